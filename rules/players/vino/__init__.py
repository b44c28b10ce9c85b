"""What players without a person think of positions of Vino, and how they look ahead."""
