"""How the program starts, what it does when it stops unexpectedly, and which scene opens which."""
