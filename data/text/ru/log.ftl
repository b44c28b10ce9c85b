# The log: one line in the present for every event, so that no verb tells a player's gender. $name leads and is followed
# by a space (where its emblem stands before the line, name and space are cut off); $known is yes where the face of the
# card may be told. Orders stand bare, other cards in «».

log-by = { $line } ({ $source })
log-game_started = Игра начинается
log-parents_dealt =
    { $name } получает { $parent ->
        [mama] маму
       *[papa] папу
    }: { $card }
log-season_started = { $place } начинается
log-year_ended = Год { $amount } завершён
log-first_player_moved = { $name } теперь первый игрок
log-rooster_placed = { $name } выбирает ряд подъёма { $place }
log-row_taken = { $name } берёт бонус ряда подъёма { $place }
log-worker_placed = { $name } размещает { FORM($thing, "acc") }: { $place }
log-worker_planned = { $name } заранее размещает { FORM($thing, "acc") }: { $place }
log-worker_retrieved = { $name } возвращает { FORM($thing, "acc") }: { $place }
# Without few: after 2 to 4 its words are those after 5
log-worker_trained =
    { $name } обучает { $amount ->
        [1] рабочего
        [one] { $amount } рабочего
       *[many] { $amount } рабочих
    }
log-worker_gained =
    { $name } получает { $amount ->
        [1] { FORM($thing, "acc") }
       *[other] { $amount } { FORM($thing, "plural") }
    }
log-workers_returned = Все рабочие возвращаются домой
log-passed = { $why ->
        [no_worker] { $name } пасует: рабочих больше нет
       *[other] { $name } пасует
    }
log-lira_changed =
    { $name } { $sign ->
        [minus] платит
       *[plus] получает
    } { $amount } { $amount ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
log-vp_changed =
    { $name } { $sign ->
        [minus] теряет
       *[plus] получает
    } { $amount } ПО
log-residual_changed =
    { $name } теперь получает на { $amount } { $amount ->
        [one] лиру
        [few] лиры
       *[many] лир
    } в год { $sign ->
        [minus] меньше
       *[plus] больше
    }
log-card_drawn =
    { $name } берёт { $known ->
        [yes] { FORM($card, "kind") ->
            [order] { $card }
           *[card] карту «{ $card }»
        }
       *[no] { FORM($deck, "acc") }
    }
log-card_discarded =
    { $name } сбрасывает { $known ->
        [yes] { FORM($card, "kind") ->
            [order] { $card }
           *[card] карту «{ $card }»
        }
       *[no] { FORM($deck, "acc") }
    }
log-card_revealed =
    { $name } открывает { FORM($card, "kind") ->
        [order] { $card }
       *[card] карту «{ $card }»
    }
log-card_given =
    { $name } отдаёт игроку { $other } { $known ->
        [yes] { FORM($card, "kind") ->
            [order] { $card }
           *[card] карту «{ $card }»
        }
       *[no] { FORM($deck, "acc") }
    }
log-visitor_played = { $name } играет карту «{ $card }»
log-branch_taken = { $name } выбирает: { $choice }
log-both = и то и другое
log-declined =
    { $name } отказывается{ $chosen ->
        [yes] : { $choice }
       *[no] { "" }
    }
log-vine_planted = { $name } сажает «{ $card }» на { $place }
log-vine_uprooted = { $name } выкорчёвывает «{ $card }» с { FORM($place, "gen") }
log-vines_swapped = { $name } меняет местами «{ $card }» и «{ $thing }»
log-field_harvested = { $name } собирает урожай с { FORM($place, "gen") }
log-grape_gained = { $name } получает { $token }
log-grape_aged = { $name }: зреет { $before }, теперь { $token }
log-grape_lost = { $name } не находит места для { FORM($token, "gen") }
log-grape_sold = { $name } продаёт { $token }
log-grape_paid = { $name } отдаёт { $token }
log-field_sold = { $name } продаёт { $place }
log-field_bought = { $name } выкупает { $place }
log-wine_made = { $name } изготавливает { $token }
log-wine_aged = { $name }: зреет { $before }, теперь { $token }
log-wine_paid = { $name } отдаёт { $token }
log-order_filled = { $name } выполняет { $card }
log-structure_built = { $name } строит { FORM($thing, "acc") }
log-deck_reshuffled = Колода «{ $deck }» перемешана заново
log-planned_skipped = { $name } не может выполнить запланированное действие: { $place }
log-skipped = { $name } ничего не может сделать
log-action_used = { $name } выполняет действие: { $place }
# Without few: after 2 to 4 its words are those after 5
log-last_year =
    { $name } достигает { $ends } { $ends ->
        [one] очка
        [few] очков
       *[many] очков
    }: это последний год
log-game_over = Игра окончена
log-automa_card = { $card } открыта
log-automa_worker =
    { $amount ->
        [0] Ячейка для рабочего Automa занята: { $place }
       *[other] Automa размещает рабочего: { $place }
    }
log-automa_target =
    Пробка Automa переходит на { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
log-token_gained =
    { $name } берёт { $amount ->
        [1] жетон бонуса
        [one] { $amount } жетон бонуса
        [few] { $amount } жетона бонуса
       *[many] { $amount } жетонов бонуса
    }
log-token_spent = { $name } тратит жетон бонуса
log-rewound =
    Игра возвращена на { $amount } { $amount ->
        [one] шаг
        [few] шага
       *[many] шагов
    } назад
log-rule = { $title } ({ $rules })
