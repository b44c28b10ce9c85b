"""Tests of scenes, input and widgets."""
