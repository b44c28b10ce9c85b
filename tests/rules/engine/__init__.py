"""Tests of the engine that both games stand on."""
