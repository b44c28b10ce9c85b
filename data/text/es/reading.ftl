# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P deja esta carta junto a las siguientes. Las palabras subrayadas se pueden abrir. Un clic fuera la cierra, y también cualquier otra tecla.
reading-unpin = Se queda junto a las siguientes; P la suelta. Un clic fuera la cierra, y también cualquier otra tecla.
reading-page = Las palabras subrayadas se pueden abrir. Un clic fuera la cierra, y también cualquier tecla.
