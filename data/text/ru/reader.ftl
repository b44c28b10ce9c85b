# What is told to those who do not see the screen: by readers of the screen and by the voice.

reader-list = { $what }: { $list }
reader-amount = { $name } { $amount }
reader-gain = { $name }: ПО { $points }, лиры { $lira }
reader-entry = { $what ->
        [name] { $seat ->
            [0] Имя
           *[other] Имя на месте { $seat }
        }
        [seed] Раздача
        [search] Поиск
        [campaign] Название кампании
       *[path] Файл
    }
reader-chair = Стул { $seat }: { $name }
reader-chairs = Сколько играет
reader-remove-chair = Убрать стул { $seat }: { $name }
reader-colour = Цвет
reader-colour-of = Цвет: { $name }
reader-innkeeper = Лицо: { $name }
reader-plays = { $name }: { $who }
reader-strength = Сила: { $name }, { $glasses }
reader-volume = { $volume } %
reader-page-back = Страница назад
reader-page-on = Страница вперёд
reader-in-cellar = В погребе: { $amount }
reader-quantity = Продать: { $amount }
reader-sale-less = На единицу меньше
reader-sale-more = На единицу больше
reader-region = { $region ->
        [task] Вопрос
        [log] Журнал
        [tray] Карты на поле
        [board] Игровое поле
        [map] Остальная карта
        [demand] Спрос
        [market] Остальной спрос
        [mat] Винодельня
        [cellar] Остальная винодельня
        [hand] Рука
        [rail] Игроки
       *[ribbon] Партия
    }
reader-go-on = Дальше
reader-close = Закрыть
reader-pin = Оставить эту карту рядом со следующими
reader-unpin = Убрать оставленную карту
reader-face-down = лицом вниз
reader-free = свободно
reader-lit = урок указывает сюда
reader-stands = { $name } ({ $worker })
reader-seat-viticulture = ПО { $vp }, лиры { $lira }, особый доход { $residual }, рабочие { $workers }, карты { $cards }{ $passed ->
        [yes] , пас
       *[no] { "" }
    }
reader-automa = ПО { $vp }
reader-vineyard = { $place }, виноградник { $at }: { $price }{ $owner ->
        [government] , государственный
       *[private] { "" }
    }
reader-tile = { $thing }, { $place }
reader-mark = Отмечено: { $place }
reader-seat-vino = место { $place } в порядке хода, { $known ->
        [yes] деньги { $money }, { "" }
       *[no] { "" }
    }доход { $income }, виноградники { $vineyards }
reader-sale = { $thing }: продажа { $quantity } за { $total }
reader-sale-return = Возвращено виноградников: { $picked } из { $due }
reader-sale-rises = Шаги вверх для других: { $picked } из { $due }
reader-price = Продажа { $quantity }: выручка { $revenue }, вернуть { $lost }, шагов вниз { $shift }
reader-lacking = Экранный диктор не узнаёт, что на экране: нет библиотеки accesskit, или система этого не умеет.
