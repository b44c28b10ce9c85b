"""Looking at the rules from outside: scenarios, what must always be true, positions to try, and watched play."""
