"""Sound and music."""
