# Saved games and replays: what is listed, what is done with a game, and what is asked.

window-saved = Сохранённые партии
saved-title = Сохранённые партии и повторы
saved-search = Поиск
saved-place = { $place ->
        [going] Идут
        [finished] Окончены
       *[bin] Корзина
    } ({ $count })
saved-none = { $place ->
        [going] Ни одна партия не идёт. Начните новую на главном экране или загрузите файл.
        [finished] Ни одна партия ещё не окончена.
       *[bin] Корзина пуста.
    }
saved-none-found = Здесь нет партии с такими словами в именах или дате.
saved-game = { $game } · { $names }
saved-alone = { $game } соло · { $names }
saved-line = { $moment } · { $when }
saved-unread = не читается
saved-just-begun = только начата
saved-year = год { $year }, { $season }
saved-round = раунд { $round }
saved-over = { $game ->
        [vino] окончена, раунд { $year }
       *[viticulture] окончена, год { $year }
    }
saved-over-unknown = окончена
saved-when = Последняя запись: { $when }
saved-cards = Свои карты: { $names }
saved-unprotected = Сохранено без проверочных сумм: повреждение этого файла можно не заметить
saved-open = { $place ->
        [going] Продолжить
       *[finished] Итог партии
    }
    .short = { $place ->
        [going] Продолжить
       *[finished] Итог
    }
saved-replay = Повтор
saved-export = Выгрузить
saved-delete = Удалить
saved-put-back = Вернуть
saved-empty = Очистить корзину
saved-import = Загрузить
saved-back = Назад
saved-cancel = Отмена
saved-keep = Оставить

saved-delete-title = Отправить эту партию в корзину?
saved-delete-ask = { $what }. Её можно вернуть, пока корзина не очищена.
saved-delete-yes = В корзину
saved-empty-title = Очистить корзину?
saved-empty-ask = { $count ->
        [1] Одна партия будет удалена навсегда.
        [one] { $count } партия будет удалена навсегда.
        [few] { $count } партии будут удалены навсегда.
       *[other] { $count } партий будут удалены навсегда.
    }
saved-empty-yes = Удалить навсегда
saved-export-title = Выгрузить одним файлом
saved-export-ask = Папка или новый файл. Существующие файлы не перезаписываются.
saved-export-yes = Записать файл
saved-import-title = Загрузить партию
saved-import-ask = Файл или папка с несколькими. Файл можно и перетащить в окно.
saved-import-yes = Загрузить

saved-exported = Партия записана в { $file }.
saved-imported = { $count ->
        [0] В { $file } нет сохранённых партий.
        [1] Загружена одна партия.
        [one] Загружена { $count } партия.
        [few] Загружены { $count } партии.
       *[other] Загружено { $count } партий.
    }
saved-error-move = Не удаётся переместить { $file } ({ $fault }): освободите место или исправьте папку. Файл оставлен как есть.
saved-error-empty = Не удаётся удалить { $file } ({ $fault }): удалите его сами. С остальным в корзине всё сделано.
saved-error-export = Не удаётся записать партию в { $file } ({ $fault }): выберите другое место.
saved-error-import = Не удаётся загрузить { $file } ({ $fault }): освободите место или выберите другой файл.
saved-error-no-path = Место не названо: впишите папку или файл.
saved-error-nobody = Не удаётся найти { $path }: такого пользователя здесь нет; впишите путь целиком.
saved-error-name = В этой системе файл нельзя назвать «{ $name }»: выберите другое имя.
saved-error-no-folder = Папки { $folder } нет: сначала создайте её или выберите другую.
saved-error-no-file = { $file } — не папка и не файл, в котором может быть партия: выберите другое место.
saved-error-own-folder = { $folder } принадлежит программе, и она приняла бы файл за свою партию: выберите другую папку.
saved-error-taken = { $file } уже среди сохранённых партий: выберите файл, который лежит в другом месте.
