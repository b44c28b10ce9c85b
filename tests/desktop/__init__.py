"""The program on real screens, with the keyboards and windows of a desktop."""
