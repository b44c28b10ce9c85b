"""Tests of who plays Vino by itself."""
