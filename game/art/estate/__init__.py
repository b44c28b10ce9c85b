"""A vineyard's estate: its land and buildings, fields, yard, shed and cellar, drawn part by part."""
