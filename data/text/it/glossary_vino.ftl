# The glossary of Vino: for each term its heading, the forms by which texts call it (with commas between), and its entry.

glossary-vino-private = Vigneto privato
glossary-vino-private-forms = vigneto privato, vigneti privati, privato, privati
glossary-vino-private-text = Un vigneto con il numero scuro. Quando si acquista l’ultimo di una regione in cui c’è la bottiglia, arriva il dono del governo.

glossary-vino-government = Vigneto governativo
glossary-vino-government-forms = vigneto governativo, vigneti governativi, governativo, governativi
glossary-vino-government-text = Un vigneto con il numero chiaro. Si acquista come gli altri, oppure lo si riceve con un dono del governo.

glossary-vino-marker = Pedina vigneto
glossary-vino-marker-forms = pedina vigneto, pedine vigneto, bandiera, bandiere
glossary-vino-marker-text = Mostra di chi è un vigneto. Ognuno ne ha 40; quelle dei vigneti restituiti si usano di nuovo.

glossary-vino-variety = Varietà
glossary-vino-variety-forms = varietà
glossary-vino-variety-text = Una delle cinque uve. In ogni regione ne coltivi una sola, quella della tua pedina di varietà.

glossary-vino-tile = Pedina di varietà
glossary-vino-tile-forms = pedina di varietà, pedine di varietà
glossary-vino-tile-text = Sta accanto a una regione e si prende con il primo vigneto che vi si acquista. Dice che cosa coltivi in quella regione.

glossary-vino-bottle = Bottiglia
glossary-vino-bottle-forms = bottiglia, bottiglie
glossary-vino-bottle-text = Sta in sei regioni finché il loro dono del governo deve ancora venire. Il turno in cui se ne va l’ultima bottiglia è l’ultimo.

glossary-vino-barrel = Barile
glossary-vino-barrel-forms = barile
glossary-vino-barrel-text = Sta nella regione in cui ora si acquistano vigneti. Va di regione in regione secondo il loro numero.

glossary-vino-cellar = Cantina
glossary-vino-cellar-forms = cantina, cantine
glossary-vino-cellar-text = Per ogni varietà conta in quanti vigneti la coltivi. Fino a tanto ne puoi vendere in un turno.

glossary-vino-demand = Domanda
glossary-vino-demand-forms = domanda, tavola del mercato
glossary-vino-demand-text = Quanto chi compra aggiunge al prezzo di una varietà o ne toglie, da −500 a +500. Tutte e cinque insieme fanno sempre 0.

glossary-vino-price-table = Tavola dei prezzi
glossary-vino-price-table-forms = tavola dei prezzi
glossary-vino-price-table-text = Dice per ogni quantità venduta quanto rende, quanti vigneti si restituiscono e di quanti passi scende la domanda.

glossary-vino-income = Reddito
glossary-vino-income-forms = reddito, redditi del turno
glossary-vino-income-text = Quanto ha reso la tua vendita in questo turno. Nel turno dopo comincia chi ha il reddito più basso.

glossary-vino-order = Ordine di gioco
glossary-vino-order-forms = ordine di gioco
glossary-vino-order-text = In quest’ordine si agisce, uno dopo l’altro. Dopo ogni turno lo decide il reddito, a partire dal più basso.

glossary-vino-owner = Proprietario
glossary-vino-owner-forms = proprietario, proprietari
glossary-vino-owner-text = Chi ha vigneti in una regione scelta quando vi arriva il barile. I proprietari acquistano per primi, quanto possono pagare.

glossary-vino-newcomer = I nuovi
glossary-vino-newcomer-forms = i nuovi, dei nuovi, chi è nuovo
glossary-vino-newcomer-text = Chi ha scelto una regione e non vi ha nulla. Dopo i proprietari i nuovi acquistano a giro, un vigneto alla volta.

glossary-vino-gift = Dono del governo
glossary-vino-gift-forms = dono del governo, dono, doni
glossary-vino-gift-text = Quando in una regione con la bottiglia non resta libero nessun vigneto privato, i vigneti governativi liberi vengono donati: uno, due e tutti gli altri ai tre che vi hanno più vigneti.

glossary-vino-preliminary = Turno preliminare
glossary-vino-preliminary-forms = turno preliminare
glossary-vino-preliminary-text = Prima del primo turno ognuno acquista tre vigneti: due secondo le pedine pescate e uno in una regione qualsiasi.
