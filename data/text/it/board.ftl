# Names of everything that lies on the table: each thing that a choice can touch has its name here.
# Forms: the and a = with its article (“la pergola”); small and begins of seasons; plural of workers.

## Seasons

season-setup = Preparazione
    .small = preparazione
    .begins = Comincia la preparazione
season-spring = Primavera
    .small = primavera
    .begins = Comincia la primavera
season-summer = Estate
    .small = estate
    .begins = Comincia l’estate
season-fall = Autunno
    .small = autunno
    .begins = Comincia l’autunno
season-winter = Inverno
    .small = inverno
    .begins = Comincia l’inverno
season-year_end = Fine anno
    .small = fine anno
    .begins = L’anno si chiude

## Actions, as on the cells of the board

action-draw_vine = Pesca una carta vite
    .short = Pesca una vite
action-give_tour = Visita guidata
action-build_structure = Costruisci una struttura
    .short = Costruisci
action-play_summer_visitor = Gioca un visitatore estivo
    .short = Visitatore estivo
action-sell_grape_or_field = Vendi uva o un campo
    .short = Vendi uva/campo
action-plant_vine = Pianta una vite
    .short = Pianta
action-draw_order = Pesca un ordine di vino
    .short = Pesca un ordine
action-harvest_field = Vendemmia un campo
    .short = Vendemmia
action-make_wine = Produci vino
action-play_winter_visitor = Gioca un visitatore invernale
    .short = Visitatore invernale
action-train_worker = Addestra un lavoratore
    .short = Addestra lavoratore
action-fill_order = Completa un ordine di vino
    .short = Completa un ordine
action-gain_lira = Guadagna 1 lira
action-yoke = Giogo: estirpa o vendemmia

## Places of an action

place-middle = con il bonus
place-right = terzo spazio
place-art = accanto agli spazi occupati
space = { $action }, { $place }

## Decks and cards; “una” stands before each deck-one

deck-vine = Carte vite
deck-order = Ordini di vino
deck-summer_visitor = Visitatori estivi
deck-winter_visitor = Visitatori invernali
deck-mama = Mamme
deck-papa = Papà
deck-one-vine = carta vite
deck-one-order = carta ordine
deck-one-summer_visitor = carta visitatore estivo
deck-one-winter_visitor = carta visitatore invernale
deck-one-mama = carta Mamma
deck-one-papa = carta Papà
deck-one-any = carta
pile = Scarti: { $deck }

## Structures

structure-trellis = Pergola
    .the = la pergola
structure-irrigation = Irrigazione
    .the = l’irrigazione
structure-yoke = Giogo
    .the = il giogo
structure-windmill = Mulino a vento
    .the = il mulino a vento
structure-cottage = Casetta
    .the = la casetta
structure-tasting_room = Sala degustazione
    .short = Sala assaggi
    .the = la sala degustazione
structure-medium_cellar = Cantina media
    .the = la cantina media
structure-large_cellar = Cantina grande
    .the = la cantina grande
structure-text-trellis = Serve per piantare alcune viti.
structure-text-irrigation = Serve per piantare alcune viti.
structure-text-yoke = Un posto tutto tuo, una volta l’anno: estirpa 1 vite o vendemmia 1 campo.
structure-text-windmill = Una volta l’anno, quando pianti una vite: { $effect }
structure-text-cottage = In autunno: { $effect }
structure-text-tasting_room = Una volta l’anno, quando piazzi un lavoratore sulla visita guidata: { $effect }
structure-text-medium_cellar = Contiene vini di valore da { $from } a { $to }, rosati compresi.
structure-text-large_cellar = Contiene vini di valore da { $from } a { $to }, spumanti compresi. Richiede la cantina media.

## Pieces and places of a player; workers are all masculine: “un” and “il” stand before them

worker-worker = lavoratore
    .plural = lavoratori
worker-grande = lavoratore grande
    .plural = lavoratori grandi
worker-temporary = lavoratore stagionale
    .plural = lavoratori stagionali
rooster = gallo
field = campo { $n }
row = riga { $n } della sveglia
fall = Autunno
source-gain_lira = carretto
source-residual = rendita
source-hand_limit = limite di carte
grape-red = uva rossa { $value }
grape-white = uva bianca { $value }
wine-red = vino rosso { $value }
    .the = il vino rosso { $value }
    .a = un vino rosso { $value }
wine-white = vino bianco { $value }
    .the = il vino bianco { $value }
    .a = un vino bianco { $value }
wine-blush = vino rosato { $value }
    .the = il vino rosato { $value }
    .a = un vino rosato { $value }
wine-sparkling = spumante { $value }
    .the = lo spumante { $value }
    .a = uno spumante { $value }
# Also of wines: “vino rosso”, but “spumante”
kind-red = rosso
    .a = un vino rosso
    .wine = vino rosso
    .wines = vini rossi
    .this = questo vino rosso
    .grape = uva rossa
kind-white = bianco
    .a = un vino bianco
    .wine = vino bianco
    .wines = vini bianchi
    .this = questo vino bianco
    .grape = uva bianca
kind-blush = rosato
    .a = un vino rosato
    .wine = vino rosato
    .wines = vini rosati
    .this = questo vino rosato
kind-sparkling = spumante
    .a = uno spumante
    .wine = spumante
    .wines = spumanti
    .this = questo spumante
cellar = Cantina
hand = Mano
fields = Campi
structures = Strutture
lira =
    { $n ->
        [one] { $n } lira
       *[other] { $n } lire
    }
vp = { $n } PV
residual =
    { $n ->
        [one] { $n } lira l’anno
       *[other] { $n } lire l’anno
    }
