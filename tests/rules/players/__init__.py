"""Tests of who plays by itself."""
