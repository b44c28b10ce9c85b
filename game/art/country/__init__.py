"""The country round the two tables: houses, goods, plants and structures. Light comes from the left."""
