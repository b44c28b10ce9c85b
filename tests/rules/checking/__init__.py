"""Tests of scenarios and invariants, and of how far they reach."""
