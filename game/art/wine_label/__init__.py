"""The label of the wine of whoever has won: engraved, to be looked at and to be saved as a picture."""
