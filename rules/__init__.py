"""The rules of the games: pure data and functions, without a window, a clock or a language."""
