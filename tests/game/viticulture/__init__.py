"""Tests of the table of Viticulture."""
