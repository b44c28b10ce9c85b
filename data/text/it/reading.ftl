# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P tiene questa carta accanto alle prossime. Le parole sottolineate si possono aprire. Un clic fuori la chiude, come ogni altro tasto.
    .short = P tiene la carta; ogni altro tasto la chiude.
reading-unpin = Resta accanto alle prossime carte; P la lascia andare. Un clic fuori la chiude, come ogni altro tasto.
    .short = P lascia la carta; ogni altro tasto la chiude.
reading-page = Le parole sottolineate si possono aprire. Un clic fuori la chiude, come ogni altro tasto.
    .short = Le parole sottolineate si aprono; un tasto chiude.
