# Names of the cards, of men or women as they are drawn. The form “the” of a visitor is its name with the article:
# “il Fabbro”.

## Vines

card-sangiovese = Sangiovese
card-malvasia = Malvasia
card-pinot = Pinot
card-syrah = Syrah
card-trebbiano = Trebbiano
card-merlot = Merlot
card-sauvignon_blanc = Sauvignon Blanc
card-cabernet_sauvignon = Cabernet Sauvignon
card-chardonnay = Chardonnay

## Vines where there is little room

card-short-sangiovese = Sangiovese
card-short-malvasia = Malvasia
card-short-pinot = Pinot
card-short-syrah = Syrah
card-short-trebbiano = Trebbiano
card-short-merlot = Merlot
card-short-sauvignon_blanc = Sauv. Blanc
card-short-cabernet_sauvignon = Cabernet
card-short-chardonnay = Chardonnay

## Summer visitors

card-surveyor = Geometra
    .the = il Geometra
card-broker = Mediatore
    .the = il Mediatore
card-wine_critic = Critica enologica
    .the = la Critica enologica
card-blacksmith = Fabbro
    .the = il Fabbro
card-contractor = Appaltatore
    .the = l’Appaltatore
card-tour_guide = Guida turistica
    .the = la Guida turistica
card-novice_guide = Guida alle prime armi
    .the = la Guida alle prime armi
card-uncertified_broker = Mediatore abusivo
    .the = il Mediatore abusivo
card-planter = Vivaista
    .the = il Vivaista
card-buyer = Compratrice
    .the = la Compratrice
card-landscaper = Paesaggista
    .the = il Paesaggista
card-architect = Architetto
    .the = l’Architetto
card-uncertified_architect = Architetto abusivo
    .the = l’Architetto abusivo
card-patron = Mecenate
    .the = il Mecenate
card-auctioneer = Banditore
    .the = il Banditore
card-entertainer = Intrattenitore
    .the = l’Intrattenitore
card-vendor = Venditrice
    .the = la Venditrice
card-handyman = Tuttofare
    .the = il Tuttofare
card-horticulturist = Orticoltrice
    .the = l’Orticoltrice
card-peddler = Ambulante
    .the = l’Ambulante
card-banker = Banchiere
    .the = il Banchiere
card-overseer = Sovrintendente
    .the = il Sovrintendente
card-importer = Importatore
    .the = l’Importatore
card-sharecropper = Mezzadro
    .the = il Mezzadro
card-grower = Viticoltrice
    .the = la Viticoltrice
card-negotiator = Negoziatrice
    .the = la Negoziatrice
card-cultivator = Coltivatrice
    .the = la Coltivatrice
card-homesteader = Colono
    .the = il Colono
card-planner = Pianificatrice
    .the = la Pianificatrice
card-agriculturist = Agronomo
    .the = l’Agronomo
card-swindler = Truffatore
    .the = il Truffatore
card-producer = Produttore
    .the = il Produttore
card-organizer = Organizzatrice
    .the = l’Organizzatrice
card-sponsor = Finanziatore
    .the = il Finanziatore
card-artisan = Artigiano
    .the = l’Artigiano
card-stonemason = Scalpellino
    .the = lo Scalpellino
card-volunteer_crew = Squadra di volontari
    .the = la Squadra di volontari
card-wedding_party = Corteo nuziale
    .the = il Corteo nuziale

## Winter visitors

card-merchant = Mercante
    .the = il Mercante
card-crusher = Pigiatore
    .the = il Pigiatore
card-judge = Giudice
    .the = il Giudice
card-oenologist = Enologa
    .the = l’Enologa
card-marketer = Pubblicitaria
    .the = la Pubblicitaria
card-crush_expert = Esperto di pigiatura
    .the = l’Esperto di pigiatura
card-uncertified_teacher = Insegnante abusivo
    .the = l’Insegnante abusivo
card-teacher = Insegnante
    .the = l’Insegnante
card-benefactor = Benefattrice
    .the = la Benefattrice
card-assessor = Perito
    .the = il Perito
card-queen = Regina
    .the = la Regina
card-harvester = Vendemmiatore
    .the = il Vendemmiatore
card-professor = Professore
    .the = il Professore
card-master_vintner = Mastro vignaiolo
    .the = il Mastro vignaiolo
card-uncertified_oenologist = Enologo abusivo
    .the = l’Enologo abusivo
card-promoter = Promotore
    .the = il Promotore
card-mentor = Mentore
    .the = la Mentore
card-harvest_expert = Esperto di vendemmia
    .the = l’Esperto di vendemmia
card-innkeeper = Locandiere
    .the = il Locandiere
card-jack_of_all_trades = Factotum
    .the = il Factotum
card-politician = Politico
    .the = il Politico
card-supervisor = Supervisore
    .the = il Supervisore
card-scholar = Studioso
    .the = lo Studioso
card-reaper = Mietitore
    .the = il Mietitore
card-motivator = Motivatore
    .the = il Motivatore
card-bottler = Imbottigliatore
    .the = l’Imbottigliatore
card-craftsman = Mastro artigiano
    .the = il Mastro artigiano
card-exporter = Esportatore
    .the = l’Esportatore
card-laborer = Bracciante
    .the = il Bracciante
card-designer = Progettista
    .the = la Progettista
card-governess = Istitutrice
    .the = l’Istitutrice
card-manager = Amministratore
    .the = l’Amministratore
card-zymologist = Zimologo
    .the = lo Zimologo
card-noble = Nobile
    .the = la Nobile
card-governor = Governatore
    .the = il Governatore
card-taster = Degustatore
    .the = il Degustatore
card-caravan = Carovana
    .the = la Carovana
card-guest_speaker = Conferenziere
    .the = il Conferenziere

## Mamas

card-alaena = Alaena
card-alyssa = Alyssa
card-deann = Deann
card-margot = Margot
card-margaret = Margaret
card-nici = Nici
card-teruyo = Teruyo
card-emily = Emily
card-rebecca = Rebecca
card-danyel = Danyel
card-laura = Laura
card-jess = Jess
card-casey = Casey
card-christine = Christine
card-naja = Naja
card-falon = Falon
card-nicole = Nicole
card-ariel = Ariel

## Papas

card-andrew = Andrew
card-christian = Christian
card-jay = Jay
card-josh = Josh
card-kozi = Kozi
card-matthew = Matthew
card-matt = Matt
card-paul = Paul
card-stephan = Stephan
card-steven = Steven
card-joel = Joel
card-raymond = Raymond
card-jerry = Jerry
card-trevor = Trevor
card-rafael = Rafael
card-gary = Gary
card-morten = Morten
card-alan = Alan

## The Automa’s cards have numbers

card-automa = carta Automa { $number }

## Orders have no name of their own

card-order = ordine di { $wines }
    .the = l’ordine di { $wines }
card-order-one = un ordine di { $wines }
card-order-title = Ordine di vino

## What stands on vines and orders

vine-text = { $needs ->
        [none] Non richiede strutture.
       *[some] Si pianta solo con { $what }.
    } Ogni vendemmia dà { $grapes }.
order-text = Consegna { $wines }. Guadagna { $vp } PV, e alla fine di ogni anno { $residual ->
        [one] { $residual } lira
       *[other] { $residual } lire
    } in più.
needs-trellis = la pergola
needs-irrigation = l’irrigazione
yields-red = un’uva rossa di valore { $value }
yields-white = un’uva bianca di valore { $value }
order-wine = { $kind ->
        [red] rosso
        [white] bianco
        [blush] rosato
       *[sparkling] spumante
    } { $value }
order-wine-full = { $kind ->
        [red] un vino rosso
        [white] un vino bianco
        [blush] un vino rosato
       *[sparkling] uno spumante
    } di valore { $value } o più
list-comma = { $a }, { $b }
list-and =
    { $a } { $sound ->
        [e] ed
       *[other] e
    } { $b }

## Foot of the large card

foot-number = N. { $n }
foot-copies = { $n } nel mazzo

## Words of the short form

short-all = tutte
short-or = o
short-else = altrimenti
short-both = entrambe
short-points = punti
short-at-once = subito
short-each-year = ogni anno
short-residual = { $n ->
        [one] +{ $n } lira
       *[other] +{ $n } lire
    }
short-or-more = { $value } o più
short-built = costruita
short-no-structure = non serve nulla
