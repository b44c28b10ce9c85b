# Sound and music: the page of its settings, and what is said where nothing can be heard.

sound-title = Звук
sound-open = Звук
sound-back = Готово
sound-usual = По умолчанию
sound-no-device = Звуковое устройство не найдено, поэтому звука в игре нет.
sound-device-gone = Звуковое устройство отключено: звука не будет, пока не появится другое.
sound-broken-table = { $fault } Исправьте это или установите игру заново.
sound-muted-line = Весь звук выключен. { $name } включает его снова.
sound-line = { $name } выключает весь звук и включает снова.
sound-volume = { $volume ->
        [0] Выкл.
       *[other] { $volume } %
    }

sound-music = Музыка
sound-music-note = Тихие пьесы с долгими паузами.
sound-effects = Звуки стола
sound-effects-note = Фишки, монеты, карты и пробки.
sound-signals = Сигналы
sound-signals-note = Ходы, отказы, сезоны и колокольчики.
sound-mute = Весь звук
sound-mute-note = Одно нажатие — и тишина.
sound-mute-answer = { $answer ->
        [on] Выключен
       *[off] Включён
    }
sound-background = В фоне
sound-background-note = Пока впереди другое окно.
sound-background-answer = { $answer ->
        [pause] Молчать
       *[play] Играть дальше
    }
