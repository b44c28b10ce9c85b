"""What holds for all modules: which imports which, how long they are, who sets what."""
