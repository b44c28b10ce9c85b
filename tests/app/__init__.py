"""The built program on a screen of its own; and that no program of ours speaks to a network."""
