"""Tests of Vendemmia, and the benches that run beside them."""
