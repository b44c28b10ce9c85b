# The new-game page: seats, what the table agrees on, and the deal.

new-evening = Каким будет вечер?
new-poster-viticulture = Семейный виноградник, год за годом
new-poster-vino = Девять областей, пять вин, один рынок
new-poster-seats = За столом: от { $least } до { $most }
new-again = Ещё раз последний стол
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
new-plays = { $by ->
        [person] Человек
       *[opponent] Соперник
    }
new-character = { $name }, { $trait }
new-add-seat = Добавить место
new-add-opponent = Добавить соперника
new-seed = Раздача
new-seed-note = Пусто: случайная раздача. Один и тот же номер — одна и та же партия.
    .short = Пусто: случайная раздача.
new-start = Начать
new-back = Назад
new-fold-0 = Ещё правила
new-fold-1 = Вопросы об отдельных картах
new-fold-2 = К картам и местам

new-own = Свои карты
new-own-pages = Свои карты: в партии { $chosen } из { $count }, страница { $page } из { $pages }
new-own-left-out = { $name } не входит в партию: { $fault }
new-own-portrait = { $name }: { $fault }. Пока нарисован кто-то другой.

new-rules = Правила
new-rules-answer = { $answer ->
        [own] По выбору стола
       *[usual] Обычные
    }

new-setup = Мама и папа
new-setup-answer = { $answer ->
        [advanced] Выбор из двух
       *[standard] По одной карте
    }
new-bonus-spaces = Бонус ячейки
new-bonus-spaces-answer = { $answer ->
        [friendly] Обязателен
       *[standard] По желанию
    }
new-cottage = Вторая карта за дом
new-cottage-answer = { $answer ->
        [one_by_one] Выбрать после первой
       *[named_first] Назвать обе колоды сразу
    }
    .short = { $answer ->
        [one_by_one] После первой
       *[named_first] Обе сразу
    }
new-first-player-moves = Первый ход переходит
new-first-player-moves-answer = { $answer ->
        [clockwise] По часовой
       *[counter_clockwise] Против часовой
    }
new-last-tie = Если всё поровну
new-last-tie-answer = { $answer ->
        [wake_up_order] Решает порядок подъёма
       *[shared] Победа общая
    }
    .short = { $answer ->
        [wake_up_order] Порядок подъёма
       *[shared] Победа общая
    }
new-hands = Карты на руке
new-hands-answer = { $answer ->
        [open] Открыты для всех
       *[closed] Закрыты, пока не открыть
    }
    .short = { $answer ->
        [open] Открыты для всех
       *[closed] Закрыты
    }
new-rewind = Возврат к любому прежнему ходу
new-rewind-answer = { $answer ->
        [allowed] С согласия стола
       *[blocked] Не за этим столом
    }

new-zymologist-ageing = { $card }: созревает ли вино ценностью 4 и больше без среднего погреба?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Не созревает
       *[to_six] До 6
    }
new-zymologist-above-six = { $card }: созревает ли вино ценностью 7 и больше без большого погреба?
new-zymologist-above-six-answer = { $answer ->
        [ages] Созревает дальше
       *[stays] Остаётся как есть
    }
new-organizer-second-visitor = { $card } — первый из двух гостей: можно ли сыграть второго?
new-organizer-second-visitor-answer = { $answer ->
        [lost] Второй пропадает
       *[allowed] Можно
    }
new-producer-exclusion = { $card }: кого из ваших рабочих нельзя вернуть?
new-producer-exclusion-answer = { $answer ->
        [only_playing_worker] Только того, кто играет карту
        [only_space_in_use] Только тех, кто на её ячейке
       *[whole_action] Всех на этом действии
    }
    .short = { $answer ->
        [only_playing_worker] Кто её играет
        [only_space_in_use] На её ячейке
       *[whole_action] На действии
    }

## Vino

new-money-shown = Деньги других
new-money-shown-answer = { $answer ->
        [all] Видны
       *[income_only] Скрыты, доход виден
    }
new-first-order = Начальный порядок игры
new-first-order-answer = { $answer ->
        [chosen] Как сидят
       *[random] По жребию
    }
new-negative-sale = Продажа, которая принесла бы меньше нуля
new-negative-sale-answer = { $answer ->
        [for_zero] За ноль
       *[not_allowed] Невозможна
    }
new-preliminary-gift = Дар до первого раунда
new-preliminary-gift-answer = { $answer ->
        [none] В первом раунде
       *[at_once] Сразу
    }
