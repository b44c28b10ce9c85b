# What now?: suggested moves, and what each of them is good for, in one sentence. $place is a field or a region, $thing a
# structure, a wine or a variety, $card an order, a vine or a visitor.

advice-title = Что теперь?
advice-looking = Идёт поиск хороших ходов …
advice-nothing = Здесь нечего посоветовать.
advice-soon = Как только будет вопрос.
advice-whole = Ответ готов: закройте советы и подтвердите его.
advice-close = Закрыть
advice-closed = Сначала откройте руку: советы выдали бы ваши карты.
advice-off = { $by ->
        [lesson] Дорогу показывает сам урок: делайте, что написано на его листе.
        [table] За этим столом играют без советов.
       *[settings] Советы выключены в настройках.
    }
table-sign-advice = Что теперь? Хорошие ходы и чем они хороши: { $press }
advice-points = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }

## Viticulture: from this turn to an order, or as far as it leads there

advice-order = Вы выполните { $card }: { $points }.
advice-wine-order = Будет { $thing }, чтобы выполнить в этом году { $card }: { $points }.
advice-wine = Будет { $thing }. Вино идёт на заказы и зреет в погребе.
advice-wine-suits = Будет { $thing }: его требует { $card } из вашей руки.
advice-harvest-wine-order = { $place } даст виноград, из него выйдет { $thing }, и вы сможете выполнить { $card }: { $points }.
advice-harvest-wine = { $place } даст виноград, из которого в этом году может выйти { $thing }.
advice-harvest = { $place } даст виноград, а из него можно сделать вино.
advice-plant-wine-order = Если посадить сейчас, { $place } даст урожай ещё в этом году: выйдет { $thing }, и вы сможете выполнить { $card }: { $points }.
advice-plant-wine = «{ $card }», { $place }: урожай можно собрать ещё в этом году, и выйдет { $thing }.
advice-plant = «{ $card }», { $place }: виноград при каждом сборе урожая.

## Viticulture: what else a turn brings

advice-structure-vine = Когда есть { $thing }, можно посадить виноград «{ $card }» из вашей руки.
advice-structure-order = Когда есть { $thing }, можно хранить вино ценностью { $amount }, нужное, чтобы выполнить { $card }.
advice-structure = С этих пор { $thing } служит вам до конца игры.
advice-structure-way = Шаг к вашему ближайшему заказу: { $thing }.
advice-structure-fits = Когда есть { $thing }, из { $count } заказов без нового погреба можно выполнить { $amount }; пока таких { $cost }.
advice-wants-vine = { $told } Чтобы выполнить { $card }, нужна { $amount ->
        [0] лоза с красным виноградом
       *[other] лоза с белым виноградом
    }.
advice-train = Со следующего года рабочих у вас будет { $amount }.
advice-worker = Каждый год у вас будет рабочих: { $amount }.
advice-grape = Вы получите { $grape }: из винограда делают вино.
advice-lira-build = Ещё { $amount ->
        [one] { $amount } лира
        [few] { $amount } лиры
       *[other] { $amount } лир
    }, и вы сможете построить { FORM($thing, "acc") }.
advice-lira-vine = Ещё { $amount ->
        [one] { $amount } лира
        [few] { $amount } лиры
       *[other] { $amount } лир
    }, и вы сможете построить { FORM($thing, "acc") }: без этого не посадить виноград «{ $card }» из вашей руки.
advice-lira-more = Ещё { $amount ->
        [one] { $amount } лира
        [few] { $amount } лиры
       *[other] { $amount } лир
    }: тогда у вас будет { $cost } на сооружения и обучение рабочих.
advice-lira-last = При равенстве очков решают деньги: ещё { $amount ->
        [one] { $amount } лира
        [few] { $amount } лиры
       *[other] { $amount } лир
    }.
advice-field-sold = { $told } За это вы продаёте { $place }; его можно выкупить за ту же цену.
advice-way = { $told } Так вы сможете выполнить { $card } { $time }. Дальше: { $step }.
advice-way-same = { $told } Вы сможете выполнить этот заказ { $time }. Дальше: { $step }.
advice-way-time = { $n ->
        [0] в этом году
        [1] в следующем году
       *[other] примерно через { $years }
    }
advice-way-vine = { $amount ->
        [0] лоза с красным виноградом
       *[other] лоза с белым виноградом
    }
advice-way-lira = ещё { $amount ->
        [one] { $amount } лира
        [few] { $amount } лиры
       *[many] { $amount } лир
    }, чтобы построить { FORM($thing, "acc") }
advice-way-build = построить { FORM($thing, "acc") }
advice-way-plant = посадить виноград «{ $thing }»
advice-way-harvest = собрать урожай
advice-way-make = изготовить вино
advice-way-ripen = дать вину дозреть
advice-leaves = { $told } Но на зиму { $amount ->
        [0] не останется ни одного рабочего
        [one] останется { $amount } рабочий
        [few] останется { $amount } рабочих
       *[many] останется { $amount } рабочих
    }, а чтобы выполнить { $card }, понадобится { $cost }.
advice-orders-none = { $amount ->
        [0] У вас нет заказов, а без заказа вино не даст очков.
       *[other] У вас нет заказов, а без заказа вино не даст очков. Из { $count } заказов без нового погреба можно выполнить { $amount }.
    }
advice-orders-far = { $amount ->
        [0] Чтобы выполнить { $card }, нужно ещё примерно { $years }. Другой может оказаться ближе.
       *[other] Чтобы выполнить { $card }, нужно ещё примерно { $years }. Другой может оказаться ближе: из { $count } заказов без нового погреба можно выполнить { $amount }.
    }
advice-given-order = Для него нужно { $thing }: примерно через { $years }.
advice-given-late = Для него нужно { $thing }, и до конца игры его уже не выполнить.
advice-given-vine = Прежде чем его посадить, надо построить ещё на { $cost ->
        [one] { $cost } лиру
        [few] { $cost } лиры
       *[many] { $cost } лир
    }.
advice-given-vine-order = Ближе всего вам выполнить { $card }: этот виноград для него не нужен.
advice-given-visitor = У вас { $held }, и на каждого нужен отдельный рабочий.
advice-first = В этом году вы ходите раньше всех в каждом сезоне: никто не займёт место до вас.
advice-structure-free = Обычная цена: { $cost ->
        [one] { $cost } лира
        [few] { $cost } лиры
       *[other] { $cost } лир
    }. С этих пор { $thing } служит вам до конца игры.
advice-cheaper = С картой «{ $card }» из вашей руки это дешевле на { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[many] { $amount } лир
    }.
advice-visitor = «{ $card }». { $told }
advice-then = { $told } { $then }
advice-on-course = После этого { $time } можно выполнить { $card }: это ваш ближайший заказ.
advice-best = Насколько можно предвидеть, это даст вам больше всего.
advice-as-good = Насколько можно предвидеть, это даст вам почти столько же, сколько лучший ответ.
advice-gains = Это принесёт: { $gains }.
advice-gains-by = Карта «{ $card }» принесёт: { $gains }.
advice-gains-first = Это принесёт: { $gains }. Таких карт у вас пока нет.
advice-visitors-summer = Летние гости помогают строить, сажать и зарабатывать.
advice-visitors-winter = Зимние гости помогают собирать урожай, делать вино и выполнять заказы.
advice-visitors-steps = Чтобы выполнить { $card }, сначала понадобится таких шагов: { $amount }.
advice-gain-vp = { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    }
advice-gain-lira = { $n ->
        [one] { $n } лира
        [few] { $n } лиры
       *[other] { $n } лир
    }
advice-gain-residual = на { $n ->
        [one] { $n } лиру
        [few] { $n } лиры
       *[other] { $n } лир
    } больше каждый год
advice-gain-temporary = ещё один рабочий до конца года
advice-gain-vine = { $n ->
        [one] { $n } карта винограда
        [few] { $n } карты винограда
       *[other] { $n } карт винограда
    }
advice-gain-order = { $n ->
        [one] { $n } заказ на вино
        [few] { $n } заказа на вино
       *[other] { $n } заказов на вино
    }
advice-gain-summer-visitor = { $n ->
        [one] { $n } летний гость
        [few] { $n } летних гостя
       *[other] { $n } летних гостей
    }
advice-gain-winter-visitor = { $n ->
        [one] { $n } зимний гость
        [few] { $n } зимних гостя
       *[other] { $n } зимних гостей
    }

## What can still be done afterwards this year; keeps: for which workers are kept

advice-then-fill = Позже в этом году ещё можно выполнить { $card }.
advice-then-build = Позже в этом году ещё можно построить { FORM($thing, "acc") }.
advice-then-train = Позже в этом году ещё можно обучить рабочего.
advice-then-make = Позже в этом году ещё можно изготовить { $thing }.
advice-then-harvest = Позже в этом году ещё можно собрать урожай с { FORM($place, "gen") }.
advice-then-plant = Позже в этом году ещё можно посадить виноград «{ $card }».
advice-then-play = Позже в этом году ещё можно сыграть гостя.
advice-keeps = { $amount ->
        [one] Оставьте на зиму { $amount } рабочего: { $deeds }.
        [few] Оставьте на зиму { $amount } рабочих: { $deeds }.
       *[many] Оставьте на зиму { $amount } рабочих: { $deeds }.
    }
advice-later = Иначе, чтобы выполнить { $card }, понадобится на год больше.
advice-never = Иначе выполнить { $card } уже не удастся.
advice-deed-harvest = собрать урожай
advice-deed-make = сделать вино
advice-deed-fill = выполнить заказ
advice-deed-train = обучить рабочего
advice-deed-play = сыграть гостя
advice-deed-order = взять заказ
advice-keeps-fill = Кто ещё свободен, пригодится зимой: можно будет выполнить { $card }.
advice-keeps-build = Кто ещё свободен, пригодится зимой: можно будет построить { FORM($thing, "acc") }.
advice-keeps-train = Кто ещё свободен, пригодится зимой: можно будет обучить рабочего.
advice-keeps-make = Кто ещё свободен, пригодится зимой: можно будет изготовить { $thing }.
advice-keeps-harvest = Кто ещё свободен, пригодится зимой: можно будет собрать урожай с { FORM($place, "gen") }.
advice-keeps-plant = Кто ещё свободен, пригодится зимой: можно будет посадить виноград «{ $card }».
advice-keeps-play = Кто ещё свободен, пригодится зимой: можно будет сыграть гостя.

## In Vino

vino-advice-do-return = Вернуть: { $what }
vino-advice-do-raise = { $n ->
        [one] Поднять спрос: { $what }
        [few] Поднять спрос на { $n } ступени: { $what }
       *[other] Поднять спрос на { $n } ступеней: { $what }
    }
vino-advice-sale = Продать { FORM($thing, "acc") } с { $amount ->
        [one] { $amount } виноградника
        [few] { $amount } виноградников
       *[other] { $amount } виноградников
    }
# Without few: after 2 to 4 its words are those after 5
vino-advice-region-own = Там { $thing } растёт у вас на { $amount ->
        [one] { $amount } винограднике
       *[other] { $amount } виноградниках
    }, и вы покупаете раньше новичков, от { $cost }.
# Without few: after 2 to 4 its words are those after 5
vino-advice-region-known = { $thing }: жетон там ещё свободен, а сорт уже растёт у вас на { $amount ->
        [one] { $amount } винограднике
       *[other] { $amount } виноградниках
    }. Цены от { $cost }.
vino-advice-region-demand = { $thing }: жетон там ещё свободен, спрос { $demand }. Цены от { $cost }.
vino-advice-region-bottle = Подарок правительства близко: { $amount ->
        [one] остался только { $amount } частный виноградник
        [few] осталось только { $amount } частных виноградника
       *[other] осталось только { $amount } частных виноградников
    }, цены от { $cost }.
vino-advice-region-new = Новый для вас регион: там { $amount ->
        [one] свободен { $amount } виноградник
        [few] свободно { $amount } виноградника
       *[other] свободно { $amount } виноградников
    }, от { $cost }.
vino-advice-region-gift = Там у вас больше всех, а до подарка правительства { $amount ->
        [one] остался только { $amount } частный виноградник
        [few] осталось только { $amount } частных виноградника
       *[other] осталось только { $amount } частных виноградников
    }.
vino-advice-rivals = { $n ->
        [one] Раньше вас там может купить владелец: { $list }.
        [few] Раньше вас там могут купить владельцы: { $list }.
       *[other] Раньше вас там могут купить владельцы: { $list }.
    }
# Without few: after 2 to 4 its words are those after 5
vino-advice-buy = Тогда { $thing } с { $grown ->
        [one] { $grown } виноградника
       *[other] { $grown } виноградников
    } принесёт при продаже { $amount } и будет стоить { $lost ->
        [one] { $lost } виноградник
        [few] { $lost } виноградника
       *[other] { $lost } виноградников
    }.
# Without few: after 2 to 4 its words are those after 5
vino-advice-buy-known = { $thing }: сорт уже растёт у вас на { $amount ->
        [one] { $amount } винограднике
       *[other] { $amount } виноградниках
    }, и за { $cost } можно взять там его жетон.
vino-advice-buy-demand = { $thing }: жетон там ещё свободен, его можно взять за { $cost }. Спрос: { $demand }.
vino-advice-buy-bottle = За { $cost } подарок правительства станет ближе: { $amount ->
        [one] остался только { $amount } частный виноградник
        [few] осталось только { $amount } частных виноградника
       *[other] осталось только { $amount } частных виноградников
    }.
vino-advice-buy-new = За { $cost } вы получите жетон сорта и позже будете покупать там раньше новичков.
vino-advice-buy-rank = За { $cost } вы займёте место { $amount } среди владельцев: при равенстве раньше покупает тот, чей виноградник дороже.
vino-advice-buy-gift = Последний частный там, за { $cost }: сразу следует подарок правительства.
vino-advice-tally = У вас станет { $grown ->
        [one] { $grown } виноградник
        [few] { $grown } виноградника
       *[other] { $grown } виноградников
    }, у игрока { $list } их { $amount }.
vino-advice-bottle-near = { $amount ->
        [one] Ещё { $amount } частный, и бутылка уйдёт.
        [few] Ещё { $amount } частных, и бутылка уйдёт.
       *[other] Ещё { $amount } частных, и бутылка уйдёт.
    }
vino-advice-bottle-last = С ним уйдёт последняя бутылка: после покупок этого раунда виноградники считают.
vino-advice-bottle-taken = Это последний у правительства: бутылка уйдёт без подарка.
vino-advice-sell = Это принесёт { $amount } и будет стоить { $cost ->
        [one] { $cost } виноградник
        [few] { $cost } виноградника
       *[other] { $cost } виноградников
    }.
# Without few: after 2 to 4 its words are those after 5
vino-advice-variety = Спрос сейчас { $demand }, а растёт он у вас пока на { $cost ->
        [one] { $cost } винограднике
       *[other] { $cost } виноградниках
    }.
# Without few: after 2 to 4 its words are those after 5
vino-advice-raise = Этот сорт растёт у вас на { $cost ->
        [one] { $cost } винограднике
       *[other] { $cost } виноградниках
    } и принесёт больше.
# Without few: after 2 to 4 its words are those after 5
vino-advice-raise-others = У вас этот сорт не растёт, { $cost ->
        [0] и у других тоже.
        [one] у других он только на { $cost } винограднике.
       *[other] у других он на { $cost } виноградниках.
    }
vino-advice-return = Самый дешёвый из тех, что не последние у вас в своей области.
vino-advice-return-next = Следующий по дешевизне из тех, что не последние у вас в своей области.
vino-advice-return-last = Каждый из оставшихся у вас последний в своей области: с этим освободится жетон { FORM($place, "in") }.
vino-advice-keeps-money = Деньги остаются при вас: { $amount }. Но побеждают виноградники, деньги решают лишь при равенстве.
vino-advice-keeps-for = У вас остаётся { $amount } на отмеченную область: { $place }, цены от { $cost }.
vino-advice-keeps-cheaper = У вас остаётся { $amount }: { FORM($place, "in") } виноградники дешевле, от { $cost }.
vino-advice-keeps-vineyards = Виноградники остаются у вас; когда их у одного сорта больше, продажа приносит больше.
vino-advice-region-unpaid = { $cost ->
        [0] Купить нельзя ни в одном регионе, так что этот ответ ничего вам не стоит.
       *[other] Ваших { $amount } не хватает на виноградник ни в одном регионе, так что этот ответ ничего вам не стоит; там самый дешёвый стоит { $cost }.
    }
vino-advice-gift = Самый дорогой из них, { $cost }: при равенстве первым покупает владелец более дорогого.
vino-advice-gift-next = Следующий по цене, { $cost }.
vino-advice-quiet-end = Виноградники считаются как есть: у вас { $grown }; у игрока { $list } — { $amount }.
vino-advice-quiet-done = Игра продолжится для всех, даже если этого хотите только вы: у вас { $grown }; у игрока { $list } — { $amount }.
vino-advice-in-demand = Спрос: { $demand }.

## How far an order in the hand is

order-way-now = Его можно выполнить сейчас.
order-way-years = { $n ->
        [one] { $n } год
        [few] { $n } года
       *[other] { $n } лет
    }
order-way-age = Нужно { $thing }: ваше ценностью { $start } дозреет за { $years }.
order-way-make = Нужно { $thing }: на него хватит вашего винограда.
order-way-make-later = Нужно { $thing }: ваш виноград дозреет примерно за { $years }.
order-way-harvest = Нужно { $thing }: виноград для него растёт на ваших полях.
order-way-harvest-later = Нужно { $thing }: из винограда с ваших полей примерно за { $years }.
order-way-vines = Нужно { $thing }: для него пока нет ни винограда, ни лоз.
order-way-cellar = Для него надо построить { FORM($cellar, "acc") }.
order-way-missing = Не хватает вин: { $count }.
