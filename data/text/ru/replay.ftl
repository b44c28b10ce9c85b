# The replay of a finished game.

replay-title = Повтор, { $at } из { $last }
replay-pace = Скорость: { $pace }
    .short =
        { $answer ->
            [half] Скорость ½
            [normal] Скорость 1
            [double] Скорость 2
            [fourfold] Скорость 4
            [step] По шагам
           *[instant] Сразу
        }
replay-hands =
    { $game ->
        [vino] { $hands ->
            [open] Тайное открыто
           *[closed] Тайное скрыто
        }
       *[viticulture] { $hands ->
            [open] Карты открыты
           *[closed] Карты закрыты
        }
    }
    .short =
        { $game ->
            [vino] { $hands ->
                [open] Открыто
               *[closed] Скрыто
            }
           *[viticulture] { $hands ->
                [open] Карты видны
               *[closed] Карты скрыты
            }
        }
replay-eyes =
    { $whose ->
        [one] Взгляд: { $name }
       *[asked] Взгляд: кто ходит
    }
    .short =
        { $whose ->
            [one] { $name }
           *[asked] Кто ходит
        }
replay-go-on = Новая партия отсюда
    .short = Отсюда
replay-go-on-ask = Продолжить отсюда как новую партию? Та, которую вы смотрите, останется прежней.
replay-go-on-no = Назад
replay-go-on-yes = Новая партия
replay-hint-pace = Как быстро идёт повтор. Каждое нажатие — следующая скорость.
replay-hint-hands =
    { $game ->
        [vino] Видны ли скрытые жетоны и деньги или они закрыты, как для других игроков.
       *[viticulture] Видны ли карты на руке или они лежат рубашкой вверх, как для других игроков.
    }
replay-hint-eyes =
    { $game ->
        [vino] Чьи тайны видны: того, кто ходит, или всегда одного и того же игрока.
       *[viticulture] Чьи карты видны: того, кто ходит, или всегда одного и того же игрока.
    }
replay-hint-part-back =
    { $game ->
        [vino] К началу этого раунда или предыдущего
       *[viticulture] К началу этого года или предыдущего
    }
replay-hint-back = На шаг назад: { $press }
replay-hint-play = Запустить повтор отсюда или остановить
replay-hint-on = На шаг вперёд: { $press }
replay-hint-part-on =
    { $game ->
        [vino] К следующему раунду
       *[viticulture] К следующему году
    }
replay-play =
    { $state ->
        [playing] Пауза
        [over] С начала
       *[paused] Пуск
    }
replay-leave = Выйти
