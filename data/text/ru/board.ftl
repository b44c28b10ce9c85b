# Names of everything that lies on the table. Forms: acc, gen; the value is the nominative.
# Actions are infinitives: texts put them after a colon or in «».

## Seasons

season-setup = Подготовка
season-spring = Весна
season-summer = Лето
season-fall = Осень
season-winter = Зима
season-year_end = Конец года

## Actions, as on the cells of the board

action-draw_vine = Взять карту винограда
    .short = Взять виноград
action-give_tour = Провести экскурсию
action-build_structure = Построить сооружение
    .short = Построить
action-play_summer_visitor = Сыграть летнего гостя
    .short = Летний гость
action-sell_grape_or_field = Продать виноград или поле
    .short = Продать виноград/поле
action-plant_vine = Посадить виноград
    .short = Посадить
action-draw_order = Взять заказ на вино
    .short = Взять заказ
action-harvest_field = Собрать урожай с поля
    .short = Урожай
action-make_wine = Изготовить вино
action-play_winter_visitor = Сыграть зимнего гостя
    .short = Зимний гость
action-train_worker = Обучить рабочего
    .short = Обучить
action-fill_order = Выполнить заказ на вино
    .short = Выполнить заказ
action-gain_lira = Получить 1 лиру
action-yoke = Ярмо: корчёвка или урожай

## Places of an action

place-middle = с бонусом
place-right = третья ячейка
place-art = рядом с занятыми
space = { $action }, { $place }

## Decks and cards

deck-vine = Карты винограда
deck-order = Заказы на вино
deck-summer_visitor = Летние гости
deck-winter_visitor = Зимние гости
deck-mama = Мамы
deck-papa = Папы
deck-one-vine = карта винограда
    .acc = карту винограда
deck-one-order = заказ на вино
    .acc = заказ на вино
deck-one-summer_visitor = карта летнего гостя
    .acc = карту летнего гостя
deck-one-winter_visitor = карта зимнего гостя
    .acc = карту зимнего гостя
deck-one-mama = карта мамы
    .acc = карту мамы
deck-one-papa = карта папы
    .acc = карту папы
deck-one-any = карта
    .acc = карту
pile = Сброс «{ $deck }»

## Structures

structure-trellis = Шпалера
    .acc = шпалеру
    .gen = шпалеры
structure-irrigation = Ирригация
    .acc = ирригацию
    .gen = ирригации
structure-yoke = Ярмо
    .acc = ярмо
    .gen = ярма
structure-windmill = Мельница
    .acc = мельницу
    .gen = мельницы
structure-cottage = Дом
    .acc = дом
    .gen = дома
structure-tasting_room = Дегустационный зал
    .short = Дегуст. зал
    .acc = дегустационный зал
    .gen = дегустационного зала
structure-medium_cellar = Средний погреб
    .acc = средний погреб
    .gen = среднего погреба
structure-large_cellar = Большой погреб
    .acc = большой погреб
    .gen = большого погреба
structure-text-trellis = Без неё не посадить некоторые сорта винограда.
structure-text-irrigation = Без неё не посадить некоторые сорта винограда.
structure-text-yoke = Ваша собственная ячейка, раз в год: выкорчуйте 1 куст винограда или соберите урожай с 1 поля.
structure-text-windmill = Раз в год, когда вы сажаете виноград: { $effect }
structure-text-cottage = Осенью: { $effect }
structure-text-tasting_room = Раз в год, когда вы размещаете рабочего на экскурсии: { $effect }
structure-text-medium_cellar = Хранит вина ценностью от { $from } до { $to }, в том числе розовые.
structure-text-large_cellar = Хранит вина ценностью от { $from } до { $to }, в том числе игристые. Сначала нужен средний погреб.

## Pieces and places of a player

worker-worker = рабочий
    .acc = рабочего
    .plural = рабочих
worker-grande = большой рабочий
    .acc = большого рабочего
    .plural = больших рабочих
worker-temporary = сезонный рабочий
    .acc = сезонного рабочего
    .plural = сезонных рабочих
rooster = петух
field = поле { $n }
    .gen = поля { $n }
row = ряд подъёма { $n }
fall = Осень
source-gain_lira = тележка
source-residual = особый доход
source-hand_limit = предел руки
# The grape of red wine is called black.
grape-red = чёрный виноград { $value }
    .gen = чёрного винограда { $value }
grape-white = белый виноград { $value }
    .gen = белого винограда { $value }
wine-red = красное вино { $value }
wine-white = белое вино { $value }
wine-blush = розовое вино { $value }
wine-sparkling = игристое вино { $value }
# Said of wine; grape: said of grapes.
kind-red = красное
    .plural = красные
    .grape = чёрный
kind-white = белое
    .plural = белые
    .grape = белый
kind-blush = розовое
    .plural = розовые
kind-sparkling = игристое
    .plural = игристые
cellar = Погреб
hand = Рука
fields = Поля
structures = Сооружения
lira =
    { $n ->
        [one] { $n } лира
        [few] { $n } лиры
       *[many] { $n } лир
    }
vp = { $n } ПО
residual =
    { $n ->
        [one] { $n } лира
        [few] { $n } лиры
       *[many] { $n } лир
    } в год
