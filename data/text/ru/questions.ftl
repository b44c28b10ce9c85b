# Questions: a title and one explaining line for every kind of question, and the words on every answer.
# Players' names are typed: they stand in the nominative only, or after «игрок» in its case.

ask-turn = Разместите рабочего или спасуйте
ask-turn-line = Выберите рабочего и ячейку. Пас завершает для вас этот сезон.
ask-wake = Выберите ряд подъёма
ask-wake-line =
    { $alone ->
        [yes] Он приносит свой бонус и лежащий на нём жетон.
       *[no] Кто выше, ходит раньше; нижние ряды приносят больше.
    }
ask-mama = Выберите маму
ask-mama-line = Она даёт рабочих и первые карты. Другая вернётся в колоду.
ask-papa = Выберите папу
ask-papa-line = Он даёт большого рабочего, деньги и подарок. Другой вернётся в колоду.
ask-bonus = Взять бонус?
ask-bonus-line = { $bonus }
ask-play = Какого гостя сыграть?
ask-play-line = Предлагаются только гости, которых можно сыграть до конца.
ask-gift = { $source }: какой подарок?
ask-gift-line = Ваше имя за столом — { $name }. Мама принесла рабочих и карты; папа { $source } приносит большого рабочего, деньги и один из этих подарков.
ask-branch = { $source }: что выбрать?
ask-branch-line =
    { $missing ->
        [0] { "" }
       *[other] Предлагается только то, что можно сделать до конца.
    }
ask-order = { $source }: что теперь?
ask-order-line =
    { $all ->
        [yes] Сделать нужно всё, порядок за вами.
       *[no] { $maximum ->
            [one] Сделать нужно { $maximum } пункт.
            [few] Сделать нужно { $maximum } пункта в любом порядке.
           *[many] Сделать нужно { $maximum } пунктов в любом порядке.
        }
    }
ask-may = Сделать это?
ask-may-line = { $source }: { $offer }.
ask-deck = Из какой колоды?
ask-deck-line = Карту вы увидите, только когда выберете колоду.
ask-plant = Какой виноград посадить и где?
ask-plant-line = Выберите карту винограда, затем поле.
ask-uproot = Какой куст выкорчевать?
ask-uproot-line = Он вернётся к вам на руку.
ask-uproot_or_harvest = Выкорчевать куст или собрать урожай?
ask-uproot_or_harvest-line = Ярмо делает что-то одно, раз в год.
ask-swap = Какие два куста поменять местами?
ask-swap-line = Пределы обоих полей не должны быть превышены.
ask-harvest = С какого поля собрать урожай?
ask-harvest-line = С каждого поля раз в год: по жетону каждого цвета с общей ценностью всех его кустов.
ask-build = Какое сооружение построить?
ask-build-line = Выберите его на своём планшете.
ask-make = Какое вино изготовить?
ask-make-line = Если его место занято или не построено, ценность вина будет меньше.
ask-age = Какое вино состарить?
ask-age-line = Ценность вырастет на 1, если следующее место свободно и погреб для него построен.
ask-fill = Какой заказ выполнить?
ask-fill-line = Очки вы получите сразу, а лиры — каждый год.
ask-use_wine = Какое вино отдать?
ask-use_wine-line = Подходят несколько ваших вин.
ask-gain_grape = Виноград какого цвета?
ask-gain_grape-line = Он ляжет на ваш пресс с ценностью 1.
ask-sell = Что продать или выкупить?
ask-sell-line = Чем старше виноград, тем больше лир; цена поля — его число.
ask-pay =
    { $what ->
        [grape] Какой виноград сбросить?
        [wine] Какое вино сбросить?
       *[card] Какую карту сбросить?
    }
ask-pay-line = Так оплачивается «{ $source }».
# Without few: after 2 to 4 its words are those after 5
ask-discard =
    Оставьте { $limit } { $limit ->
        [one] карту
        [few] карты
       *[many] карт
    }
ask-discard-line = Выберите, с какими картами расстаться в конце года.
ask-give = Какую карту отдать?
ask-give-line = Она уйдёт на руку владельца карты «{ $source }».
ask-offer = Сколько карт вы отдаёте?
ask-offer-line = { $source }: соперники вместе отдают ровно столько, сколько просят, или ничего.
ask-seat =
    { $who ->
        [all] Какого игрока выбрать?
        [all_in_season] Какого игрока выбрать?
       *[opponents] Какого соперника выбрать?
    }
ask-seat-line = «{ $source }» действует на игроков, которых вы выберете.
ask-retrieve = Какого рабочего вернуть?
ask-retrieve-line = Его ячейка снова станет свободной.
ask-use = Какое действие выполнить?
ask-use-line = Без рабочего и без бонуса, даже если оно занято.
ask-plan = Какой рабочий и для какого действия?
ask-plan-line = Действие выполняется, когда начинается его сезон.
ask-keep = Какую карту оставить?
ask-keep-line = Остальные будут сброшены.
ask-take = Из какого сброса?
ask-take-line = Вы возьмёте его верхнюю карту.
ask-played = «{ $source }» (карту играет { $name })
ask-part = «{ $source }» ({ $name } принимает участие)
ask-let = «{ $source }» ({ $name } позволяет вам)
ask-for = «{ $source }», для игрока { $name }
ask-what = { $head }: { $what }
ask-gain = { $about }; { $name } за это { $gain }
ask-together = { $head }: соперники могут вместе { $give }; иначе { $name } { $otherwise }
ask-about = { $about }. { $more }
ask-several = { $line } Выбрано: { $picked } из { $maximum }.
ask-up-to = { $line } Выбрано { $picked }, не больше { $maximum }.

## Answers: infinitives; things after a colon stay in the nominative

choice-done = Готово
choice-pass = Спасовать
choice-bonus =
    { $beside ->
        [yes] Сначала бонус: { $bonus }
       *[no] Взять бонус
    }
    .short = { $beside ->
            [yes] Бонус: { $bonus }
           *[no] Взять
        }
choice-leave-bonus = Без бонуса
    .short = Нет
choice-yes = Да
choice-no = Нет
choice-both = И то и другое: { $cost }
choice-mama = { $card }
choice-papa = { $card }
choice-wake = Ряд { $n }
choice-place = { $worker }: { $space }
choice-plan = { $worker }: { $space }
choice-play = Сыграть: { $card }
choice-branch = { $what }
choice-draw-vine = Взять карту винограда
choice-draw-order = Взять заказ
choice-draw-summer_visitor = Взять летнего гостя
choice-draw-winter_visitor = Взять зимнего гостя
choice-draw-two = Взять летнего и зимнего гостя
# Without few: after 2 to 4 its words are those after 5
choice-draw-many =
    { $summer ->
        [0] Взять { $winter ->
                [one] { $winter } зимнего гостя
               *[many] { $winter } зимних гостей
            }
       *[other]
            { $winter ->
                [0] Взять { $summer ->
                        [one] { $summer } летнего гостя
                       *[many] { $summer } летних гостей
                    }
               *[other]
                    Взять { $summer ->
                        [one] { $summer } летнего гостя
                       *[many] { $summer } летних гостей
                    } и { $winter ->
                        [one] { $winter } зимнего гостя
                       *[many] { $winter } зимних гостей
                    }
            }
    }
choice-draw-two-summer_visitor = Взять 2 летних гостей
choice-draw-two-winter_visitor = Взять 2 зимних гостей
choice-plant = { $vine } на { $field }
choice-uproot = Выкорчевать «{ $vine }» с { FORM($field, "gen") }
choice-swap = { $vine } ({ $field }) и { $othervine } ({ $otherfield })
choice-harvest = Собрать урожай с { FORM($field, "gen") }
choice-build = { $structure }
choice-make-red = Красное вино из { FORM($grapes, "gen") }
choice-make-white = Белое вино из { FORM($grapes, "gen") }
choice-make-blush = Розовое вино из { FORM($grapes, "gen") }
choice-make-sparkling = Игристое вино из { FORM($grapes, "gen") }
choice-age = { $wine }
choice-fill = { $card }
choice-use-wine = { $wine }
choice-use = { $action }
choice-gain-grape = { $grape }
choice-sell-grape =
    Продать { $grape } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
choice-sell-field =
    Продать { $field } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
choice-buy-field =
    Выкупить { $field } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
choice-pay-card = Сбросить: { $card }
choice-pay-grape = Сбросить { $grape }
choice-pay-wine = Сбросить { $wine }
choice-discard = Сбросить: { $card }
choice-give-card = Отдать: { $card }
choice-offer =
    { $n ->
        [0] Ни одной карты
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
choice-seat = { $name }
choice-retrieve = { $worker }: { $space }
choice-keep = Оставить: { $card }
choice-take = { $pile }
