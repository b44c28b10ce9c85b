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
