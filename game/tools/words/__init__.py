"""What is checked of the words of each language, and the list of all of them."""
