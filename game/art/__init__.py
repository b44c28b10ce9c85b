"""The drawings of the house: colours, shapes, icons, pieces, table and posters."""
