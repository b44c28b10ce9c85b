# Alone against the Automa: its panel, tokens, reasons, the set-up page and the end of a solo game.
# Automa is a name that is never declined, without a pronoun.

table-automa = Automa
deck-automa = Карты Automa
table-automa-deck =
    { $left ->
        [one] осталась { $left } карта
        [few] осталось { $left } карты
       *[many] осталось { $left } карт
    }
table-automa-none =
    { $season ->
        [summer] Карта ещё не открыта
        [winter] Карта ещё не открыта
       *[other] Карты открываются летом и зимой
    }
table-automa-foreign = не в этой игре
table-automa-more = +{ $count }
table-automa-workers = 
    { $left ->
        [0] все размещены
       *[other] рабочих ждёт: { $left }
    }
table-automa-tokens = Жетоны
table-automa-level =
    { $level }{ $aggressive ->
        [yes] , агрессивный
       *[no] { "" }
    }
table-solo-goal =
    { $begun ->
        [yes] из { $years }
       *[no] { $years ->
            [one] { $years } год
            [few] { $years } года
           *[many] { $years } лет
        }
    }

## What the inspector says

table-automa-card-text =
    { $season ->
        [summer] Летом Automa размещает по рабочему: { $actions }.
       *[winter] Зимой Automa размещает по рабочему: { $actions }.
    }
table-automa-card-none =
    { $season ->
        [summer] Летом Automa не размещает рабочих.
       *[winter] Зимой Automa не размещает рабочих.
    }
table-automa-card-other = Зелёные и жёлтые строки считаются летом, красные и синие — зимой; «{ table-automa-foreign }» значит, что такой ячейки на этом поле нет.
table-automa-text = В начале лета и зимы Automa ставит рабочих на ячейки и только занимает их: за год рабочих { $workers }, ещё ждут { $left }. Пробка Automa в этом году стоит на { $now }, в последнем — на { $end }: наберите больше очков.
table-automa-text-aggressive = Пробка Automa каждый год поднимается: сейчас { $now }, в конце { $end }. В конце каждого года у вас должно быть больше, иначе игра проиграна.
table-token-title = Жетоны бонуса
table-token-text = Один жетон за ход приносит и бонус действия, на котором вы размещаете рабочего, до или после него. У вас их { $count }. Коснитесь их перед размещением или когда игра спросит; на тележку и ярмо жетоны не действуют.
table-token-row =
    { $here ->
        [yes] Жетон ещё здесь: выбрав этот ряд, вы его получите.
       *[no] Жетона уже нет: второй раз этот ряд не выбрать.
    }
table-row-with-token = { $text } { $token }

## Questions and answers

preview-with-token = С жетоном: { $bonus }

ask-token = Потратить жетон бонуса?
ask-token-line =
    { $later ->
        [yes] Он принесёт бонус запланированного действия, когда оно будет выполняться.
       *[no] Бонус этого действия. { $bonus }
    }
ask-token-beside-line = { $line } Или сначала потратьте жетон.
choice-token =
    { $later ->
        [yes] Потратить жетон
       *[no] Потратить жетон: { $bonus }
    }
choice-keep-token = Оставить жетон
ask-redraw = Сменить маму?
ask-redraw-line = Она даёт заказы, а в этой задаче они бесполезны. Следующая может оказаться полезнее, а может и нет.
choice-redraw = Взять следующую
choice-keep-mama = Оставить эту

## Reasons

reason-row_token_gone = Жетона в ряду { $what } уже нет: каждый ряд выбирают один раз.
reason-row_not_in_solo = В соло-игре переходить в ряд { $what } нельзя.
reason-no_token = У вас нет жетона бонуса.
reason-token_spent = В этом ходу вы уже потратили жетон: можно только один за ход.
reason-forbidden_by_challenge =
    { $what ->
        [worker] В этой задаче разрешено обычных рабочих: { $need }; у вас { $have }.
        [fill] В этой задаче нельзя выполнять заказы.
       *[other] В этой задаче это запрещено.
    }

## Year end

table-year-end-target = Больше, чем у Automa

## Levels

level-very_easy = Очень простой
level-easy = Лёгкий
level-normal = Обычный
level-hard = Трудный
level-very_hard = Очень трудный
# Without few: after 2 to 4 its words are those after 5
level-about =
    За { $years } { $years ->
        [one] год
        [few] года
       *[many] лет
    } наберите больше очков, чем у Automa: { $vp }.{ $start ->
        [0] { "" }
       *[other] { " " }Начальные очки: { $start }.
    }{ $least ->
        [0] { " " }Каждый сезон открывается одна карта.
       *[other] { " " }Карты открываются, пока Automa не разместит { $least } { $least ->
            [one] рабочего
           *[many] рабочих
        }.
    }{ $free ->
        [0] { "" }
       *[other] { " " }В году { $free } открыт любой ряд, и каждый приносит жетон.
    }
level-about-aggressive = В конце каждого года у вас должно быть больше очков, чем: { $targets }.

## The set-up page

solo-title = В одиночку против Automa
solo-you = Вы
solo-level = Уровень
solo-level-line =
    { $years ->
        [one] { $years } год
        [few] { $years } года
       *[many] { $years } лет
    }, { $vp ->
        [one] { $vp } очко
        [few] { $vp } очка
       *[many] { $vp } очков
    }
solo-level-years = { $years } { $years ->
        [one] год
        [few] года
       *[many] лет
    }
solo-level-start = в начале очков: { $start }
solo-level-least = рабочих Automa не меньше { $least }
solo-level-vp = { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }
solo-aggressive = Агрессивный вариант
solo-aggressive-answer =
    { $answer ->
        [on] Опережать каждый год
       *[off] Только в конце
    }
solo-aggressive-not = Есть на уровнях: { $levels }.
solo-visitors = Гости, полезные только с соперниками
solo-visitors-answer =
    { $answer ->
        [redrawn] Заменять на следующих
       *[removed] Убрать из колод
    }
solo-seed = Раздача
solo-seed-note = Пусто: случайная раздача. Один номер — одни и те же карты.
    .short = Пусто: случайная.
solo-start = Начать
solo-back = Назад
solo-campaign = Кампания
solo-campaign-note = Восемь деревень одна за другой, на много вечеров

window-solo = Соло и кампания
    .short = Соло

## The end of a solo game

score-solo-headline =
    { $result ->
        [win] Побеждает { $name }
        [draw] Ничья
       *[loss] Побеждает Automa
    }
score-solo-by-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, у Automa { $result ->
        [win] { $automa }: вы впереди.
        [draw] тоже { $automa }: поровну — ещё не впереди.
       *[loss] { $automa }.
    }
score-solo-lost-target =
    В конце года { $year } вы не опередили Automa ({ $automa }): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
score-solo-lost-challenge = В конце года { $year } задача не выполнена.
score-solo-level =
    { $level }{ $aggressive ->
        [yes] , агрессивный
       *[no] { "" }
    }
score-again = Ещё раз
score-next = Следующая задача
score-campaign = К кампании
score-set-up = Другая партия
score-automa = Automa
score-automa-note = Его очки заданы до начала партии.
score-label-automa = впереди Automa, { $points }
