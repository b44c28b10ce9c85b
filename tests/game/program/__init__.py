"""Tests of the program: how it starts, stops, fails and goes on."""
