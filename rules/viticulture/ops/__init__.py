"""The ops of the effect language: what a card, space or row can make happen."""
