"""The end of a game alone: somebody and the Automa meet, and both numbers are told."""
