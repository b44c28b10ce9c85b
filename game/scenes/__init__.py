"""The screens of the program: title, new game, table, score."""
