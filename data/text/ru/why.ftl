# Why an opponent answered so: one sentence in the log. $name and $other are typed names: never declined, no past
# tense with them; "у игрока $name" where the name would stand in another case.

why-else = { $why } Иначе выбор был бы другим: { $action }.
why-else-pass = { $why } Иначе последовал бы пас.
why-also = { $why } { $also } Решило только то и другое вместе.
why-point = Наведите указатель на строку с этим знаком, чтобы узнать, почему соперник так сходил.
why-waiting = Почему { $name } так поступает? …
why-late = Быстро выяснить, почему { $name } так поступает, не удалось.
why-only = Потому что у игрока { $name } нет другого выбора.
why-best = Потому что ничего выгоднее для игрока { $name } не было; одной решающей причины нет.
why-best-before = Потому что ничто другое не было для игрока { $name } выгоднее, даже { $action }; одной решающей причины нет.
why-plan = Потому что { $name } держится плана, намеченного раньше в этом году.
why-plan-build = Потому что { $name } держится плана, намеченного раньше в этом году: построить { FORM($aim, "acc") }.
why-plan-train = Потому что { $name } держится плана, намеченного раньше в этом году: обучить рабочего.
why-plan-make = Потому что { $name } держится плана, намеченного раньше в этом году: изготовить вино.
why-plan-harvest = Потому что { $name } держится плана, намеченного раньше в этом году: собрать урожай с поля.
why-plan-fill = Потому что { $name } держится плана, намеченного раньше в этом году: выполнить заказ.
why-plan-plant = Потому что { $name } держится плана, намеченного раньше в этом году: посадить виноград.
why-plan-play = Потому что { $name } держится плана, намеченного раньше в этом году: сыграть гостя.
why-plan-hidden = Потому что { $name } держится плана, намеченного раньше в этом году ради карты на руке.
why-guess = Прихоть: { $name } не всегда судит верно.
why-order = Потому что у игрока { $name } на руке { $card }: это { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-order-hidden = Потому что у игрока { $name } на руке есть подходящий заказ.
why-ready = Потому что { $name } может сразу выполнить { $card }: это { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-vine = Потому что у игрока { $name } на руке карта «{ $card }».
why-vine-hidden = Потому что у игрока { $name } на руке есть подходящая карта винограда.
why-visitor = Потому что у игрока { $name } на руке карта «{ $card }».
why-visitor-hidden = Потому что у игрока { $name } на руке есть подходящая карта гостя.
# $thing is a field: "поле 5", in the locative the same
why-field = Потому что у игрока { $name } на { $thing } растёт виноград ценностью { $amount }.
why-grape = Потому что у игрока { $name } на прессе лежит { $thing }.
why-wine = Потому что у игрока { $name } в погребе есть { $thing }.
why-structure = Потому что у игрока { $name } уже есть { $thing }.
why-lira = Потому что { $name } может потратить { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    }.
# Without few: after 2 to 4 its words are those after 5
why-poor = Потому что у игрока { $name } { $amount ->
        [0] нет денег
        [one] не больше { $amount } лиры
       *[other] не больше { $amount } лир
    }.
why-residual = Потому что { $name } каждый год получает { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    }.
# Without few: after 2 to 4 its words are those after 5
why-workers = Потому что у игрока { $name } наготове { $amount ->
        [one] { $amount } рабочий
       *[other] { $amount } рабочих
    }.
# Without few: after 2 to 4 its words are those after 5
why-few_workers = Потому что у игрока { $name } { $amount ->
        [0] наготове нет рабочих
        [1] наготове только один рабочий
        [one] наготове не больше { $amount } рабочего
       *[other] наготове не больше { $amount } рабочих
    }.
why-points = Потому что у игрока { $name } уже { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-rival = Потому что у игрока { $other } { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-taken = Потому что у действия «{ $thing }» не осталось свободных ячеек.
why-years = Потому что { $amount ->
        [0] идёт последний год
        [1] впереди только один год
        [one] впереди только { $amount } год
        [few] впереди только { $amount } года
       *[other] впереди только { $amount } лет
    }.
why-last_year = Потому что идёт последний год.
# Without few: after 2 to 4 its words are those after 5
why-near_end = Потому что при { $amount ->
        [one] { $amount } очке
       *[other] { $amount } очках
    } конец уже близок.
why-alike = Потому что для игрока { $name } разницы не было: другой выбор дал бы столько же.
why-alike-before = Потому что для игрока { $name } разницы не было: столько же дал бы и другой выбор — { $action }.
why-cards = Потому что у игрока { $name } на руке { $what ->
        [vine] { $amount ->
            [one] { $amount } карта
            [few] { $amount } карты
           *[other] { $amount } карт
        } винограда
        [order] { $amount ->
            [one] { $amount } заказ
            [few] { $amount } заказа
           *[other] { $amount } заказов
        }
        [summer_visitor] { $amount ->
            [one] { $amount } карта летнего гостя
            [few] { $amount } карты летних гостей
           *[other] { $amount } карт летних гостей
        }
       *[winter_visitor] { $amount ->
            [one] { $amount } карта зимнего гостя
            [few] { $amount } карты зимних гостей
           *[other] { $amount } карт зимних гостей
        }
    }.
# Without few: after 2 to 4 its words are those after 5
why-few_cards = Потому что у игрока { $name } на руке { $amount ->
        [0] нет { $what ->
            [vine] карт винограда
            [order] заказов
            [summer_visitor] карт летних гостей
           *[winter_visitor] карт зимних гостей
        }
        [1] { $what ->
            [vine] только одна карта винограда
            [order] только один заказ
            [summer_visitor] только одна карта летнего гостя
           *[winter_visitor] только одна карта зимнего гостя
        }
        [one] не больше { $amount } { $what ->
            [vine] карты винограда
            [order] заказа
            [summer_visitor] карты летнего гостя
           *[winter_visitor] карты зимнего гостя
        }
       *[other] не больше { $amount } { $what ->
            [vine] карт винограда
            [order] заказов
            [summer_visitor] карт летних гостей
           *[winter_visitor] карт зимних гостей
        }
    }.
# Without few: after 2 to 4 its words are those after 5
why-fields = Потому что у игрока { $name } виноград растёт на { $amount ->
        [one] { $amount } поле
       *[other] { $amount } полях
    }.
why-grapes = Потому что у игрока { $name } на прессе { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } винограда.
why-wines = Потому что у игрока { $name } в погребе { $amount ->
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } вина.
why-few_grapes = Потому что у игрока { $name } на прессе { $amount ->
        [0] нет винограда
       *[other] только один жетон винограда
    }.
why-few_wines = Потому что у игрока { $name } в погребе { $amount ->
        [0] нет вина
       *[other] только один жетон вина
    }.
why-lacks = Потому что у игрока { $name } ещё нет { FORM($thing, "gen") }.
why-harvested = Потому что урожай с { FORM($thing, "gen") } у игрока { $name } в этом году уже собран.
why-few_staff = Потому что рабочих у игрока { $name } всего { $amount }, не больше.
# Without few: after 2 to 4 its words are those after 5
why-little_residual = Потому что особый доход игрока { $name } { $amount ->
        [0] равен нулю
        [one] не больше { $amount } лиры
       *[other] не больше { $amount } лир
    }.
# Without few: after 2 to 4 its words are those after 5
why-few_points = Потому что у игрока { $name } { $amount ->
        [0] ещё нет очков
        [1] только одно очко
        [one] не больше { $amount } очка
       *[other] не больше { $amount } очков
    }.
why-tokens = Потому что { $name } может потратить { $amount ->
        [1] жетон бонуса
        [one] { $amount } жетон бонуса
        [few] { $amount } жетона бонуса
       *[other] { $amount } жетонов бонуса
    }.
why-others = Потому что спасовали ещё не все: в игре { $amount ->
        [1] ещё один соперник
        [one] ещё { $amount } соперник
        [few] ещё { $amount } соперника
       *[other] ещё { $amount } соперников
    }.
why-bonus_taken = Потому что { $other } занимает ячейку с бонусом: «{ $thing }».
why-row_taken = Потому что { $other } занимает { $thing }.
why-many_years = Потому что впереди ещё { $amount ->
        [1] один год
        [one] { $amount } год
        [few] { $amount } года
       *[other] { $amount } лет
    }.
# Without few: after 2 to 4 its words are those after 5
why-far_end = Потому что до конца ещё далеко: ни у кого нет больше { $amount ->
        [one] { $amount } очка
       *[other] { $amount } очков
    }.
why-action = «{ $action }»
why-built = { $thing }

## What its plan does with the thing before the year is over. $aim is a structure

why-order-fill = Потому что { $name } собирается выполнить в этом году { $card }: это { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-ready-fill = Потому что { $name } собирается выполнить в этом году { $card }: это { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    }.
why-vine-plant = Потому что { $name } собирается посадить в этом году виноград «{ $card }».
why-visitor-play = Потому что { $name } собирается сыграть в этом году карту «{ $card }».
why-field-harvest = Потому что { $name } собирается собрать в этом году урожай с { FORM($thing, "gen") }: ценность кустов там { $amount }.
why-grape-make = Потому что { $name } собирается изготовить в этом году вино, а на прессе лежит { $thing }.
why-lacks-build = Потому что { $name } собирается построить в этом году { FORM($thing, "acc") }.
why-lira-build = Потому что { $name } может потратить { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    } и собирается построить в этом году { FORM($aim, "acc") }.
why-poor-build = Потому что у игрока { $name } { $amount ->
        [0] нет денег
        [one] только { $amount } лира
        [few] только { $amount } лиры
       *[other] только { $amount } лир
    }, а в планах на этот год — { $aim }.
why-lira-train = Потому что { $name } может потратить { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    } и собирается обучить в этом году рабочего.
why-poor-train = Потому что у игрока { $name } { $amount ->
        [0] нет денег
        [one] только { $amount } лира
        [few] только { $amount } лиры
       *[other] только { $amount } лир
    }, а в планах на этот год — обучить рабочего.
why-few_staff-train = Потому что рабочих у игрока { $name } всего { $amount }, а в планах на этот год — обучить ещё одного.

## What sets it apart from the next best

why-more_cards = Потому что так { $name } может взять { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }, а не меньше.
why-bonus = Потому что у этой ячейки есть бонус.
why-keeps_worker = Потому что { $name } приберегает { $what ->
        [grande] большого рабочего
        [temporary] сезонного рабочего
       *[worker] остальных рабочих
    } на потом.
why-keeps_card = Потому что { $name } приберегает { FORM($card, "kind") ->
        [order] { $card }
       *[card] карту «{ $card }»
    }.
why-keeps_card-hidden = Потому что { $name } приберегает остальные карты.
why-keeps_grape = Потому что { $name } приберегает { $thing }.
why-keeps_wine = Потому что { $name } приберегает { $thing }.
why-keeps_tokens = Потому что { $name } приберегает жетоны бонуса.
why-keeps_field = Потому что { $name } не хочет терять { $thing }.

## In Vino

vino-why-demand = Потому что спрос на { FORM($thing, "acc") } сейчас { $demand }.
vino-why-money = Потому что { $name } может потратить { $amount } Vino.
vino-why-money-hidden = Потому что у игрока { $name } есть на это деньги.
vino-why-poor = Потому что у игрока { $name } { $amount ->
        [0] нет денег
       *[other] не больше { $amount } Vino
    }.
vino-why-poor-hidden = Потому что на большее у игрока { $name } не хватает денег.
vino-why-held = Потому что у игрока { $name } { FORM($thing, "in") } { $amount ->
        [1] есть виноградник
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    }.
vino-why-rival_held = Потому что у игрока { $other } { FORM($thing, "in") } { $amount ->
        [1] есть виноградник
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    }.
# Without few: after 2 to 4 its words are those after 5
vino-why-cellar = Потому что { $name } выращивает { FORM($thing, "acc") } на { $amount ->
        [one] { $amount } винограднике
       *[other] { $amount } виноградниках
    }.
# Without few: after 2 to 4 its words are those after 5
vino-why-rival_cellar = Потому что { $other } выращивает { FORM($thing, "acc") } на { $amount ->
        [one] { $amount } винограднике
       *[other] { $amount } виноградниках
    }.
vino-why-cheaper = Потому что это на { $demand } Vino дешевле следующего.
vino-why-dearer = Потому что это на { $demand } Vino дороже следующего.
vino-why-bottles = Потому что { $amount ->
        [1] осталась только одна бутылка
        [one] осталась только { $amount } бутылка
        [few] осталось только { $amount } бутылки
       *[other] осталось только { $amount } бутылок
    }.
vino-why-last_turn = Потому что идёт последний раунд.
