"""The banquet at the end of a game: dusk under a pergola, a laid table, and whoever has played sits at it."""
