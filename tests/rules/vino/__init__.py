"""Tests of the rules of Vino."""
