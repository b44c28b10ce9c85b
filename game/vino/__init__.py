"""The window of Vino: where its things lie, how they are drawn, and what is said of them."""
