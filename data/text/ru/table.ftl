# The table: ribbon, panels, notes and buttons around the game itself. The hand is «карты» where it is opened or closed.

table-parents = Мама и папа: { $name }
table-wake-up = Подъём
    .short = Весна
table-wake-up-first = первый
table-cart-hint = летом или зимой, сколько угодно
table-or = или
table-place = { $place }-й
table-viewing = Планшет: { $name }
table-peek-how = Держите угол, чтобы посмотреть. { $press } (правый стик): кто следующий; ещё раз — кто за ним.
table-field-sold = продано
table-field-empty = пусто
table-staff =
    { $left ->
        [0] все заняты
       *[other] свободно: { $left }
    }
table-hand = Рука
table-page = { $page } из { $pages }

## What the inspector says

table-inspect-more = Правый щелчок или { $press }: подчёркнутые слова
    .short = { $press }: подчёркнутое
table-rule-more = подробнее в правилах
table-option = или: { $text }
table-row-first = Летом, осенью и зимой вы ходите первыми. Больше он ничего не даёт.
table-row-alone = Сам по себе он ничего не даёт.
table-deck-counts =
    { $left ->
        [one] Осталась { $left } карта
        [few] Осталось { $left } карты
       *[many] Осталось { $left } карт
    }, в сбросе { $discarded }. Когда взята последняя карта, сброс перемешивают в новую колоду.
table-pile-top = верхняя в сбросе, всего там { $discarded }
table-cost =
    { $cost } { $cost ->
        [one] лира
        [few] лиры
       *[many] лир
    }
table-built = построено
table-field-text =
    Общая ценность всех кустов здесь — не больше { $limit }. Пустое поле можно продать за { $price } { $price ->
        [one] лиру
        [few] лиры
       *[many] лир
    }.
table-field-full = { $value } из { $limit }
table-field-harvested = { $full }, урожай этого года собран
table-field-grows = { $vines }. Урожай даёт { $grapes }. Общая ценность всех кустов здесь — не больше { $limit }.
table-field-bare =
    Здесь нельзя сажать и собирать урожай, пока поле не выкуплено за { $price } { $price ->
        [one] лиру
        [few] лиры
       *[many] лир
    } («{ $action }»).
table-grape-text = В конце каждого года ценность винограда растёт на 1, если следующее место свободно. Из него делают вино.
table-wine-text = В конце каждого года ценность вина растёт на 1, насколько позволяют погреба. Вином выполняют заказы.
table-cellar = { $kind ->
        [red] Красное вино
        [white] Белое вино
        [blush] Розовое вино
       *[sparkling] Игристое вино
    }
table-cellar-text = Здесь стоит вино этого вида по ценности. В конце каждого года она растёт на 1, насколько позволяют погреба; погреб открывает места за своей дверью.
table-rooster = Ваш петух
table-rooster-text = Показывает, в каком вы ряду подъёма: чем выше, тем раньше ход. В конце года он возвращается домой.
table-pass-hint = { $season ->
        [summer] Лето для вас закончится. Оставшиеся рабочие пригодятся зимой.
       *[winter] Зима для вас закончится. Оставшиеся рабочие вернутся домой без дела.
    }
table-back-text = Удерживайте { $press } или нажмите на глаз, чтобы увидеть лицо карт.
table-worker-worker = Занимает одну свободную ячейку.
table-worker-grande = Занимает свободную ячейку или встаёт рядом с занятым действием и выполняет его без бонуса.
table-worker-temporary = Помогает только в этом году.

## What the signs of the ribbon do

table-sign-undo = Шаг назад: { $press }. Удерживайте, чтобы отменить весь ход.
table-sign-undo-answers = Отменить свой ход и ответы ({ $names }): { $press }
table-sign-undo-before = Отменить последний ход игрока { $name }, пока вы не пошли.
table-sign-undo-picked = Снять выбор: { $press }
table-sign-undo-held = Отказаться от того, что ждёт подтверждения: { $press }
table-sign-undo-past = Вернуться к настоящему: { $press }
table-sign-redo = Повторить отменённое: { $press }
table-sign-replay = Показать ходы с вашего прошлого хода: { $press }
table-sign-log = Просмотреть партию с начала: { $press }
table-sign-sound =
    { $muted ->
        [yes] Включить звук: { $press }
       *[no] Выключить звук: { $press }
    }
table-sign-fullscreen = Полный экран или окно: { $press }
table-sign-menu = Меню: { $press }

## Why a button is grey

table-grey-undo-shown = При вашем последнем ходе или после него открылось скрытое, поэтому отменить этот ход нельзя.
table-grey-redo = Повторять нечего: ничего не отменено.
table-grey-watching = Вы только наблюдаете: вашего прошлого хода здесь нет.
table-grey-first = Это начало партии.
table-grey-last = Это конец партии.
table-grey-confirm = Выбрано ещё не всё, что требуется выше.
table-grey-enough = Выбрано достаточно: сначала снимите что-нибудь.
table-grey-page = К другим ответам ведут кнопки рядом.
table-grey-page-first = Это первые ответы.
table-grey-page-last = Это последние ответы.

## Task panel

table-open-hand-title = Откройте карты
table-open-hand-step = Что здесь возможно, зависит от ваших карт. Удерживайте { $press } или нажмите «Открыть карты».
table-open-hand-line = Этот вопрос — о картах на вашей руке. Удерживайте { $press } или нажмите «Открыть карты».
table-make =
    { $kind ->
        [red] Красное вино
        [white] Белое вино
        [blush] Розовое
       *[sparkling] Игристое
    }: { $grapes }
    .short =
        { $kind ->
            [red] Красное
            [white] Белое
            [blush] Розовое
           *[sparkling] Игристое
        } { $values }
table-for-lira =
    { $what } за { $lira } { $lira ->
        [one] лиру
        [few] лиры
       *[many] лир
    }
    .short = { $what }: { $lira } { $lira ->
        [one] лира
        [few] лиры
       *[many] лир
    }
table-short-grape = { FORM($colour, "grape") } { $value }
table-page-back = ‹
table-page-on = ›
table-confirm-title = Подтвердить?
table-confirm = Подтвердить
table-confirm-bonus = Подтвердить и взять бонус
table-cancel = Отмена
table-undo = Шаг назад
    .short = Назад
table-undo-answers = Отменить мой ход
    .short = Отменить
table-undone-answers = Отменены ваш ход и ответы ({ $names }).
table-reveals = Откроются карты: отменить это будет нельзя.
table-may-reveal = Дальше может открыться скрытое: отменить это будет нельзя.
# Without few: after 2 to 4 its words are those after 5
table-pass-keeps =
    { $count ->
        [one] Не размещён { $count } рабочий.
       *[many] Не размещено рабочих: { $count }.
    } Пас завершает для вас этот сезон.
# Without few: after 2 to 4 its words are those after 5
table-pass-keeps-summer =
    { $count ->
        [one] { $count } рабочий остаётся у вас на зиму.
       *[many] { $count } рабочих остаются у вас на зиму.
    }
table-ends-turn = На этом ваш ход закончится.
table-plays = Будет сыграна карта «{ $card }», единственная на руке, которую можно сыграть здесь.
table-ends-answer = После этого ответа ход продолжится.
table-asks = Затем отвечает { $name }. До этого ответа ход можно отменить стрелкой вверху.
table-asks-next = Затем отвечает { $name }.
table-picked = Выбрано: { $picked } из { $due }
table-picked-any = Выбрано: { $picked }
table-full =
    { $due ->
        [1] Всё нужное выбрано: щёлкните по нему ещё раз, чтобы снять выбор.
       *[other] Выбрано всё нужное ({ $due }): щёлкните по чему-нибудь из этого, чтобы снять выбор.
    }
table-hand-open = Открыть карты
    .short = Открыть
table-hand-close = Закрыть карты
    .short = Закрыть
table-undo-before = Последний ход — игрока { $name }: его отменяет стрелка вверху.
table-undo-nothing = Отменять нечего.
table-once-more = { $press } ещё раз — откроется меню.
table-let-go = Карты закрыты, и то, что ждало подтверждения, снято. Выберите ещё раз.
table-hidden = Сначала откройте карты: удерживайте { $press } или нажмите «Открыть карты».
table-place-first = Сначала разместите рабочего: «{ $action }».
table-confirm-first = Сначала подтвердите рабочего: «{ $action }».
table-action-refused = «{ $action }» сейчас нельзя. { $reason }
table-turn = Ходит { $name }
table-turn-yours = ваш ход
table-harvest = Сбор урожая
table-pressed = { $kind ->
        [red] Красное вино
        [white] Белое вино
        [blush] Розовое
       *[sparkling] Игристое
    } { $value }
table-delivered = Заказ выполнен
table-turn-over = Игра окончена
table-watching = Вы наблюдаете: карты и тайные решения закрыты
table-pause = Пауза
table-go-on = Дальше
table-paused = Пауза: щелчок покажет ещё один ход.
table-thinks = { $name } думает
table-step = Что произошло
table-step-of = { $name }: { $words }
table-step-line = Посмотрите и нажмите «Далее».
table-next = Далее
table-over-line = Рассматривайте поле сколько угодно.
table-over-score = Счёт
table-over-menu = Меню
table-year = Год { $year }
table-setup = Подготовка
table-goal = конец игры: { $ends }
    .short = до { $ends }
table-last-year = последний год
log-times = { $line } × { $count }
table-log-season = Год { $year }. { $season }

## Year end

table-year-ends = Год заканчивается
table-year-end = Конец года { $year }
table-year-end-line = Всё созревает, рабочие возвращаются домой, выполненные заказы приносят лиры. { $by ->
        [keys] Дальше — любая клавиша или кнопка.
       *[pointer] Щёлкните, чтобы продолжить.
    }
table-year-end-age = Виноград и вино созревают
table-year-end-workers = Рабочие идут домой
table-year-end-residual = Лиры за выполненные заказы
table-year-end-discard = Сброс карт до семи
table-year-end-gains = Доход за год
    .short = Доход
table-year-end-first = Первый игрок
