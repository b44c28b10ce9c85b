"""The rules of Vino for three to five players."""
