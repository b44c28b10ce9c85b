"""Tests of the rules of Viticulture."""
