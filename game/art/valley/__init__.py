"""Viticulture's board: a valley in four seasons with a place for each action."""
