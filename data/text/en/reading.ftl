# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P keeps this card beside the next ones. Underlined words can be opened. Any other key closes it.
reading-unpin = Kept beside the next cards; P lets it go. Any other key closes it.
