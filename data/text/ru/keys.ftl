# The page of the keys.

keys-title = Клавиши
keys-back = Готово
keys-usual = По умолчанию
keys-open = Клавиши
keys-tab-table = За столом
keys-tab-program = Голос и окно
keys-line = { $tab ->
        [program] Выберите клавишу, чтобы сменить её, или кнопку геймпада. Без голоса ответ первых клавиш появляется на экране.
       *[table] Выберите клавишу, чтобы сменить её, или кнопку геймпада.
    }
keys-press = Нажмите клавишу
    .short = Нажмите
keys-waiting = Нажмите новую клавишу или кнопку: «{ $action }». Esc оставит прежнюю.
keys-taken = «{ $name }» уже значит «{ $action }». Нажмите другую клавишу или сначала смените ту.
    .short = «{ $name }» уже значит «{ $action }». Нажмите другую клавишу.
keys-nameless = Эту клавишу не отличить от других. Нажмите другую.
keys-none = Нет
keys-controller = Геймпад: { $button }
    .short = { $button }
keys-controller-hold = Геймпад: { $button }, держать
    .short = { $button }, держать

keys-action = { $action ->
        [up] Вверх
        [down] Вниз
        [left] Влево
        [right] Вправо
        [next_region] Следующая часть стола
        [previous_region] Предыдущая часть стола
        [choose] Выбрать
        [back] Отмена, назад
        [inspect] Крупная карта
        [open_hand] Открыть карты (удерживать)
        [undo] Шаг назад
        [redo] Шаг вперёд
        [restart_turn] Ход сначала
        [since_last] С вашего прошлого хода
        [pin] Закрепить карту
        [prices] Таблица цен (Vino)
        [advice] Что теперь?
        [mat_0] Свой планшет
        [mat_1] Планшет игрока 1
        [mat_2] Планшет игрока 2
        [mat_3] Планшет игрока 3
        [mat_4] Планшет игрока 4
        [mat_5] Планшет игрока 5
        [mat_6] Планшет игрока 6
        [mat_back] Предыдущий планшет
        [mat_on] Следующий планшет
        [peek] Планшет ждущих (удерживать)
        [voice] Чтение вслух
        [repeat] Повторить
        [tell_turn] Чей ход
        [tell_asked] О чём вопрос
        [tell_own] Своя винодельня
        [tell_others] Остальные
        [log] Журнал
        [rules] Как играть
        [menu] Меню
        [mute] Без звука
        [fullscreen] Весь экран
        [text_bigger] Текст крупнее
        [text_smaller] Текст мельче
       *[other] { $action }
    }
    .short = { $action ->
        [next_region] Следующая часть
        [previous_region] Предыдущая часть
        [open_hand] Открыть карты
        [restart_turn] Ход сначала
        [since_last] С прошлого хода
        [prices] Таблица цен
        [peek] Планшет ждущих
       *[other] { keys-action }
    }

keys-note = { $action ->
        [voice] Включает и выключает его на любой странице.
        [repeat] Всё, что было сказано после последней клавиши.
        [tell_turn] Кто ходит, в каком порядке и кто закончил.
        [tell_asked] Вопрос и как на него можно ответить.
        [tell_own] Очки, деньги, рабочие и всё, что есть.
       *[tell_others] По предложению о каждом.
    }

keys-button = { $button ->
        [dpad_up] вверх
        [dpad_down] вниз
        [dpad_left] влево
        [dpad_right] вправо
        [rb] RB
        [lb] LB
        [rt] RT
        [lt] LT
        [l3] нажать левый стик
        [r3] нажать правый стик
        [stick_up] правый стик вверх
        [stick_down] правый стик вниз
        [stick_left] правый стик влево
        [stick_right] правый стик вправо
        [view] View
        [menu] Menu
        [a] A
        [b] B
        [x] X
       *[y] Y
    }

key-pad = Num { $sign }
key-place = Клавиша { $number }
key-word = { $name ->
        [ctrl] Ctrl
        [alt] Alt
        [shift] Shift
        [left-alt] Alt
        [right-alt] правый Alt
        [alt-gr] Alt Gr
        [tab] Tab
        [return] Enter
        [enter] Num Enter
        [escape] Esc
        [space] Пробел
        [backspace] Backspace
        [insert] Insert
        [delete] Delete
        [home] Home
        [end] End
        [page-up] Page Up
        [page-down] Page Down
        [up] ↑
        [down] ↓
        [left] ←
        [right] →
       *[other] ?
    }
