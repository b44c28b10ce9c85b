"""Tests of the pages: everything that is no table."""
