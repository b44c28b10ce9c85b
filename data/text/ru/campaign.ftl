# The campaign: the road through eight villages, what each challenge asks, and its progress.

challenge-name-1 = Холм в наследство
challenge-name-2 = Малая артель
challenge-name-3 = Полный стол
challenge-name-4 = Долгий сбор
challenge-name-5 = Открытые ворота
challenge-name-6 = Глубокий погреб
challenge-name-7 = Фора
challenge-name-8 = Домашнее вино
source-challenge_1 = задача 1
source-challenge_2 = задача 2
source-challenge_3 = задача 3
source-challenge_4 = задача 4
source-challenge_5 = задача 5
source-challenge_6 = задача 6
source-challenge_7 = задача 7
source-challenge_8 = задача 8
source-campaign = кампания
source-automa = Automa

## What a challenge changes, a sentence for each word of its data. $what is said as an order: "возьмите 2 карты"

challenge-mama-none = Мамы нет.
challenge-mama_with_order-may_redraw = Маму, которая берёт карты заказов, можно сменить на следующую.
challenge-vine_deck-reshuffle_after_setup = Затем колода винограда перемешивается.
challenge-regular_workers = Обычных рабочих у вас может быть не больше { $n }.
challenge-spaces-middle = Вместо левых ячеек открыты средние, с их бонусом.
challenge-bonus_tokens-unusable = Жетоны бонуса использовать нельзя.
challenge-years = Игра длится { $n ->
        [one] { $n } год
        [few] { $n } года
       *[other] { $n } лет
    }.
challenge-wake_up_rows-any = В любой год можно выбрать любой ряд подъёма.
challenge-points-none_in_play = Во время игры очки не начисляются.
challenge-vp_costs-barred = Очками нельзя платить.
challenge-forbidden-fill_order = Заказы выполнять нельзя.
challenge-begin = В начале: { $what }.
challenge-end = В конце: { $what }.
challenge-action = { $action }: { $what }.
challenge-must = В конце { $year }-го года у вас должно быть { $what }, иначе партия проиграна.
# Without few: after 2 to 4 its words are those after 5
challenge-must-worker = { $n ->
        [one] { $n } рабочий
       *[other] { $n } рабочих
    }, считая большого
challenge-plain = В конце нужно быть впереди Automa.

## The road

campaign-title = Кампания
campaign-new = Новая кампания
campaign-name = Название
campaign-name-usual = Кампания { $n }
campaign-aggressive = Агрессивный вариант
campaign-aggressive-answer = { $answer ->
        [on] Опережать каждый год
       *[off] Только в конце
    }
campaign-aggressive-note = В агрессивную кампанию не входит: { $challenges }.
campaign-begin = Начать
campaign-cancel = Отмена
campaign-delete = Удалить
campaign-delete-title = Удалить «{ $name }»?
campaign-delete-ask = Её успехи ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }) пропадут навсегда. Сохранённые партии останутся.
campaign-delete-yes = Удалить
campaign-delete-no = Оставить
campaign-give-up = Сдать эту партию
    .short = Сдаться
campaign-give-up-title = Сдать эту партию задачи { $n }?
campaign-give-up-ask = Для кампании она считается проигранной, и следующая попытка начнётся заново. Сама партия отправится в корзину.
campaign-give-up-yes = Сдаться
campaign-give-up-no = Играть дальше
campaign-start = Начать задачу { $n }
campaign-go-on = Продолжить задачу { $n }
    .short = Продолжить
campaign-back = Назад
campaign-solo = Отдельная партия
campaign-tries = { $count ->
        [0] попыток не было
        [one] { $count } попытка
        [few] { $count } попытки
       *[other] { $count } попыток
    }
campaign-passed-in = { $count ->
        [1] пройдена с первой попытки
        [one] пройдена за { $count } попытку
        [few] пройдена за { $count } попытки
       *[other] пройдена за { $count } попыток
    }
    .short = { $count ->
        [1] с первой попытки
        [one] за { $count } попытку
        [few] за { $count } попытки
       *[other] за { $count } попыток
    }
campaign-left-out = пропущена
campaign-tokens = { $count ->
        [1] { $count } жетон переходит в следующую попытку за партию, проигранную здесь
        [one] { $count } жетон переходит в следующую попытку за партии, проигранные здесь подряд
        [few] { $count } жетона переходят в следующую попытку за партии, проигранные здесь подряд
       *[other] { $count } жетонов переходят в следующую попытку за партии, проигранные здесь подряд
    }
    .short = { $count ->
        [one] { $count } жетон с собой
        [few] { $count } жетона с собой
       *[other] { $count } жетонов с собой
    }
campaign-tokens-none = Жетонов с собой нет: каждая проигранная здесь партия даёт один в следующую попытку.
    .short = Жетонов с собой нет
campaign-tokens-useless = В этой задаче жетоны бесполезны.
    .short = Жетоны бесполезны
campaign-games = Сыграно партий: { $count }
campaign-line = { $challenge ->
        [0] пройдена
       *[other] задача { $challenge }
    } · { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }
campaign-game = { $named ->
        [yes] Задача { $n } кампании «{ $name }»
       *[no] Задача { $n }
    }
campaign-empty = Ни одной кампании пока нет. Начните её: восемь задач, каждая — партия против Automa. Победа открывает следующую; чем меньше партий, тем лучше.
campaign-number = Задача { $n } из { $all }
campaign-rules = Сверх обычной соло-игры
campaign-score = Путь пройден
campaign-score-games = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
campaign-score-fewest = Меньше не бывает: { $count }
campaign-head-games = Партии
campaign-head-won = Счёт
campaign-won = { $points } : { $automa }

## Notices

campaign-error-damaged = Не удаётся прочесть файл кампании { $file }: { $fault }. Он сохранён как { $aside }; остальные кампании на месте.
campaign-error-restored = Кампания «{ $name }» возвращена к состоянию до последней записи.
campaign-error-cards = Не удаётся прочесть файл кампании { $file }: { $fault } Он оставлен как есть.
campaign-fault-cards = она начата с другими задачами, копии которых не сохранилось.
campaign-error-newer = Не удаётся прочесть файл кампании { $file }: { $fault }. Он оставлен как есть; откройте его в более новой версии.
campaign-error-save = Не удаётся сохранить кампанию в { $file } ({ $fault }): освободите место или исправьте папку и откройте эту страницу снова.
campaign-error-folder = Не удаётся прочесть кампании в { $folder } ({ $fault }): исправьте папку.
campaign-error-name-empty = У кампании нет названия: впишите его.
# Without few: after 2 to 4 its words are those after 5
campaign-error-name-long = «{ $name }» — слишком длинное название: не больше { $most ->
        [one] { $most } буквы
       *[other] { $most } букв
    }.
campaign-error-name-unreadable = В этом названии нет ни одной буквы или цифры, которую можно показать: впишите другое.
campaign-error-name-twice = Кампания «{ $name }» уже есть: впишите другое название.
campaign-fault-history = её партии не ведут к тому, чего она достигла
campaign-rewind-warning = Возврат к ходу до того, что уже открыто, исключает эту партию из кампании: она не будет засчитана.
campaign-rewound = Эта партия возвращена к ходу до того, что уже было открыто: в кампанию она не засчитывается.

## The end of a campaign game

score-campaign-passed = Задача { $n } пройдена за { $tries ->
        [1] одну партию
        [one] { $tries } партию
        [few] { $tries } партии
       *[other] { $tries } партий
    }. Дальше: { $next }.
score-campaign-finished = Кампания пройдена: всего { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }.
score-campaign-again = Пока не пройдена. Жетоны для следующей попытки: { $tokens ->
        [0] нет
       *[other] { $tokens }
    }.
score-campaign-not-counted = Её возвращали назад: в кампанию она не засчитывается.
