"""Buttons and text entries in the look of the program."""
