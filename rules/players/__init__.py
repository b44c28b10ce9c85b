"""Players without a person: they answer questions through the public door only."""
