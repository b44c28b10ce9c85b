"""What each version of the program has kept for somebody: a folder for each, and that all of it goes on in this one."""
