"""What turns the checkout into a program of one folder; the program itself holds none of it."""
