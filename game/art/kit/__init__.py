"""What drawings are made with: canvas, boxes, letters, inks and the cache of finished pictures."""
