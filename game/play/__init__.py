"""What the tables of both games share, and no rule of either: who is asked, what is picked, what moves, what was."""
