# The new-game page: posters, seats, what the table agrees on, and the deal.

new-evening = Какую афишу снимем со стены?
new-poster-viticulture = Семейный виноградник, год за годом
new-poster-vino = Девять областей, пять вин, один рынок
new-poster-facts = За столом: от { $least } до { $most } · от { $quick } до { $slow } минут
new-go = К столу
new-again = Ещё раз последний стол
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
# Not seen: how the page is announced to those who hear it.
new-game-heading = Новая игра, { $game }: кто играет и как
new-plays = { $by ->
        [person] Человек
       *[opponent] Соперник
    }
new-character = { $name }, { $trait }
new-seed = Раздача
new-seed-note = Пусто: случайная раздача. Один и тот же номер — одна и та же партия.
    .short = Пусто: случайная раздача.
new-start = Начать
new-back = Назад
new-who = Кто здесь сидит?
new-face = С каким лицом?
new-strength = Какой силы?
new-person-line = за этим экраном
new-switch = { $to ->
        [person] Посадить сюда человека
       *[opponent] Посадить сюда соперника
    }
new-one-more-glass = На бокал сильнее; после пяти — снова один
new-chair = Придвинуть стул
new-count = За столом: { $count }
new-chairs = Занимает и стулья перед ним: тогда за столом { $count }
new-sheet-rules = Правила стола
new-sheet-cards = Отдельные карты
new-sheet-more = Ещё
new-differing = { $count ->
        [0] Все обычные
       *[other] Изменено: { $count }
    }
new-deal = { $own ->
        [some] Раздача, свои карты
       *[none] Номер раздачи
    }
new-deal-with = Вместе с: { $names }
new-usual = Вернуть обычные
new-close = Назад к столу

new-own = Свои карты
new-own-pages = Свои карты: в партии { $chosen } из { $count }, страница { $page } из { $pages }
new-own-left-out = { $name } не входит в партию: { $fault }
new-own-portrait = { $name }: { $fault }. Пока нарисован кто-то другой.

new-setup = Мама и папа
new-setup-answer = { $answer ->
        [advanced] Выбор из двух
       *[standard] По одной карте
    }
new-setup-what = Каждому сдают одну маму и одного папу — или по две карты, из которых остаётся по одной.
new-bonus-spaces = Бонус ячейки
new-bonus-spaces-answer = { $answer ->
        [friendly] Обязателен
       *[standard] По желанию
    }
new-bonus-spaces-what = Если бонус обязателен, ячейку с бонусом занимают, только когда он пригодится или когда других свободных ячеек действия нет.
    .short = Ячейку с бонусом занимает лишь тот, кому он нужен, если есть другая.
new-cottage = Вторая карта за дом
new-cottage-answer = { $answer ->
        [one_by_one] Выбрать после первой
       *[named_first] Назвать обе колоды сразу
    }
    .short = { $answer ->
        [one_by_one] После первой
       *[named_first] Обе сразу
    }
new-cottage-what = С домом осенью берут двух гостей: обе колоды называют, не видя карт, или вторую — после первой карты.
    .short = Для двух гостей осени называют сразу обе колоды или вторую — после первой карты.
new-first-player-moves = Первый ход переходит
new-first-player-moves-answer = { $answer ->
        [clockwise] По часовой
       *[counter_clockwise] Против часовой
    }
new-first-player-moves-what = В конце года первым становится другое место: соседнее справа или соседнее слева.
new-last-tie = Если всё поровну
new-last-tie-answer = { $answer ->
        [wake_up_order] Решает порядок подъёма
       *[shared] Победа общая
    }
    .short = { $answer ->
        [wake_up_order] Порядок подъёма
       *[shared] Победа общая
    }
new-last-tie-what = Что бывает, когда равны и последние показатели.
new-hands = Кто видит карты на руке?
new-hands-answer = { $answer ->
        [open] Все
       *[closed] Только тот, чей ход
    }
new-hands-what = Карты лежат рубашкой вверх, пока их не откроет тот, чей ход. Если их видят все, то открыты карты на всех руках.
new-rewind = Возврат к любому прежнему ходу
    .short = Возврат к прежнему ходу
new-rewind-answer = { $answer ->
        [allowed] С согласия стола
       *[blocked] Не за этим столом
    }
new-rewind-what = Стол может вернуть партию к любому прежнему ходу, даже если с тех пор брали карты.
new-advice = «Что теперь?» за этим столом
new-advice-answer = { $answer ->
        [none] Без советов
       *[allowed] Совет тому, кто спросит
    }
new-advice-what = Лампочка у каждого вопроса советует два-три хода, исходя только из того, что можно знать на этом месте.
    .short = Лампочка у каждого вопроса советует два-три хода.

new-zymologist-ageing = { $card }: созревает ли вино ценностью 4 и больше без среднего погреба?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Не созревает
       *[to_six] До 6
    }
new-zymologist-ageing-what = Вино этой карты бывает слишком хорошим для погреба. Здесь решается, созревает ли оно с годами, пока нет среднего погреба.
new-zymologist-above-six = { $card }: созревает ли вино ценностью 7 и больше без большого погреба?
new-zymologist-above-six-answer = { $answer ->
        [ages] Созревает дальше
       *[stays] Остаётся как есть
    }
new-zymologist-above-six-what = То же о вине, которому место в большом погребе.
new-organizer-second-visitor = { $card } — первый из двух гостей: можно ли сыграть второго?
new-organizer-second-visitor-answer = { $answer ->
        [lost] Второй пропадает
       *[allowed] Можно
    }
new-organizer-second-visitor-what = Кто играет эту карту, выходит из сезона. Здесь решается, пропадает ли и второй гость за бонус ячейки.
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
new-producer-exclusion-what = Карта возвращает рабочих с других действий. Здесь решается, кто из них считается стоящим на её собственном действии.

## Vino

new-money-shown = Деньги других
new-money-shown-answer = { $answer ->
        [all] Видны
       *[income_only] Скрыты, доход виден
    }
new-money-shown-what = Если деньги скрыты, видно только, сколько другие получают в этом раунде; иначе видны все их деньги.
new-first-order = Начальный порядок игры
new-first-order-answer = { $answer ->
        [chosen] Как сидят
       *[random] По жребию
    }
new-first-order-what = По жребию начинает кто угодно. Если как сидят, то начинает первый стул, а последний держит банк.
new-negative-sale = Продажа, которая принесла бы меньше нуля
new-negative-sale-answer = { $answer ->
        [for_zero] За ноль
       *[not_allowed] Невозможна
    }
new-negative-sale-what = Спрос может упасть так низко, что продажа принесла бы убыток: она невозможна или не приносит ничего.
new-preliminary-gift = Дар до первого раунда
new-preliminary-gift-answer = { $answer ->
        [none] В первом раунде
       *[at_once] Сразу
    }
new-preliminary-gift-what = Последний частный виноградник области могут купить до первого раунда: дар приходит сразу или с началом первого раунда.
