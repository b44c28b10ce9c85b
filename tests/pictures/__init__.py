"""Checks of what is really on the pictures: words, contrast, marks and owners."""
