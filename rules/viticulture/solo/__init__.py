"""The game of one: levels and challenges, tokens, the Automa, the campaign."""
