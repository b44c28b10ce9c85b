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

## Summer visitors: their gender is that of the person on the card’s picture

card-surveyor = Topógrafo
card-broker = Corredor
card-wine_critic = Crítico de vinos
card-blacksmith = Herrero
card-contractor = Contratista
card-tour_guide = Guía turístico
card-novice_guide = Guía principiante
card-uncertified_broker = Corredor sin licencia
card-planter = Plantador
card-buyer = Comprador
card-landscaper = Paisajista
card-architect = Arquitecto
card-uncertified_architect = Arquitecta sin título
card-patron = Mecenas
card-auctioneer = Subastador
card-entertainer = Animador
card-vendor = Vendedora
card-handyman = Manitas
card-horticulturist = Horticultora
card-peddler = Buhonero
card-banker = Banquero
card-overseer = Capataz
card-importer = Importador
card-sharecropper = Aparcero
card-grower = Viticultora
card-negotiator = Negociadora
card-cultivator = Agricultora
card-homesteader = Colono
card-planner = Gestora
card-agriculturist = Agrónomo
card-swindler = Estafador
card-producer = Productor
card-organizer = Organizadora
card-sponsor = Patrocinador
card-artisan = Artesana
card-stonemason = Cantero
card-volunteer_crew = Cuadrilla voluntaria
card-wedding_party = Cortejo nupcial

## Winter visitors

card-merchant = Mercader
card-crusher = Pisador de uva
card-judge = Juez
card-oenologist = Enóloga
card-marketer = Publicista
card-crush_expert = Experto en pisado
card-uncertified_teacher = Maestra sin título
card-teacher = Maestra
card-benefactor = Benefactora
card-assessor = Tasador
card-queen = Reina
card-harvester = Cosechador
card-professor = Profesor
card-master_vintner = Maestro bodeguero
card-uncertified_oenologist = Enólogo sin título
card-promoter = Promotor
card-mentor = Mentor
card-harvest_expert = Experto en cosechas
card-innkeeper = Posadero
card-jack_of_all_trades = Factótum
card-politician = Político
card-supervisor = Supervisor
card-scholar = Erudita
card-reaper = Segador
card-motivator = Motivadora
card-bottler = Embotellador
card-craftsman = Artífice
card-exporter = Exportadora
card-laborer = Jornalero
card-designer = Diseñadora
card-governess = Institutriz
card-manager = Gerente
card-zymologist = Cimologista
card-noble = Noble
card-governor = Gobernador
card-taster = Catador
card-caravan = Caravana
card-guest_speaker = Conferenciante

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

card-automa = Carta de Automa { $number }

## Orders have no name of their own

card-order = pedido de { $wines }
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
list-and = { $a } y { $b }

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
short-instead = en su lugar
short-no-structure = sin estructura
