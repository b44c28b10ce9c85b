# The score.

score-view-board = К полю
score-replay = Повтор
score-rematch = Реванш, новая раздача
    .short = Новая раздача
score-same-deal = Та же раздача
score-label = Этикетка
score-figures = Цифры
score-back = Назад
score-save = Сохранить этикетку
score-same-deal-hint = Те же места, та же самая раздача.
score-label-kept = { $own ->
        [yes] Этикетка лежит в папке { $folder } под именем «{ $name }».
       *[no] Этикетка лежит в вашей папке изображений, { $folder }, под именем «{ $name }».
    }
score-label-not-kept = Этикетку не удалось сохранить в { $folder }: { $fault }. Освободите место или разрешите запись в эту папку и нажмите ещё раз.
score-to-title = На главную
score-place = { $place }-е место
score-label-sort = Гран Ризерва
score-label-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-label-others = за одним столом: { $others }
score-figures-title = Откуда взялись очки
score-no-points = Очков не набрано.
score-headline =
    { $shared ->
        [yes] Побеждают { $winners }
       *[no] Побеждает { $winners }
    }
score-by-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. { $name }: { $count ->
        [1] { $less }
       *[other] по { $less }
    }.
    .short =
        { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        } против { $less }.
score-tied =
    { $points } { $points ->
        [one] очко
        [few] очка
       *[many] очков
    } у каждого: { $names }.
score-shared = { $all ->
        [yes] Лиры, вино и виноград тоже равны: победа общая.
       *[no] { $names }: лиры, вино и виноград тоже равны, победа общая.
    }
score-tie-lira = При равенстве решают лиры: { $first } { $more }, { $second } { $less }.
score-tie-wine = Затем решает ценность вина: { $first } { $more }, { $second } { $less }.
score-tie-grapes = Затем решает ценность винограда: { $first } { $more }, { $second } { $less }.
score-tie-wake_up_order = { $all ->
        [yes] Всё остальное равно:
       *[no] { $names }: всё остальное равно;
    } в последнем году подъём раньше у игрока { $name }.
score-total = Итого
score-total-line = очки
score-years = Очки по годам
    .short = Очки
score-lira =
    { $lira } { $lira ->
        [one] лира
        [few] лиры
       *[many] лир
    }
score-source-earlier = Раньше
score-source-orders = Заказы
score-source-visitors = Гости
    .short = Гости
score-source-windmill = Мельница
    .short = Мельн.
score-source-tasting_room = Дегустация
score-source-wake_up = Подъём
    .short = Подъём
score-source-selling = Продажа
score-source-other = Прочее
score-source-lost = Потери
score-best-year = Лучший год
score-best-year-words =
    { $name }, год { $year }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-best-years-words =
    { $name }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
score-finest-wine = Лучшее вино
score-finest-wine-words = { $name }, { $wine }
score-busiest-space = Чаще всего
score-busiest-space-words = { $action }: { $times }
