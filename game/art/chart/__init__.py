"""The chart of Italy on which Vino is played, and all that lies on it."""
