"""What the built program is made of besides the code."""
