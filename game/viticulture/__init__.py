"""The table of Viticulture: where its things lie, how they are drawn and moved, and what is asked and said of them."""
