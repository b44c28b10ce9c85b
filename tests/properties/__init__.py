"""What must hold for every card and in every position, tried out on random ones."""
