# Statistics of the games that were played to their end.

saved-statistics = Статистика
statistics-title = Статистика
statistics-games = Партии
statistics-visitors = Гости
statistics-orders = Заказы
statistics-vines = Виноград
statistics-vino = Vino
statistics-note-games = Только партии, сыгранные до конца; данные остаются на этом компьютере. «Победный счёт» — средний. Против соперников считаются люди, игравшие всю партию.
statistics-note-opponents = Партии, сыгранные до конца, по разу на каждое число бокалов за столом. «Победный счёт» — средний. Считаются люди, игравшие всю партию.
statistics-note-cards = Сколько раз каждую карту сыграли за всеми местами Viticulture и что она в среднем приносила.
statistics-note-vines = Сколько раз каждую лозу посадили за всеми местами Viticulture.
statistics-note-vino = Все места вместе. Цены и доходы средние, «в конце» — сколько виноградников в среднем остаётся к концу партии.
statistics-none = До конца ещё не сыграно ни одной партии. Сыгранные будут считаться здесь.
statistics-table = { $game } за столом
    .short = { $game }
statistics-alone = { $game } соло
statistics-opponents = Против соперников
    .short = Соперники
statistics-count = { $count ->
        [one] { $count } партия
        [few] { $count } партии
       *[other] { $count } партий
    }
statistics-seats = { $count ->
        [one] { $count } место
        [few] { $count } места
       *[other] { $count } мест
    }
statistics-points = { $count ->
        [0] –
       *[other] победный счёт { $points }
    }
    .short = { $count ->
        [0] –
       *[other] счёт { $points }
    }
statistics-level = { $level ->
        [1] 1 бокал, самые слабые
        [5] 5 бокалов, самые сильные
        [one] { $level } бокал
        [few] { $level } бокала
       *[other] { $level } бокалов
    }
    .short = { $level ->
        [one] { $level } бокал
        [few] { $level } бокала
       *[other] { $level } бокалов
    }
statistics-met = { $count ->
        [0] не встречались
        [1] { $won ->
            [0] люди проиграли
           *[other] люди выиграли
        }
       *[other] люди выиграли { $won } из { $count }
    }
    .short = { $count ->
        [0] –
       *[other] { $won } из { $count }
    }
statistics-won = { $count ->
        [0] –
       *[other] победы: { $won } из { $count }
    }
statistics-deck-summer_visitor = Летние гости
statistics-deck-winter_visitor = Зимние гости
statistics-deck-order = Заказы
statistics-deck-vine = Виноград
statistics-cards-played = сыграно { $played } из { $of }
statistics-decimal = { $units },{ $tenths }
statistics-card = { $brings ->
        [points] по { $each } ПО
       *[lira] лиры: по { $each }
    }
statistics-regions = Области
statistics-varieties = Сорта
statistics-region = { $count ->
        [0] не покупали
       *[other] куплено { $count } по { $money } · в конце { $left }
    }
    .short = { $count } по { $money } · { $left }
statistics-variety = { $count ->
        [0] не продавали
        [one] продано { $count } раз за { $money } · в конце { $left }
        [few] продано { $count } раза за { $money } · в конце { $left }
       *[other] продано { $count } раз за { $money } · в конце { $left }
    }
    .short = { $count } за { $money } · { $left }
statistics-challenges = Кампания
statistics-back = Назад
statistics-export = Выгрузить
statistics-clear = Очистить
statistics-clear-title = Забыть все партии?
statistics-clear-ask = Статистика начнётся заново. Сохранённые партии останутся.
statistics-clear-yes = Забыть
statistics-clear-no = Оставить
statistics-file-games = партии
statistics-file-uses = карты и области
statistics-exported = Статистика записана в { $file } и { $other }.
statistics-error = Не удаётся прочесть или записать статистику в { $file } ({ $fault }): освободите место или исправьте папку.
statistics-error-damaged = Статистику не удалось прочесть, и она { $used ->
        [before] возвращена к тому, что было до последней партии
       *[none] начинается заново
    }. Старый файл сохранён как { $file }.
statistics-error-newer = Статистика в { $file } записана более новой версией Vendemmia: смотрите её там. Файл оставлен как есть.
