"""Words and fonts: messages, the text of cards, fitting."""
