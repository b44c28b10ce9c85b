"""Everything with a window: the table, its screens, words, pictures and sounds."""
