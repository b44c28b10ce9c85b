"""What any game here needs and no game's own rule."""
