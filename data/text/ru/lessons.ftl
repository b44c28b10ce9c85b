# What all lessons say: the sheet at the table, the end, and where they are offered.

lesson-count = { $number } из { $length }
lesson-on = Дальше
lesson-leave = Выйти
lesson-leave-hint = Прервать урок. В следующий раз он продолжится с этого места.
lesson-confirm = Подтвердите — и готово.
lesson-astray = Это будет позже. Сделайте то, что подсвечено: ничего не пропадёт.
lesson-end = Отлично!
lesson-end-play = Сыграть партию
lesson-end-again = Ещё раз
lesson-error-save = Не удаётся сохранить, где вы остановились в уроке: { $fault }
lesson-learn = Урок: { $game }
lesson-learn-on = Продолжить урок
lesson-state-new = { $minutes ->
        [one] Урок, { $minutes } минута
        [few] Урок, { $minutes } минуты
       *[many] Урок, { $minutes } минут
    }
lesson-state-begun = Урок начат
lesson-state-done = Урок пройден
