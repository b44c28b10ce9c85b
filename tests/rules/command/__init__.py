"""Tests of the commands that need no window."""
