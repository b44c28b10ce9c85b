# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P tiene questa carta accanto alle prossime. Le parole sottolineate si possono aprire. Un clic fuori la chiude, come ogni altro tasto.
reading-unpin = Resta accanto alle prossime carte; P la lascia andare. Un clic fuori la chiude, come ogni altro tasto.
reading-page = Le parole sottolineate si possono aprire. Un clic fuori la chiude, come ogni altro tasto.
