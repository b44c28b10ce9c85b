"""The pages around the tables: title, new game, settings, saved games, statistics, campaign."""
