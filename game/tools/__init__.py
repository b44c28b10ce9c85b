"""Tools for those who build the program: the tour of all screens, contact sheets, checks, fonts and sounds."""
