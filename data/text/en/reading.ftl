# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P keeps this card beside the next ones. Underlined words can be opened. A click beside it closes it, and so does any other key.
    .short = P keeps this card; any other key closes it.
reading-unpin = Kept beside the next cards; P lets it go. A click beside it closes it, and so does any other key.
    .short = P lets this card go; any other key closes it.
reading-page = Underlined words can be opened. A click beside it closes it, and so does any key.
    .short = Underlined words open; any key closes.
