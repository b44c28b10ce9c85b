# The settings: each has a name, a line that says what it is about, and words for its answers.

settings-title = Настройки
settings-back = Готово
settings-usual = По умолчанию
settings-usual-hint = Настройки на всех страницах станут исходными. Звук и клавиши останутся как есть.

settings-tab-screen = Текст и экран
settings-tab-motion = Движение и темп
settings-tab-turns = Ходы и подсказки
settings-tab-hands = Карты и тайны
settings-tab-voice = Озвучивание

settings-language = Язык
settings-language-note = Всё меняется сразу, даже посреди партии.

settings-text = Размер текста
settings-text-note = С ним растёт всё написанное.
settings-text-answer = { $answer } %

settings-contrast = Контраст
settings-contrast-note = Высокий: чёрный и белый фон, чёткие линии, бумага без зерна.
settings-contrast-answer = { $answer ->
        [high] Высокий
       *[normal] Обычный
    }

settings-animation = Скорость движения
settings-animation-note = Программа никогда не ждёт конца движения.
settings-animation-answer = { $answer ->
        [half] Половинная
        [normal] Обычная
        [double] Двойная
        [fourfold] Четверная
        [step] Пошаговая
       *[instant] Мгновенная
    }
    .short = { $answer ->
        [half] × ½
        [normal] Обычная
        [double] × 2
        [fourfold] × 4
        [step] Шаги
       *[instant] Сразу
    }

settings-reduced-motion = Меньше движения
settings-reduced-motion-note = Фишки появляются сразу на местах, а метки не движутся.
settings-reduced-motion-answer = { $answer ->
        [on] Да
       *[off] Нет
    }

settings-pace = Темп соперников
settings-pace-note = Как долго виден каждый их ход. Щелчок показывает следующий.
settings-pace-answer = { $answer ->
        [leisurely] Неспешный
        [steady] Ровный
        [brisk] Бодрый
       *[at_once] Сразу
    }

settings-wait-for-me = Ждать меня
settings-wait-for-me-note = После каждого хода соперника стол ждёт щелчка.
settings-wait-for-me-answer = { $answer ->
        [on] Да
       *[off] Нет
    }

settings-confirm = Подтверждать ход
settings-confirm-note = О пасе при неразмещённых рабочих и о госте без выбора спросят в любом случае.
settings-confirm-answer = { $answer ->
        [always] Каждый ход
        [long] Долгий, открытие карт
       *[never] Никогда
    }
    .short = { $answer ->
        [always] Каждый
        [long] Долгий
       *[never] Никогда
    }

settings-tips = Пояснения
settings-tips-note = Строка под вопросом говорит, как на него отвечать.
settings-tips-answer = { $answer ->
        [all] К каждому вопросу
        [new] Только в первый раз
       *[off] Нет
    }
    .short = { $answer ->
        [all] Всегда
        [new] В первый раз
       *[off] Нет
    }

settings-advice = Советы
settings-advice-note = Лампочка у вопроса советует ходы и говорит, чем они хороши.
settings-advice-answer = { $answer ->
        [off] Никогда
       *[on] Предлагать
    }

settings-inspect = Объяснять то, на что указано
settings-inspect-note = Когда указатель задержится там на столько.
settings-inspect-answer = { $answer ->
        [0] Сразу
        [350] 0,35 с
        [700] 0,7 с
        [1000] 1 с
       *[never] Никогда
    }

settings-hands = Карты за новым столом
settings-hands-note = С этого начинается страница новой партии.
settings-hands-answer = { $answer ->
        [closed] Закрыты, пока не открыть
       *[open] Открыты для всех
    }
    .short = { $answer ->
        [closed] Закрыты
       *[open] Открыты
    }

settings-curtain = Занавес
settings-curtain-note = Скрывает стол, пока экран переходит из рук в руки.
settings-curtain-answer = { $answer ->
        [secret] Перед тайными вопросами
       *[always] При каждой смене хода
    }
    .short = { $answer ->
        [secret] Тайные вопросы
       *[always] Каждая смена
    }

settings-audience = На экран смотрят другие
settings-audience-note = Карты и личные строки видны лишь мгновение.
settings-audience-answer = { $answer ->
        [on] Да
       *[off] Нет
    }

settings-mode = Окно
settings-mode-note = { $press } — из окна на весь экран и обратно.
settings-mode-answer = { $answer ->
        [window] Окно
        [borderless] Без рамки
       *[fullscreen] Весь экран
    }

settings-voice = Читать вслух
settings-voice-note = Голос системы говорит, о чём спрашивают и где вы находитесь. { $aloud } включает и выключает его везде.
settings-voice-answer = { $answer ->
        [on] Да
       *[off] Нет
    }

settings-verbosity = Сколько говорить
settings-verbosity-note = Кратко: названия, вопросы, отказы. Обычно: ещё состояния и ходы других. Полно: ещё и что зачем.
settings-verbosity-answer = { $answer ->
        [brief] Кратко
        [normal] Обычно
       *[full] Полно
    }

settings-speech-rate = Скорость речи
settings-speech-rate-note = Каждый ответ слышно сразу.
settings-speech-rate-answer = { $answer ->
        [slow] Медленно
        [normal] Обычно
        [fast] Быстро
       *[faster] Очень быстро
    }

settings-voice-try = Проверить голос
settings-voice-try-button = Сказать что-нибудь
settings-voice-try-note = { $state ->
        [missing] Не нашлось ничего, что говорит. Установите speech-dispatcher или espeak-ng.
        [none] Голос этой системы не найден.
        [failed] Голос этой системы не отвечает. «Сказать что-нибудь» попробует снова.
       *[ready] Говорит { $program }.
    }
