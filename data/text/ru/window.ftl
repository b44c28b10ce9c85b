# The window itself: command line, title, new game, notices.

window-title = Vendemmia
language-name = Русский
languages-title = Язык
languages-system = Системный
languages-back = Назад
window-about = Vendemmia: две настольные игры об итальянском виноделии для 1–6 игроков за одним экраном.
window-usage = вызов:
window-options = Параметры
window-option-window = размер окна в пикселях, например 1920x1080
window-option-record = продолжить эту сохранённую партию
window-option-aloud = с этого раза голос системы читает всё вслух
window-option-safe = запустить с настройками по умолчанию и без звука, изменения настроек не сохранять
window-option-version = показать версию и выйти
window-option-language = язык всех надписей, который запоминается: { $codes }
window-option-help = показать эту справку и выйти
window-option-size = ШхВ
window-option-file = ФАЙЛ
window-option-code = КОД

window-error-command-line = vendemmia: { $fault }; список параметров: vendemmia --help.
window-error-window-size = «{ $text }» — не размер окна; запишите его как 1920x1080, каждая сторона от { $least } до { $most }
window-error-option-unknown = нет такого параметра: { $options }
window-error-option-value = { $takes ->
    [yes] после { $option } нужно значение
   *[no] { $option } не принимает значения
}
window-error-language = языка «{ $text }» в программе нет; есть { $codes }
window-error-no-display = Программе Vendemmia нужен экран, но его нет: запустите её на рабочем столе или задайте DISPLAY или WAYLAND_DISPLAY.
window-error-no-home = Vendemmia не находит папку для ваших партий: задайте HOME или укажите папку в { $variable }.
window-error-no-window = Окно { $size } здесь не открыть: выберите другой размер, например --window 1280x720.
window-error-settings = Не удалось прочесть настройки ({ $fault }), поэтому действуют { $used ->
        [before] настройки до последнего изменения
       *[usual] настройки по умолчанию
    }. Старый файл сохранён как { $file }.
window-settings-foreign = { $count ->
        [one] { $count } ответ в { $file } неизвестен этой версии ({ $names }); вместо него действует ответ по умолчанию.
        [few] { $count } ответа в { $file } неизвестны этой версии ({ $names }); вместо них действуют ответы по умолчанию.
       *[other] { $count } ответов в { $file } неизвестны этой версии ({ $names }); вместо них действуют ответы по умолчанию.
    } Сам файл не изменён.
window-settings-keys = { $count ->
        [one] { $count } клавиша или кнопка из { $file } не существует или уже занята
        [few] { $count } клавиши или кнопки из { $file } не существуют или уже заняты
       *[other] { $count } клавиш или кнопок из { $file } не существуют или уже заняты
    } ({ $names }{ $more ->
        [0] {""}
       *[other] , …
    }). Действуют клавиши по умолчанию; изменить их можно в настройках, на странице «Клавиши».
window-error-keep-settings = Не удаётся сохранить настройки в { $file } ({ $fault }): освободите место или исправьте папку.

window-colour-lago = Лаго
window-colour-cotto = Котто
window-colour-sole = Соле
window-colour-salvia = Сальвия
window-colour-nero = Неро
window-colour-calce = Кальче

window-title-game = Viticulture
window-title-vino = Vino
window-continue = Продолжить
window-no-date = ??.??.????
window-continue-what = { $game } · сохранено { $when }
    { $names }
window-new-game = Новая партия
window-how-to-play = Как играть
window-settings = Настройки
window-quit = Выйти
window-plate = { $version }   ·   { $press } — весь экран


# Without few: after 2 to 4 its words are those after 5
entry-boxes = { $count ->
    [one] { $count } буквы нет ни в одном из шрифтов: вместо неё нарисован квадратик.
   *[other] { $count } букв нет ни в одном из шрифтов: вместо них нарисованы квадратики.
}
window-error-name-empty = У места { $seat } нет имени: впишите его.
# Without few: after 2 to 4 its words are those after 5
window-error-name-long = «{ $name }» — слишком длинное имя: не больше { $most ->
        [one] { $most } буквы
       *[other] { $most } букв
    }.
window-error-name-unreadable = В имени места { $seat } нет ни одной буквы или цифры, которую можно показать: впишите другое.
window-error-name-twice = Два места зовутся «{ $name }»: дайте одному из них другое имя.
# Without few: after 2 to 4 its words are those after 5
window-error-seed = «{ $text }» — не номер раздачи: впишите целое число не длиннее { $most ->
        [one] { $most } цифры
       *[other] { $most } цифр
    } или оставьте поле пустым.

window-error-no-record = Не удаётся открыть { $file }: проверьте имя и право на чтение.
window-error-foreign-record = { $file } — не сохранённая партия Vendemmia: { $fault }. Файл оставлен как есть.
window-error-damaged-record = Партию { $file } нельзя продолжить: { $fault }. Файл сохранён; вернитесь к последнему исправному месту или начните новую партию.
window-error-other-rules = Партию { $file } нельзя сыграть с картами и числами этой программы: { $fault }. В ней ничего не изменено: играйте той версией, которой она сохранена.
window-error-own-cards = Партию { $file } нельзя сыграть: копии собственных карт, с которыми она начата, не сохранилось. Верните { $sets } в { $folder } в прежнем виде. В партии ничего не изменено.
window-error-edition = Партию { $file } нельзя сыграть: { $fault } В ней ничего не изменено.
window-error-damaged-over = Партия { $file } окончена, и пройти её заново нельзя: { $fault }. В ней ничего не изменено.
window-fault-no-cards = копии карт, с которыми она начата, не сохранилось
window-fault-over = она окончена, а копии карт, с которыми её сыграли, не сохранилось
# Without few: after 2 to 4 its words are those after 5
cards-error-many = В партию можно взять не больше { $most ->
        [one] { $most } папки
       *[other] { $most } папок
    } с картами; уберите лишние.
cards-error-unknown = В { $folder } есть карты, которыми нельзя играть ({ $fault }); уберите самые новые из них.
cards-hint-passed = { $file } пропускается: файл карт оканчивается на .yaml, файл названий — на .ftl.
cards-hint-unnamed = В { $file } нет названия карты «{ $card }»; впишите туда строку «card-{ $card } = …».
edition-error-brought = приложенная копия её карт повреждена; получите файл ещё раз оттуда, откуда он взят.
edition-error-damaged = копия её карт в { $file } повреждена; замените её исправной.
edition-error-unknown = эта версия программы не понимает копию её карт в { $file } ({ $fault }); играйте той версией, которой она сохранена.
window-error-newer-record = { $file } сохранён более новой версией Vendemmia: продолжайте в ней. Файл оставлен как есть.
window-error-record-fails = Партию { $file } нельзя продолжить: правила на ней спотыкаются ({ $fault }). Файл сохранён; вернитесь к последнему исправному месту или начните новую партию.
window-error-record-in-use = Партию { $file } уже играют в другом окне: продолжайте там или сначала закройте то окно.
window-error-record-waits = { $file } ещё не записан целиком: освободите место или исправьте папку и попробуйте снова.
window-torn-record = Последняя строка { $file } записана не до конца и пропущена: играйте отсюда.
window-record-opponent = В строке { $line } файла { $file } назван «{ $words }»: такого соперника в этой версии нет, поэтому за место { $seat } играет человек; передайте его снова в меню.
window-record-character = По строке { $line } файла { $file } за место { $seat } играет «{ $words }», но такого характера больше нет в data/players/characters.yaml: пока его не вернут, у этого соперника нет своей манеры.
window-fault-too-large = файл слишком велик, больше { $most } { $unit ->
        [kilobytes] КБ
       *[megabytes] МБ
    }
window-fault-no-file = это не файл, а папка или устройство
window-fault-alias = строка { $line } отсылает к другой; запишите её целиком
window-fault-number = в одном из чисел больше цифр, чем бывает
window-fault-no-text = это не текст
window-error-save = Не удаётся сохранить партию в { $file } ({ $fault }): освободите место или исправьте папку. Играть можно дальше: всё запишется, как только это станет возможно.
window-unsaved-title = Сохранено не всё
window-unsaved-ask = Последние решения партии в { $file } ещё не на диске: туда ничего нельзя записать. Они запишутся, как только появится место; если выйти сейчас, они пропадут.
window-unsaved-stay = Играть дальше
window-unsaved-quit = Всё равно выйти
window-unsaved-lost = Последние решения партии в { $file } записать не удалось, и они потеряны; всё, что было до них, на месте.
window-error-saves = Не удаётся прочесть сохранённые партии в { $folder } ({ $fault }): исправьте папку.
window-error-data = { $fault } Пока это не исправлено, игру не запустить.
window-last-good = К исправному месту

window-waiting = Минутку
window-waiting-share = { $share } %
window-waiting-cancel = Отмена
window-reading = Чтение { $file }

window-menu-title = { $saved ->
        [yes] Партия сохранена
       *[no] Партия ещё не сохранена
    }
window-play-on = Играть дальше
window-view-on = Вернуться к столу
window-to-title = На главную
