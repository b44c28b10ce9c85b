"""Tests of what is spoken."""
