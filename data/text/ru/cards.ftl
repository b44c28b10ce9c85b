# Names of the cards. In a sentence a card stands in «» after «карта»; orders, which have the form kind, stand bare.

## Vines

card-sangiovese = Санджовезе
card-malvasia = Мальвазия
card-pinot = Пино
card-syrah = Шираз
card-trebbiano = Треббиано
card-merlot = Мерло
card-sauvignon_blanc = Савиньон Блан
card-cabernet_sauvignon = Каберне Савиньон
card-chardonnay = Шардоне

## Vines where there is little room

card-short-sangiovese = Санджовезе
card-short-malvasia = Мальвазия
card-short-pinot = Пино
card-short-syrah = Шираз
card-short-trebbiano = Треббиано
card-short-merlot = Мерло
card-short-sauvignon_blanc = Савиньон
card-short-cabernet_sauvignon = Каберне
card-short-chardonnay = Шардоне

## Summer visitors

card-surveyor = Землемер
card-broker = Брокер
card-wine_critic = Винный критик
card-blacksmith = Кузнец
card-contractor = Подрядчик
card-tour_guide = Экскурсовод
card-novice_guide = Начинающий гид
card-uncertified_broker = Брокер-самоучка
card-planter = Виноградарь
card-buyer = Закупщица
card-landscaper = Ландшафтный мастер
card-architect = Архитектор
card-uncertified_architect = Архитектор-самоучка
card-patron = Меценат
card-auctioneer = Аукционист
card-entertainer = Затейник
card-vendor = Лавочница
card-handyman = Умелец
card-horticulturist = Растениевод
card-peddler = Разносчик
card-banker = Банкир
card-overseer = Смотритель
card-importer = Импортёр
card-sharecropper = Издольщик
card-grower = Садовод
card-negotiator = Переговорщица
card-cultivator = Крестьянка
card-homesteader = Поселенец
card-planner = Планировщица
card-agriculturist = Агроном
card-swindler = Мошенник
card-producer = Производитель
card-organizer = Организатор
card-sponsor = Спонсор
card-artisan = Ремесленник
card-stonemason = Каменщик
card-volunteer_crew = Добровольцы
card-wedding_party = Свадебный кортеж

## Winter visitors

card-merchant = Купец
card-crusher = Давильщик
card-judge = Судья
card-oenologist = Энолог
card-marketer = Маркетолог
card-crush_expert = Знаток отжима
card-uncertified_teacher = Учитель-самоучка
card-teacher = Учительница
card-benefactor = Благодетельница
card-assessor = Оценщик
card-queen = Королева
card-harvester = Сборщик урожая
card-professor = Профессор
card-master_vintner = Мастер-винодел
card-uncertified_oenologist = Энолог-самоучка
card-promoter = Промоутер
card-mentor = Наставница
card-harvest_expert = Знаток урожая
card-innkeeper = Трактирщик
card-jack_of_all_trades = Мастер на все руки
card-politician = Политик
card-supervisor = Бригадир
card-scholar = Учёный
card-reaper = Жнец
card-motivator = Мотиватор
card-bottler = Разливщик
card-craftsman = Мастеровой
card-exporter = Экспортёр
card-laborer = Подёнщик
card-designer = Дизайнер
card-governess = Гувернантка
card-manager = Управляющий
card-zymologist = Зимолог
card-noble = Вельможа
card-governor = Губернатор
card-taster = Дегустатор
card-caravan = Караван
card-guest_speaker = Приглашённый лектор

## Mamas

card-alaena = Алаэна
card-alyssa = Алисса
card-deann = Диэнн
card-margot = Марго
card-margaret = Маргарет
card-nici = Ники
card-teruyo = Тэруё
card-emily = Эмили
card-rebecca = Ребекка
card-danyel = Даниэль
card-laura = Лаура
card-jess = Джесс
card-casey = Кейси
card-christine = Кристин
card-naja = Найя
card-falon = Фэлон
card-nicole = Николь
card-ariel = Ариэль

## Papas

card-andrew = Эндрю
card-christian = Кристиан
card-jay = Джей
card-josh = Джош
card-kozi = Кози
card-matthew = Мэттью
card-matt = Мэтт
card-paul = Пол
card-stephan = Стефан
card-steven = Стивен
card-joel = Джоэл
card-raymond = Рэймонд
card-jerry = Джерри
card-trevor = Тревор
card-rafael = Рафаэль
card-gary = Гэри
card-morten = Мортен
card-alan = Алан

## The Automa’s cards have numbers

card-automa = Карта Automa { $number }

## Orders have no name of their own

card-order = заказ на { $wines }
    .kind = order
card-order-one = заказ на { $wines }
    .kind = order
card-order-title = Заказ на вино

## What stands on vines and orders

vine-text =
    { $needs ->
        [none] Не требует сооружений.
       *[some] Нельзя посадить без { $what }.
    } Каждый урожай приносит { $grapes }.
order-text =
    Сдайте { $wines }. Получите { $vp } ПО, а также { $residual } { $residual ->
        [one] лиру
        [few] лиры
       *[many] лир
    } в конце каждого года.
# After «без»: genitive
needs-trellis = шпалеры
needs-irrigation = ирригации
yields-red = чёрный виноград ценностью { $value }
yields-white = белый виноград ценностью { $value }
order-wine =
    { $kind ->
        [red] красное
        [white] белое
        [blush] розовое
       *[sparkling] игристое
    } { $value }
order-wine-full =
    { $kind ->
        [red] красное
        [white] белое
        [blush] розовое
       *[sparkling] игристое
    } вино ценностью не менее { $value }
list-comma = { $a }, { $b }
    .gen = { FORM($a, "gen") }, { FORM($b, "gen") }
list-and = { $a } и { $b }
    .gen = { FORM($a, "gen") } и { FORM($b, "gen") }

## Foot of the large card

foot-number = № { $n }
foot-copies = В колоде: { $n }

## Words of the short form

short-all = все
short-or = или
short-else = иначе
short-both = оба
short-points = очки
short-at-once = сразу
short-each-year = ежегодно
short-residual =
    +{ $n } { $n ->
        [one] лира
        [few] лиры
       *[many] лир
    }
short-or-more = { $value } и выше
short-built = построено
# Two narrow lines at the foot of a vine in the hand
short-no-structure = ничего не нужно
