"""Tests of what both tables share."""
