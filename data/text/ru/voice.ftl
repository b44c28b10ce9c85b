# What the voice and its keys tell: whose turn it is, one's own vineyard and the others. It is heard more often than
# read: short sentences.

voice-example = Так говорит игра.
voice-nothing-said = Ещё ничего не было сказано.
voice-begins = Чтение вслух. { $voice } выключает его. Стрелки ведут от предмета к предмету, { $on } — к следующей части, { $choose } выбирает, { $back } возвращает назад. { $inspect } рассказывает о предмете всё, { $repeat } повторяет, { $rules } рассказывает правила, { $asked } читает всю страницу. За столом: { $turn } — чей ход, { $asked } — о чём вопрос, { $own } — что есть у вас, { $others } — остальные, { $advice } — что делать теперь.
voice-ends = Чтение вслух выключено.
voice-silent = { $state ->
        [missing] Здесь нечему читать вслух: установите speech-dispatcher или espeak-ng и нажмите { $voice } ещё раз.
        [failed] Голос этой системы не отвечает: проверьте настройки речи в системе и нажмите { $voice } ещё раз.
       *[none] Голос этой системы не найден: добавьте его в настройках системы и нажмите { $voice } ещё раз.
    }
voice-silent-close = Дальше
voice-suggestions = { $count ->
        [one] { $count } совет
        [few] { $count } совета
       *[many] { $count } советов
    }

# Said of what has the focus
voice-entry = { $label }: { $value }
voice-edge = Дальше ничего: { $label }
voice-chosen-now = выбрано
voice-open = можно выбрать
voice-shut = сейчас нельзя

# All who play, in the order in which they act
voice-order = По порядку: { $list }.
voice-passed = Пока закончили: { $list }.
voice-last-year = Это последний год.
voice-answers = Ответы: { $list }.
voice-pressable = Можно нажать: { $list }.
voice-nothing-asked = Сейчас вопроса нет.

## A vineyard of Viticulture

voice-own-title = Винодельня: { $name }
voice-of = { $name }: { $list }.
voice-points =
    { $count ->
        [one] { $count } победное очко
        [few] { $count } победных очка
       *[many] { $count } победных очков
    }
voice-row = ряд подъёма { $row }
voice-workers = Свободные рабочие: { $list }.
voice-no-workers = Свободных рабочих нет.
voice-worker =
    { $kind ->
        [grande] большой рабочий
        [temporary] сезонный рабочий
       *[worker] { $count ->
            [one] { $count } рабочий
            [few] { $count } рабочих
           *[many] { $count } рабочих
        }
    }
voice-workers-left =
    { $count ->
        [0] свободных рабочих нет
        [one] { $count } свободный рабочий
        [few] { $count } свободных рабочих
       *[many] { $count } свободных рабочих
    }
voice-hand = В руке: { $list }.
voice-empty-hand = Карт в руке нет.
voice-card =
    { $deck ->
        [vine] { $count ->
            [one] { $count } карта винограда
            [few] { $count } карты винограда
           *[many] { $count } карт винограда
        }
        [order] { $count ->
            [one] { $count } заказ на вино
            [few] { $count } заказа на вино
           *[many] { $count } заказов на вино
        }
        [summer_visitor] { $count ->
            [one] { $count } летний гость
            [few] { $count } летних гостя
           *[many] { $count } летних гостей
        }
       *[winter_visitor] { $count ->
            [one] { $count } зимний гость
            [few] { $count } зимних гостя
           *[many] { $count } зимних гостей
        }
    }
voice-cards =
    { $count ->
        [0] карт нет
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## The others

voice-others-title = Остальные
voice-alone = Больше никто не играет.
voice-automa-now =
    { $count ->
        [one] { $count } победное очко в этом году
        [few] { $count } победных очка в этом году
       *[many] { $count } победных очков в этом году
    }
voice-automa-end =
    { $count ->
        [one] { $count } победное очко в последнем году
        [few] { $count } победных очка в последнем году
       *[many] { $count } победных очков в последнем году
    }

## A cellar of Vino

voice-cellar-title = Погреб: { $name }
voice-money = деньги: { $count }
voice-money-closed = деньги закрыты
voice-income = доход этого раунда: { $count }
voice-vineyards =
    { $count ->
        [one] { $count } виноградник
        [few] { $count } виноградника
       *[many] { $count } виноградников
    }
voice-markers =
    { $count ->
        [one] осталась { $count } фишка
        [few] осталось { $count } фишки
       *[many] осталось { $count } фишек
    }
voice-regions = Области: { $list }.
voice-region = { $place } { $count } ({ $thing })
voice-no-vineyards = Виноградников ещё нет.
voice-chosen = Выбрано для покупки: { $list }.
