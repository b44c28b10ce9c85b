"""Tests of files: torn, foreign, hostile and written by two programs at once; nothing good is ever lost."""
