# Vino in the window: names of its things, questions, panels, and what the inspector says.

## Names. Forms of regions: acc, gen, and in (with its preposition); of varieties: acc, gen

variety-nebbiolo = Неббиоло
variety-trebbiano = Треббиано
variety-montepulciano = Монтепульчано
    .short = Монтепул.
variety-pinot_grigio = Пино Гриджо
    .short = П. Гриджо
variety-barbera = Барбера
    .acc = Барберу
    .gen = Барберы
variety-letter-nebbiolo = Н
variety-letter-trebbiano = Т
variety-letter-montepulciano = М
variety-letter-pinot_grigio = П
variety-letter-barbera = Б
region-liguria = Лигурия
    .acc = Лигурию
    .gen = Лигурии
    .in = в Лигурии
region-lazio = Лацио
    .in = в Лацио
region-campania = Кампания
    .acc = Кампанию
    .gen = Кампании
    .in = в Кампании
region-sardegna = Сардиния
    .acc = Сардинию
    .gen = Сардинии
    .in = на Сардинии
region-calabria = Калабрия
    .acc = Калабрию
    .gen = Калабрии
    .in = в Калабрии
region-abruzzo = Абруццо
    .in = в Абруццо
region-toscana = Тоскана
    .acc = Тоскану
    .gen = Тосканы
    .in = в Тоскане
region-veneto = Венето
    .in = в Венето
region-trentino = Трентино
    .in = в Трентино
vino-vineyard = { $region } { $price }
vino-map-title = Vigneti
vino-map-subtitle = d’Italia

## Ribbon

vino-round = Раунд { $round }
vino-phase-preliminary = Первые виноградники
vino-phase-choose = Выбор
vino-phase-reveal = Показ
vino-phase-buy = Покупка
vino-phase-sell = Продажа
vino-phase-order = Порядок
vino-order = Порядок игры
vino-when = Раунд { $round } · { $phase }
vino-last-turn = Последний раунд

## Questions. $place is a region, $thing a variety, $due how many are to be chosen in all

vino-ask-region = Выберите две области
vino-ask-region-line = В этом раунде вы сможете покупать только там. Пока не выберут все, этого никто не видит.
vino-ask-buy-drawn = Купите по своим жетонам
# $list names the regions still due, each with the variety of its tile
vino-ask-buy-drawn-due = { $left ->
        [1] Щёлкните по винограднику в зелёной рамке: { $list }.
       *[other] Щёлкните по винограднику в зелёной рамке в каждой области: { $list }.
    }
# Добавляется к строке выше для новичка
vino-ask-buy-drawn-aim = Побеждает тот, у кого больше виноградников; раунд, в котором уйдёт последняя бутылка, — последний.
vino-drawn-tile = { $place } ({ $thing })
vino-ask-buy-any = Купите один виноградник
vino-ask-buy-any-line = В любой области, где для вас ещё есть жетон.
vino-ask-buy-owners = Покупка { FORM($place, "in") }
vino-ask-buy-owners-line = У вас здесь есть виноградники: покупайте сколько угодно.
vino-ask-buy-newcomers = Покупка { FORM($place, "in") }
vino-ask-buy-newcomers-line = Виноградников у вас здесь не было: покупайте по одному, по очереди с остальными, пока не спасуете.
vino-ask-buy-alone-line = Больше здесь никто не покупает: покупайте сколько угодно.
# On the large plate, before emblems and names: who buys next in its region; $gift: whether a gift holds them up
vino-then = { $gift ->
        [yes] После дара
       *[no] Затем
    }
    .short = { $gift ->
        [yes] После
       *[no] Затем
    }
vino-then-newcomers = затем новички
    .short = новые
vino-then-nobody = { $gift ->
        [yes] После дара здесь никто не покупает.
       *[no] Больше здесь никто не покупает.
    }
    .short = { $gift ->
        [yes] После дара никто
       *[no] Больше никто
    }
vino-ask-variety = Какой сорт { FORM($place, "in") }?
vino-ask-variety-line = Он один для всех ваших виноградников здесь. Выберите жетон.
vino-ask-gift = Дар правительства { FORM($place, "in") }
vino-ask-gift-line = { $due ->
        [1] Выберите бесплатно один виноградник.
        [one] Выберите бесплатно { $due } виноградник.
        [few] Выберите бесплатно { $due } виноградника.
       *[other] Выберите бесплатно { $due } виноградников.
    }
vino-ask-sell = Продайте один сорт
vino-ask-return = Отдайте виноградники
vino-ask-return-line = Только те, где растёт { $thing }.
vino-ask-raise = Раздайте повышения
vino-ask-raise-line = { $thing } падает; остальные вместе растут на столько же ступеней.
vino-ask-quiet = Закончить игру как есть?
vino-ask-quiet-line = Три раунда никто не покупает и не продаёт. Если закончить хотят все, виноградники считают как есть.

vino-done = Больше не покупать
vino-quiet-end = Закончить игру
vino-quiet-done = Играть дальше
vino-pass-buy = Не покупать
vino-pass-sell = Не продавать
# What is told of an answer that waits for Confirm
vino-final = Затем отвечают другие. До их ответа ход можно отменить стрелкой вверху.
vino-drops-sale = Вы начали продавать { FORM($thing, "acc") } × { $quantity }: эта продажа отменяется.
vino-reveals = Откроются скрытые жетоны: это не отменить.
vino-may-reveal = Потом это не отменить.
vino-may-be-final = Возможно, потом это не отменить.
vino-shows-money = Игра закончится, и все деньги откроются: это не отменить.
vino-confirm-sale = Продать
# Takes back the last answer
vino-undo = Отменить
# Lets go of all that is picked
vino-clear = Сбросить

## Choosing several

vino-picked-region = Выбрано { $picked } из 2: { $names }
# On the ticket of a region that is chosen: its vineyards
vino-ticket-free = Свободно: { $free }, от { $price }
vino-ticket-back = Отказаться от региона: { $place }
vino-ticket-full = Свободных нет

# As many are chosen as are due ($due): how to give one up
vino-full-regions = Обе области выбраны: щёлкните по одной ещё раз, чтобы снять выбор.
vino-full-vineyards = { $due ->
        [1] Виноградник выбран: щёлкните по нему ещё раз, чтобы снять выбор.
       *[other] Все виноградники выбраны ({ $due }): щёлкните по одному ещё раз, чтобы снять выбор.
    }
vino-full-rises = { $due ->
        [1] Повышение роздано: правый щелчок по его строке забирает его назад.
       *[other] Все повышения розданы ({ $due }): правый щелчок по строке забирает один назад.
    }

## The sale

vino-sale-pick = Выберите сорт, затем количество.
vino-sale-price = { $quantity }: { $revenue }
vino-sale-demand = Спрос на { FORM($thing, "acc") }
vino-sale-receive = Вы получаете
# In its place where demand takes more than the price table gives
vino-sale-spared = Продажа не бывает в убыток
# What is still to be done before Confirm, and how; the count stands beside it
vino-sale-last = { $place }: ваш последний виноградник, жетон освободится
    .short = Жетон свободен: { $place }
vino-sale-return = { $done ->
        [yes] { $due ->
            [0] Отдавать нечего
           *[other] Виноградники отданы
        }
       *[no] Отдайте: щёлкните свои флаги
    }
vino-sale-fall = { $done ->
        [yes] { $steps ->
            [0] { $thing } ниже не упадёт
           *[other] Другие подняты
        }
       *[no] Поднимите другие: щёлкните +
    }
vino-sale-more = +
vino-sale-less = −
vino-grey-variety = { FORM($thing, "acc") } сейчас продать нельзя.
vino-grey-more = Больше продать нельзя.
vino-grey-less = Меньше продать нельзя.
vino-prices = Таблица цен
table-sign-prices = Таблица цен: { $press }
vino-prices-sold = Продано
vino-prices-revenue = Выручка
vino-prices-lost = Отдано
vino-prices-shift = Ступени вниз

## Demand and cellar

vino-demand = Спрос
# Beside how many vineyards a player has: of $all markers so many are left
vino-left = осталось { $left }
    .short = / { $all }
vino-cash = Деньги
vino-show = Показать
vino-hide = Скрыть

## Banners

vino-gift-title = Дар правительства { FORM($place, "in") }
vino-gift-line = Последний частный виноградник продан. Землю получают: { $list }{ $left ->
        [0] .
       *[other] ; в продаже остаётся { $left }.
    }
vino-gift-share = { $name } ({ $count })
vino-gift-none = Последний частный виноградник продан. Раздавать правительству больше нечего.
vino-last-title = Последняя бутылка ушла
vino-last-line = В этом раунде ещё покупают, но уже не продают. Затем считают виноградники.
vino-round-over = Раунд { $round } окончен: новый порядок игры
vino-round-brought = Что принёс раунд { $round }
vino-round-rule = Первым ходит игрок с наименьшим доходом.
vino-round-tie = При равном доходе порядок прежний: { $names }.
vino-round-was = было { $place }

## Preview

vino-preview-cash = { $before } → { $after }
# What is bought, in a bill: its price follows
vino-bill-price = { $of ->
        [government] Государственный виноградник
       *[private] Частный виноградник
    }
vino-bill-vineyards = Виноградники
vino-preview-bottle = Бутылка { FORM($place, "gen") } уходит: дара здесь больше не будет.
vino-preview-gift = Последний частный виноградник: правительство раздаёт свою землю.
vino-preview-last = Последняя бутылка: вино больше никто не продаёт.

## Log. The name stands before the line as an emblem: present tense, which has no gender

vino-log-season_started = { $round ->
        [0] Первые виноградники
       *[other] Раунд { $round } · { $phase }
    }
vino-log-regions_revealed = открывает { FORM($place, "acc") }
vino-log-barrel_moved = Бочка: { $place }
vino-log-vineyard_bought = покупает «{ $place } { $price }»
vino-log-variety_taken = выращивает { FORM($thing, "acc") } { FORM($place, "in") }
vino-log-variety_taken-drawn = тянет жетон: { $thing }, { $place }
vino-log-variety_returned = Жетон снова свободен: { $thing }, { $place }
vino-log-variety_returned-undrawn = Не вытянут и снова свободен: { $thing }, { $place }
vino-log-gift_started = Дар правительства { FORM($place, "in") }
vino-log-vineyard_given = получает в дар «{ $place } { $price }»
vino-log-bottle_removed = { $amount ->
        [0] Последняя бутылка уходит: { $place }
        [1] Бутылка { FORM($place, "gen") } уходит: осталась одна
       *[other] Бутылка { FORM($place, "gen") } уходит: осталось { $amount }
    }
vino-log-last_turn = Последний раунд: без продаж
vino-log-wine_sold = продаёт { FORM($thing, "acc") } × { $quantity } за { $amount }
# With the demands that have moved, each as below by its variety and the letter of that
vino-log-sale = { $sale }. Спрос: { $list }
vino-log-vineyard_returned = отдаёт «{ $place } { $price }»
# With more vineyards of the same sale
vino-log-returned-too = { $first }, «{ $place } { $price }»
vino-log-demand_changed = { $thing } ({ $letter }) { $sign ->
        [minus] −{ $amount }
       *[plus] +{ $amount }
    }
vino-log-end_wished = хочет закончить игру
vino-log-declined = играет дальше
vino-log-order_changed = теперь номер { $number }, доход { $amount }
vino-log-passed = больше здесь не покупает
vino-log-passed-nothing = ничего здесь не покупает
vino-log-passed-no_variety = не находит здесь жетона сорта
vino-log-passed-vineyard_taken = не находит здесь свободного виноградника
vino-log-passed-sell = ничего не продаёт
vino-log-skipped = ничего не может купить
vino-log-game_over = { $name } побеждает: { $amount ->
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    }
vino-log-game_over-shared = Победа общая

## What the inspector says

vino-about-vineyard-private = Частный виноградник: { $price }
vino-about-vineyard-government = Государственный виноградник: { $price }
vino-about-free = Владельца нет. К первому винограднику здесь берут и жетон сорта.
vino-about-free-grown = Владельца нет. После покупки { $name } будет выращивать здесь { FORM($thing, "acc") }.
vino-about-free-government = Владельца нет. Когда купят последний частный виноградник, а бутылка ещё будет на месте, правительство раздаст такую землю.
vino-about-owned = Владелец: { $name }. Здесь растёт { $thing }.
vino-about-just-owned = Владелец: { $name }. Сорт ещё выбирается.
vino-about-only-one = Он там единственный: если его отдать, уйдёт и жетон сорта.
vino-hidden = Ваш погреб закрыт: удерживайте { $press } или нажмите «Показать».
vino-about-region = Номер { $number } в порядке покупки
vino-about-region-free = Свободно виноградников: { $free } из { $all }.
# Prices of what is free
vino-about-region-private = Частные: { $list }.
vino-about-region-government = Государственные: { $list }.
vino-about-region-full = Все виноградники ({ $all }) заняты.
vino-about-region-bottle = Бутылка ещё на месте: дар впереди.
vino-about-region-owners = { $names }.
vino-about-region-owner = { $name } { $count }
vino-about-tile-free = Этот жетон свободен: с первым виноградником { FORM($place, "in") } вы можете выращивать там { FORM($thing, "acc") }.
vino-about-tile-taken = { $name } выращивает { FORM($thing, "acc") } { FORM($place, "in") }; другим этот сорт здесь пока закрыт.
vino-about-tile-down = Этот жетон — среди тех, которые тянут вслепую.
vino-about-demand = Спрос на { FORM($thing, "acc") }: { $value }. Он один раз прибавляется к выручке от продажи.
vino-about-demand-moves = Спрос на { FORM($thing, "acc") }: { $value }, после этой продажи — { $after }. Спрос один раз прибавляется к выручке от продажи.
vino-about-cellar-none = Виноградников сорта { $thing } нет.
vino-about-cellar-some = { $list }.
vino-about-cellar-one = { $place } { $count }
vino-about-marker = Ваши фишки
vino-about-marker-text = Перенесите фишку на виноградник, чтобы купить его, или щёлкните по нему. У каждого игрока фишек { $all }; каждая фишка на карте — виноградник.
vino-about-token = Выбранная область
vino-about-token-text = В этом раунде вы можете покупать только в двух выбранных областях.
vino-about-seat = Что открыто всем: { $name }
vino-about-seat-text = { $vineyards ->
        [one] { $vineyards } виноградник
        [few] { $vineyards } виноградника
       *[other] { $vineyards } виноградников
    }, доход этого раунда { $income }. { $list }

## Curtain

vino-curtain = Тайно выберите две области

## Score

vino-score-headline = { $shared ->
        [yes] Побеждают { $winners }
       *[no] Побеждает { $winners }
    }
# Without $count: no verb depends on it.
vino-score-vineyards = { $points ->
        [one] { $points } виноградник
        [few] { $points } виноградника
       *[other] { $points } виноградников
    }; следом { $name } — { $less }
vino-score-tied = { $names }: { $count ->
        [2] у обоих
       *[other] у всех
    } по { $points ->
        [one] { $points } винограднику
        [few] { $points } виноградника
       *[other] { $points } виноградников
    }
vino-score-money = Решают деньги: { $more } против { $less }
vino-score-shared = { $all ->
        [yes] Денег тоже поровну: победа общая
       *[no] { $names }: денег тоже поровну, победа общая
    }
vino-score-total = Итого
vino-score-total-line = виноградники
vino-score-cash = Деньги { $money }
vino-score-label-points =
    { $count ->
        [one] { $count } виноградник
        [few] { $count } виноградника
       *[many] { $count } виноградников
    }
vino-score-figures-title = Где виноградники
vino-score-none = никто
vino-score-several = у { $count } игроков по { $n }
vino-score-courses = Виноградники по раундам
vino-score-varieties = Лидеры по сортам

## Information

vino-info = О числах
vino-info-title = О числах этой игры
vino-info-line = Печатную карту и таблицы Vino удалось сверить не во всём. То, что не опубликовано, восстановлено так, чтобы согласоваться со всем известным.
vino-info-published = опубликовано: стоит в тексте об игре
vino-info-deduced = выведено: следует из опубликованного
vino-info-reconstructed = восстановлено нами под остальное
vino-info-count = Перед знаком стоит само число; цифра после знака — для скольких чисел этого места он верен.
vino-info-number = Номер
vino-info-size = Виноградники
vino-info-bottle = Бутылка
vino-info-varieties = Сорта
vino-info-prices = Цены
vino-info-owners = Частный или гос.
vino-info-start = Деньги в начале
vino-info-scale = Края шкалы спроса
vino-info-step = Шаг шкалы спроса
vino-info-table = Таблица цен
vino-info-edit = У кого есть коробка с игрой, может внести печатные числа в data/vino/regions.yaml и market.yaml; больше ничего менять не нужно.
vino-info-close = Назад
