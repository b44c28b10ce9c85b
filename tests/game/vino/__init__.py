"""The table of Vino, played through the window."""
