"""Makes the game's sounds out of numbers. Only the building needs it, never the game."""
