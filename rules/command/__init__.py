"""The commands of ``python -m rules``."""
