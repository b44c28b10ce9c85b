# Names of the cards.

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

## Summer visitors: their gender is that of the person on the card’s picture; .the is for sentences

card-surveyor = Topógrafo
    .the = el Topógrafo
card-broker = Corredor
    .the = el Corredor
card-wine_critic = Crítica de vinos
    .the = la Crítica de vinos
card-blacksmith = Herrero
    .the = el Herrero
card-contractor = Contratista
    .the = el Contratista
card-tour_guide = Guía turística
    .the = la Guía turística
card-novice_guide = Guía principiante
    .the = el Guía principiante
card-uncertified_broker = Corredor sin licencia
    .the = el Corredor sin licencia
card-planter = Plantador
    .the = el Plantador
card-buyer = Compradora
    .the = la Compradora
card-landscaper = Paisajista
    .the = la Paisajista
card-architect = Arquitecto
    .the = el Arquitecto
card-uncertified_architect = Arquitecta sin título
    .the = la Arquitecta sin título
card-patron = Mecenas
    .the = el Mecenas
card-auctioneer = Subastador
    .the = el Subastador
card-entertainer = Animador
    .the = el Animador
card-vendor = Vendedora
    .the = la Vendedora
card-handyman = Manitas
    .the = el Manitas
card-horticulturist = Horticultora
    .the = la Horticultora
card-peddler = Buhonero
    .the = el Buhonero
card-banker = Banquero
    .the = el Banquero
card-overseer = Capataz
    .the = el Capataz
card-importer = Importador
    .the = el Importador
card-sharecropper = Aparcero
    .the = el Aparcero
card-grower = Viticultora
    .the = la Viticultora
card-negotiator = Negociadora
    .the = la Negociadora
card-cultivator = Agricultora
    .the = la Agricultora
card-homesteader = Colono
    .the = el Colono
card-planner = Gestora
    .the = la Gestora
card-agriculturist = Agrónomo
    .the = el Agrónomo
card-swindler = Estafador
    .the = el Estafador
card-producer = Productor
    .the = el Productor
card-organizer = Organizadora
    .the = la Organizadora
card-sponsor = Patrocinador
    .the = el Patrocinador
card-artisan = Artesana
    .the = la Artesana
card-stonemason = Cantero
    .the = el Cantero
card-volunteer_crew = Cuadrilla voluntaria
    .the = la Cuadrilla voluntaria
card-wedding_party = Cortejo nupcial
    .the = el Cortejo nupcial

## Winter visitors

card-merchant = Mercader
    .the = el Mercader
card-crusher = Pisador de uva
    .the = el Pisador de uva
card-judge = Juez
    .the = el Juez
card-oenologist = Enóloga
    .the = la Enóloga
card-marketer = Publicista
    .the = la Publicista
card-crush_expert = Experto en pisado
    .the = el Experto en pisado
card-uncertified_teacher = Maestra sin título
    .the = la Maestra sin título
card-teacher = Maestra
    .the = la Maestra
card-benefactor = Benefactora
    .the = la Benefactora
card-assessor = Tasador
    .the = el Tasador
card-queen = Reina
    .the = la Reina
card-harvester = Cosechador
    .the = el Cosechador
card-professor = Profesor
    .the = el Profesor
card-master_vintner = Maestro bodeguero
    .the = el Maestro bodeguero
card-uncertified_oenologist = Enólogo sin título
    .the = el Enólogo sin título
card-promoter = Promotor
    .the = el Promotor
card-mentor = Mentora
    .the = la Mentora
card-harvest_expert = Experto en cosechas
    .the = el Experto en cosechas
card-innkeeper = Posadero
    .the = el Posadero
card-jack_of_all_trades = Factótum
    .the = el Factótum
card-politician = Político
    .the = el Político
card-supervisor = Supervisor
    .the = el Supervisor
card-scholar = Erudita
    .the = la Erudita
card-reaper = Segador
    .the = el Segador
card-motivator = Motivadora
    .the = la Motivadora
card-bottler = Embotellador
    .the = el Embotellador
card-craftsman = Artífice
    .the = el Artífice
card-exporter = Exportadora
    .the = la Exportadora
card-laborer = Jornalero
    .the = el Jornalero
card-designer = Diseñadora
    .the = la Diseñadora
card-governess = Institutriz
    .the = la Institutriz
card-manager = Gerente
    .the = el Gerente
card-zymologist = Cimologista
    .the = el Cimologista
card-noble = Noble
    .the = la Noble
card-governor = Gobernador
    .the = el Gobernador
card-taster = Catador
    .the = el Catador
card-caravan = Caravana
    .the = la Caravana
card-guest_speaker = Conferenciante
    .the = el Conferenciante

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

card-automa = Carta Automa { $number }

## Orders have no name of their own

card-order = pedido de { $wines }
    .the = el pedido de { $wines }
card-order-one = un pedido de { $wines }
card-order-title = Pedido de vino

## What stands on vines and orders

vine-text = { $needs ->
        [none] No requiere ninguna estructura.
       *[some] Requiere { $what } para plantarse.
    } Cada cosecha da { $grapes }.
order-text = Entrega { $wines }. Gana { $vp } PV y, al final de cada año, { $residual ->
        [one] { $residual } lira
       *[other] { $residual } liras
    } más.
needs-trellis = emparrado
needs-irrigation = riego
yields-red = una uva roja de { $value }
yields-white = una uva blanca de { $value }
order-wine = { $kind ->
        [red] tinto
        [white] blanco
        [blush] rosado
       *[sparkling] espumoso
    } { $value }
order-wine-full = un vino { $kind ->
        [red] tinto
        [white] blanco
        [blush] rosado
       *[sparkling] espumoso
    } de valor { $value } o más
list-comma = { $a }, { $b }
list-and = { $sound ->
        [i] { $a } e { $b }
       *[other] { $a } y { $b }
    }

## Foot of the large card

foot-number = N.º { $n }
foot-copies = { $n } en el mazo

## Words of the short form

short-all = todo
short-or = o
short-else = si no
short-both = ambas
short-points = puntos
short-at-once = ahora
short-each-year = cada año
short-residual = { $n ->
        [one] +{ $n } lira
       *[other] +{ $n } liras
    }
short-or-more = { $value } o más
short-built = hecha
short-no-structure = no pide nada
