"""What players without a person think of positions of Viticulture, and how they look ahead."""
