"""What lies on the table: its things, the picture of them, touching and moving them."""
