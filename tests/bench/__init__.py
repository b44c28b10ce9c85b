"""How fast the rules are, as ratios to catanatron measured block by block in one process: ``make bench``."""
