# The words of effects. Things are direct objects (accusative); n is a number.
fx-thing-lira =
    { $n } { $n ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
fx-thing-vp = { $n } ПО
# Without few: after 2 to 4 its words are those after 5
fx-thing-worker =
    { $n } { $n ->
        [one] рабочего
       *[many] рабочих
    }
# Without few: after 2 to 4 its words are those after 5
fx-thing-grande =
    { $n } { $n ->
        [one] большого рабочего
       *[many] больших рабочих
    }
fx-thing-temporary_worker = сезонного рабочего
fx-thing-card =
    { $n } { $n ->
        [one] карту
        [few] карты
       *[many] карт
    } { $whose ->
        [they] со своей руки
       *[you] с руки
    }
fx-thing-card-all =
    все карты { $whose ->
        [they] со своей руки
       *[you] с руки
    } (не менее 1)
fx-thing-visitor =
    { $n } { $n ->
        [one] карту гостя
        [few] карты гостей
       *[many] карт гостей
    }
fx-thing-summer_visitor =
    { $n } { $n ->
        [one] карту летнего гостя
        [few] карты летних гостей
       *[many] карт летних гостей
    }
fx-thing-winter_visitor =
    { $n } { $n ->
        [one] карту зимнего гостя
        [few] карты зимних гостей
       *[many] карт зимних гостей
    }
fx-thing-vine =
    { $n } { $n ->
        [one] карту винограда
        [few] карты винограда
       *[many] карт винограда
    }
fx-thing-order =
    { $n } { $n ->
        [one] карту заказа
        [few] карты заказов
       *[many] карт заказов
    }
fx-thing-grape =
    { $n } { $n ->
        [one] жетон винограда
        [few] жетона винограда
       *[many] жетонов винограда
    }
fx-thing-wine =
    { $n } { $n ->
        [one] вино
        [few] вина
       *[many] вин
    }{ $worth ->
        [0] { "" }
       *[other] { " " }ценностью не менее { $worth }
    }
# Verbs: plain is an order on a card, third what somebody named before does, infinitive what follows may, must, to, let;
# buttons take the infinitive too. Names that players typed are never declined: they follow игрок in its case.
fx-gain =
    { $form ->
        [third] получает
        [plain] получите
       *[infinitive] получить
    } { $what }
fx-pay =
    { $form ->
        [third] платит
        [plain] заплатите
       *[infinitive] заплатить
    } { $what }
fx-lose =
    { $form ->
        [third] теряет
        [plain] потеряйте
       *[infinitive] потерять
    } { $what }
fx-discard =
    { $form ->
        [third] сбрасывает
        [plain] сбросьте
       *[infinitive] сбросить
    } { $what }
fx-give =
    { $form ->
        [third] отдаёт
        [plain] отдайте
       *[infinitive] отдать
    } { $to ->
        [them] этому игроку
        [owner] владельцу карты
        [named] игроку { $party }
       *[you] вам
    } { $what }
fx-draw =
    { $form ->
        [third] берёт
        [plain] возьмите
       *[infinitive] взять
    } { $what }
# Without few: after 2 to 4 its words are those after 5
fx-plant =
    { $form ->
        [third] сажает
        [plain] посадите
       *[infinitive] посадить
    } { $mode ->
        [up_to] до { $n } { $n ->
                [one] куста
               *[many] кустов
            }
       *[exact] { $n } { $n ->
                [one] куст
                [few] куста
               *[many] кустов
            }
    }{ $from ->
        [deck] { " " }по своему выбору из колоды
       *[hand] { "" }
    }{ $ignore ->
        [structures] { " " }(даже без нужных сооружений)
        [limit] { " " }(даже сверх предела поля)
       *[none] { "" }
    }
# Without few: after 2 to 4 its words are those after 5
fx-uproot =
    { $form ->
        [third] выкорчёвывает
        [plain] выкорчуйте
       *[infinitive] выкорчевать
    } { $mode ->
        [up_to] до { $n } { $n ->
                [one] куста
               *[many] кустов
            }
       *[exact] { $n } { $n ->
                [one] куст
                [few] куста
               *[many] кустов
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-harvest =
    { $form ->
        [third] собирает урожай
        [plain] соберите урожай
       *[infinitive] собрать урожай
    } { $mode ->
        [up_to] не более чем с { $n } { $n ->
                [one] поля
               *[many] полей
            }
       *[exact] с { $n } { $n ->
                [one] поля
               *[many] полей
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-build =
    { $form ->
        [third] строит
        [plain] постройте
       *[infinitive] построить
    } { $mode ->
        [up_to] до { $n } { $n ->
                [one] сооружения
               *[many] сооружений
            }
       *[exact] { $n } { $n ->
                [one] сооружение
                [few] сооружения
               *[many] сооружений
            }
    }
fx-build-cellar =
    { $form ->
        [third] улучшает
        [plain] улучшите
       *[infinitive] улучшить
    } свой погреб
fx-build-named =
    { $form ->
        [third] строит
        [plain] постройте
       *[infinitive] построить
    } { $name }
fx-at-cost = { $what } по указанной стоимости
# Without few: after 2 to 4 its words are those after 5
fx-at-discount =
    { $what } { $n ->
        [one] на { $discount } { $discount ->
                [one] лиру
                [few] лиры
               *[many] лир
            } дешевле
       *[many] (каждое на { $discount } { $discount ->
                [one] лиру
                [few] лиры
               *[many] лир
            } дешевле)
    }
fx-name-trellis = шпалеру
fx-name-irrigation = ирригацию
fx-name-yoke = ярмо
fx-name-windmill = мельницу
fx-name-cottage = дом
fx-name-tasting_room = дегустационный зал
fx-name-medium_cellar = средний погреб
fx-name-large_cellar = большой погреб
fx-fill_order =
    { $form ->
        [third] выполняет
        [plain] выполните
       *[infinitive] выполнить
    } { $n } { $n ->
        [one] заказ
        [few] заказа
       *[many] заказов
    }
fx-age =
    { $form ->
        [third] состаривает
        [plain] состарьте
       *[infinitive] состарить
    } { $n ->
        [0] все вина в своём погребе
       *[other] { $n } { $n ->
                [one] вино
                [few] вина
               *[many] вин
            }
    }{ $times ->
        [1] { "" }
        [2] { " " }дважды
        [3] { " " }трижды
        [4] { " " }четырежды
       *[other] { " " }{ $times } раз
    }
fx-sell-field =
    { $form ->
        [third] продаёт
        [plain] продайте
       *[infinitive] продать
    } 1 пустое поле
fx-buy_back-field =
    { $form ->
        [third] выкупает
        [plain] выкупите
       *[infinitive] выкупить
    } 1 поле
fx-play-summer_visitor =
    { $form ->
        [third] играет
        [plain] сыграйте
       *[infinitive] сыграть
    } 1 карту летнего гостя
fx-play-winter_visitor =
    { $form ->
        [third] играет
        [plain] сыграйте
       *[infinitive] сыграть
    } 1 карту зимнего гостя
fx-pass-season =
    { $form ->
        [third] пасует
        [plain] спасуйте
       *[infinitive] спасовать
    } до конца сезона
# measures after a gain
fx-per = { $what } { $per }
fx-per-empty_field = за каждое своё пустое поле
fx-per-planted_field = за каждое своё засаженное поле
fx-per-structure_costing = за каждое своё сооружение с указанной стоимостью { $n }
fx-per-wine_in_large_cellar = за каждое вино в своём большом погребе
fx-per-wine_in_medium_cellar = за каждое вино в своём среднем погребе
fx-per-hand_card = за каждую карту на руке
fx-per-made-sparkling = за каждое изготовленное при этом игристое вино
fx-per-made-types = за каждый вид изготовленного при этом вина
# Tests and conditions. counts: after exact the noun is counted, else it stands in the genitive; from: after «урожай».
# Conditions of others begin with a relative pronoun: they follow «соперник,» or «игрок,».
fx-test-at_least = не менее { $n }
    .counts = least
    .from = не менее чем с { $n }
fx-test-below = меньше { $n }
fx-test-fewer = меньше { $n }
    .from = менее чем с { $n }
fx-test-equal = { $n }
    .counts = exact
    .from = с { $n }
fx-cond-built-cost = его указанная стоимость — { $amount }
fx-cond-planted-value = общая ценность посаженного куста — { $amount }
# Without few: after 2 to 4 its words are those after 5
fx-cond-planted-varieties =
    на его поле { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] сорт
                [few] разных сорта
               *[many] разных сортов
            }
       *[other] { $n ->
                [one] сорта
               *[many] разных сортов
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-planted_vine =
    { $whose ->
        [they] на полях которого
       *[you] на ваших полях
    } { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] куст
                [few] куста
               *[many] кустов
            }
       *[other] { $n ->
                [one] куста
               *[many] кустов
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-structure =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] сооружение
                [few] сооружения
               *[many] сооружений
            }
       *[other] { $n ->
                [one] сооружения
               *[many] сооружений
            }
    }
# joining
fx-comma = { $a }, { $b }
fx-either = на выбор: { $a } или { $b }
fx-semicolon = { $a }; { $b }
fx-sentence = { $what }.
fx-price = { $cost }, чтобы { $gain }
fx-all-in-order = { $what } (в любом порядке)
fx-may-you = вы можете { $what }
fx-then-may-you = затем вы можете { $what }
fx-if = если { $cond }, { $what }
fx-then-if = затем, если { $cond }, { $what }
fx-each-may =
    { $who ->
        [all] вы и каждый соперник можете
        [all_in_season] вы и каждый соперник, ещё не спасовавший в этом сезоне, можете
        [opponents] каждый соперник может
       *[right_neighbour] игрок справа от вас может
    } { $what }
fx-each-must =
    { $who ->
        [all] вы и каждый соперник должны
        [all_in_season] вы и каждый соперник, ещё не спасовавший в этом сезоне, должны
        [opponents] каждый соперник должен
       *[right_neighbour] игрок справа от вас должен
    } выбрать: { $what }
fx-let-them = позволить владельцу карты { $what }
fx-let-named = позволить игроку { $party } { $what }
fx-let-you = позволить вам { $what }
fx-for-each-who =
    { $what }{ $who ->
        [opponents] { " " }за каждого соперника, { $cond }
       *[right_neighbour] , если справа от вас игрок, { $cond }
    }
# Without few: after 2 to 4 its words are those after 5
fx-pick =
    выберите { $n ->
        [one] { $n } соперника
       *[other] до { $n } соперников
    }
fx-pick-you = за каждого из них { $what }
fx-together = соперники могут вместе { $what }
fx-together-else = если они этого не сделают, { $what }
fx-then = затем { $what }
# ways of doing
# Without few: after 2 to 4 its words are those after 5
fx-make_wine =
    { $form ->
        [third] изготавливает
        [plain] изготовьте
       *[infinitive] изготовить
    } { $mode ->
        [up_to] до { $n } { $n ->
                [one] вина
               *[many] вин
            }
       *[exact] { $n } { $n ->
                [one] вино
                [few] вина
               *[many] вин
            }
    }{ $worth ->
        [0] { "" }
       *[other] { " " }ценностью не менее { $worth }
    }{ $ignore ->
        [cellars] { " " }(даже без нужных погребов)
       *[none] { "" }
    }
fx-swap_vines =
    { $form ->
        [third] меняет
        [plain] поменяйте
       *[infinitive] поменять
    } местами { $n } { $n ->
        [one] свой куст
        [few] своих куста
       *[many] своих кустов
    } на двух полях (не превышая их пределов)
fx-place_grape =
    { $form ->
        [third] кладёт
        [plain] положите
       *[infinitive] положить
    } на свой пресс { $colour ->
        [either] 1 жетон чёрного или белого винограда
        [both] по 1 жетону чёрного и белого винограда
        [red] 1 жетон чёрного винограда
       *[white] 1 жетон белого винограда
    } ценностью { $value }
# Without few: after 2 to 4 its words are those after 5
fx-train =
    { $form ->
        [third] обучает
        [plain] обучите
       *[infinitive] обучить
    } { $n } { $n ->
        [one] рабочего
       *[many] рабочих
    }{ $ready ->
        [this_year] { " " }({ $n ->
                [one] он готов
               *[many] они готовы
            } работать уже в этом году)
       *[next_year] { "" }
    }
# Without few: after 2 to 4 its words are those after 5
fx-retrieve =
    { $form ->
        [third] возвращает
        [plain] верните
       *[infinitive] вернуть
    } { $mode ->
        [up_to] до { $n } { $n ->
                [one] своего рабочего
               *[many] своих рабочих
            }
       *[exact] { $n } { $n ->
                [one] своего рабочего
               *[many] своих рабочих
            }
    }{ $from ->
        [other_actions] { " " }с ячеек других действий
       *[anywhere] { "" }
    }
fx-retrieve-grande =
    { $form ->
        [third] возвращает
        [plain] верните
       *[infinitive] вернуть
    } своего большого рабочего
# Without few: after 2 to 4 its words are those after 5
fx-take_discarded =
    { $form ->
        [third] берёт
        [plain] возьмите
       *[infinitive] взять
    } { $n ->
        [one] верхнюю карту { $n } колоды сброса
       *[other] верхние карты { $n } разных колод сброса
    }
fx-reveal =
    { $form ->
        [third] открывает верхнюю карту каждой колоды (себе оставляет { $keep }, остальные сбрасывает)
        [plain] откройте верхнюю карту каждой колоды (себе оставьте { $keep }, остальные сбросьте)
       *[infinitive] открыть верхнюю карту каждой колоды (себе оставить { $keep }, остальные сбросить)
    }
fx-sell-grapes =
    { $form ->
        [third] продаёт
        [plain] продайте
       *[infinitive] продать
    } 1 или несколько жетонов винограда
fx-use_action-earlier_season =
    { $form ->
        [third] выполняет
        [plain] выполните
       *[infinitive] выполнить
    } 1 действие более раннего сезона (даже занятое; без рабочего и без бонуса)
fx-plan_worker-later_season =
    { $form ->
        [third] размещает
        [plain] разместите
       *[infinitive] разместить
    } 1 свободного рабочего на действии более позднего сезона (оно выполняется, когда начинается этот сезон)
fx-move_rooster-empty_row =
    { $form ->
        [third] переставляет
        [plain] переставьте
       *[infinitive] переставить
    } своего петуха на свободный ряд подъёма (получив его бонус)
fx-raise =
    { $form ->
        [third] увеличивает
        [plain] увеличьте
       *[infinitive] увеличить
    } свой особый доход на { $n }
fx-lower =
    { $form ->
        [third] уменьшает
        [plain] уменьшите
       *[infinitive] уменьшить
    } свой особый доход на { $n }
fx-at-nothing =
    { $what } { $priced ->
        [yes] без доплаты
       *[no] бесплатно
    }
fx-costing = { $what } (указанная стоимость { $costs })
# what is counted and asked
# Without few: after 2 to 4 its words are those after 5
fx-thing-any_visitor =
    { $mode ->
        [up_to] до { $n } { $n ->
                [one] карты летнего или зимнего гостя
               *[many] карт летних или зимних гостей
            }
       *[exact] { $n } { $n ->
                [one] карту летнего или зимнего гостя
                [few] карты летних или зимних гостей
               *[many] карт летних или зимних гостей
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-worker =
    { $whose ->
        [they] у которого
       *[you] у вас
    } всего { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] рабочий
               *[many] рабочих
            }
       *[other] { $n ->
                [one] рабочего
               *[many] рабочих
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-harvested-fields =
    вы собрали при этом урожай { FORM($amount, "from") } { $n ->
        [one] поля
       *[many] полей
    }
fx-cond-vp =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { $amount } ПО
# Without few: after 2 to 4 its words are those after 5
fx-cond-summer_visitor_in_hand =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { FORM($amount, "counts") ->
        [exact] на руке { $amount } { $n ->
                [one] карта летнего гостя
                [few] карты летних гостей
               *[many] карт летних гостей
            }
        [least] { $n ->
                [1] есть карта летнего гостя
                [one] на руке { $amount } карты летнего гостя
               *[many] на руке { $amount } карт летних гостей
            }
       *[other] на руке { $amount } { $n ->
                [one] карты летнего гостя
               *[many] карт летних гостей
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-paid-rivals =
    на столе { $n ->
        [0] нет другого вина
       *[other] { $amount } { FORM($amount, "counts") ->
                [exact] { $n ->
                        [one] другое вино
                        [few] других вина
                       *[many] других вин
                    }
               *[other] { $n ->
                        [one] другого вина
                       *[many] других вин
                    }
            }
    } такой же или большей ценности
# Without few: after 2 to 4 its words are those after 5
fx-cond-wine =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { FORM($amount, "counts") ->
        [exact] { $amount } { $n ->
                [one] вино
                [few] вина
               *[many] вин
            }
        [least] { $n ->
                [1] есть вино
                [one] { $amount } вина
               *[many] { $amount } вин
            }
       *[other] { $amount } { $n ->
                [one] вина
               *[many] вин
            }
    }
# joining
fx-and = { $a } и { $b }
fx-and-also = { $a }, а также { $b }
fx-or = { $a } или { $b }
    .counts = { FORM($b, "counts") }
    .from = { FORM($a, "from") } или { FORM($b, "from") }
fx-or-else = { $a } ИЛИ { $b }
fx-and-then = { $a } { $b }
fx-otherwise = иначе { $what }
fx-if-else = если { $cond }, { $what }; иначе { $other }
fx-choose-n =
    { $form ->
        [third] выполняет
        [plain] выполните
       *[infinitive] выполнить
    } { $n } { $n ->
        [one] пункт
        [few] пункта
       *[many] пунктов
    } в любом порядке: { $what }
fx-choose-one =
    { $form ->
        [third] выполняет
        [plain] выполните
       *[infinitive] выполнить
    } что-то одно: { $what }
fx-choose-all =
    { $form ->
        [third] выполняет
        [plain] выполните
       *[infinitive] выполнить
    } всё это в любом порядке: { $what }
fx-choice-then = { $a }, а затем { $b }
fx-both-for = вы можете { $cost }, чтобы сделать и то и другое в любом порядке
fx-for-each-doer = { $what } за каждого соперника, который это сделает
fx-for-each-doer-first = за каждого соперника, который это сделает, { $what }
fx-for-each-who-first =
    { $who ->
       *[opponents] за каждого соперника, { $cond }, { $what }
        [right_neighbour] если справа от вас игрок, { $cond }, { $what }
    }
fx-pick-if-else = каждый из них, { $cond }, должен { $what }; за каждого из остальных { $other }
# board; $bonus begins with a small letter
fx-with-bonus = { $action } Бонус: { $bonus }
fx-bonus-more = ещё { $n }.
fx-each-does =
    { $who ->
        [all] вы и каждый соперник должны
        [all_in_season] вы и каждый соперник, ещё не спасовавший в этом сезоне, должны
        [opponents] каждый соперник должен
       *[right_neighbour] игрок справа от вас должен
    } { $what }
fx-amount = { $n }
fx-per-structure = за каждое своё сооружение
fx-per-worker = за каждого своего рабочего
fx-per-planted_vine = за каждый свой посаженный куст
fx-per-wine = за каждое своё вино
fx-per-summer_visitor_in_hand = за каждую карту летнего гостя на руке
fx-per-planted-varieties = за каждый сорт на поле, где посажен этот куст
fx-per-harvested-fields = за каждое поле, с которого при этом собран урожай
# Without few: after 2 to 4 its words are those after 5
fx-cond-empty_field =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] пустое поле
                [few] пустых поля
               *[many] пустых полей
            }
       *[other] { $n ->
                [one] пустого поля
               *[many] пустых полей
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-planted_field =
    { $whose ->
        [they] у которого
       *[you] у вас
    } { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] засаженное поле
                [few] засаженных поля
               *[many] засаженных полей
            }
       *[other] { $n ->
                [one] засаженного поля
               *[many] засаженных полей
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-wine_in_medium_cellar =
    { $whose ->
        [they] у которого
       *[you] у вас
    } в среднем погребе { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] вино
                [few] вина
               *[many] вин
            }
       *[other] { $n ->
                [one] вина
               *[many] вин
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-wine_in_large_cellar =
    { $whose ->
        [they] у которого
       *[you] у вас
    } в большом погребе { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] вино
                [few] вина
               *[many] вин
            }
       *[other] { $n ->
                [one] вина
               *[many] вин
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-hand_card =
    { $whose ->
        [they] у которого
       *[you] у вас
    } на руке { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] карта
                [few] карты
               *[many] карт
            }
       *[other] { $n ->
                [one] карты
               *[many] карт
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-made-sparkling =
    вы изготовили при этом { $amount } { FORM($amount, "counts") ->
        [exact] { $n ->
                [one] игристое вино
                [few] игристых вина
               *[many] игристых вин
            }
       *[other] { $n ->
                [one] игристого вина
               *[many] игристых вин
            }
    }
# Without few: after 2 to 4 its words are those after 5
fx-cond-made-types =
    вы изготовили при этом вина { $amount } { $n ->
        [one] вида
       *[many] разных видов
    }
