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

## Summer visitors

card-surveyor = Surveyor
card-broker = Broker
card-wine_critic = Wine Critic
card-blacksmith = Blacksmith
card-contractor = Contractor
card-tour_guide = Tour Guide
card-novice_guide = Novice Guide
card-uncertified_broker = Uncertified Broker
card-planter = Planter
card-buyer = Buyer
card-landscaper = Landscaper
card-architect = Architect
card-uncertified_architect = Uncertified Architect
card-patron = Patron
card-auctioneer = Auctioneer
card-entertainer = Entertainer
card-vendor = Vendor
card-handyman = Handyman
card-horticulturist = Horticulturist
card-peddler = Peddler
card-banker = Banker
card-overseer = Overseer
card-importer = Importer
card-sharecropper = Sharecropper
card-grower = Grower
card-negotiator = Negotiator
card-cultivator = Cultivator
card-homesteader = Homesteader
card-planner = Planner
card-agriculturist = Agriculturist
card-swindler = Swindler
card-producer = Producer
card-organizer = Organizer
card-sponsor = Sponsor
card-artisan = Artisan
card-stonemason = Stonemason
card-volunteer_crew = Volunteer Crew
card-wedding_party = Wedding Party

## Winter visitors

card-merchant = Merchant
card-crusher = Crusher
card-judge = Judge
card-oenologist = Oenologist
card-marketer = Marketer
card-crush_expert = Crush Expert
card-uncertified_teacher = Uncertified Teacher
card-teacher = Teacher
card-benefactor = Benefactor
card-assessor = Assessor
card-queen = Queen
card-harvester = Harvester
card-professor = Professor
card-master_vintner = Master Vintner
card-uncertified_oenologist = Uncertified Oenologist
card-promoter = Promoter
card-mentor = Mentor
card-harvest_expert = Harvest Expert
card-innkeeper = Innkeeper
card-jack_of_all_trades = Jack-of-all-trades
card-politician = Politician
card-supervisor = Supervisor
card-scholar = Scholar
card-reaper = Reaper
card-motivator = Motivator
card-bottler = Bottler
card-craftsman = Craftsman
card-exporter = Exporter
card-laborer = Laborer
card-designer = Designer
card-governess = Governess
card-manager = Manager
card-zymologist = Zymologist
card-noble = Noble
card-governor = Governor
card-taster = Taster
card-caravan = Caravan
card-guest_speaker = Guest Speaker

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

card-automa = Automa card { $number }
    .short = Card { $number }

## Orders have no name of their own

card-order = order for { $wines }
card-order-one = an order for { $wines }
card-order-title = Wine order

## What stands on vines and orders

vine-text = { $needs ->
        [none] Needs no structure.
       *[some] Needs { $what } before it is planted.
    } Each harvest yields { $grapes }.
order-text = Deliver { $wines }. Gain { $vp } VP, and { $residual } lira more at the end of every year.
needs-trellis = a trellis
needs-irrigation = irrigation
yields-red = a red grape of { $value }
yields-white = a white grape of { $value }
order-wine = { $kind ->
        [red] red
        [white] white
        [blush] blush
       *[sparkling] sparkling
    } { $value }
order-wine-full = a { $kind ->
        [red] red
        [white] white
        [blush] blush
       *[sparkling] sparkling
    } wine worth { $value } or more
list-comma = { $a }, { $b }
list-and = { $a } and { $b }

## Foot of the large card

foot-number = No. { $n }
foot-copies = { $n } in the deck

## Words of the short form

short-all = all
short-or = or
short-else = else
short-both = both
short-points = points
short-at-once = at once
short-each-year = each year
short-residual = +{ $n } lira
short-or-more = { $value } or more
short-built = built
short-no-structure = needs nothing
