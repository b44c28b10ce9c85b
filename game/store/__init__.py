"""What is kept on disk: records of games, their shelf, campaigns, statistics and settings."""
