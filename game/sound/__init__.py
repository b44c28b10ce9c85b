"""What the game lets hear: effects, signals and music, and how they are made."""
