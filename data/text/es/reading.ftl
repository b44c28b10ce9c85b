# Reading a card large, with others pinned beside it and the glossary.

reading-pin = P fija esta carta junto a las siguientes. Las palabras subrayadas se abren. Un clic fuera u otra tecla la cierra.
    .short = P fija la carta; otra tecla la cierra.
reading-unpin = Fijada junto a las siguientes; P la suelta. Un clic fuera u otra tecla la cierra.
    .short = P suelta la carta; otra tecla la cierra.
reading-page = Las palabras subrayadas se abren. Un clic fuera o cualquier tecla cierra la página.
    .short = Las palabras subrayadas se abren; una tecla cierra.
