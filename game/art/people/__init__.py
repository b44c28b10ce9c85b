"""People: one line of data each becomes somebody at work in a place, in three sizes."""
