# What all lessons say: the sheet at the table, the end, and where they are offered.

lesson-count = { $number } из { $length }
lesson-on = Дальше
lesson-leave = Выйти
lesson-leave-hint = Прервать урок. В следующий раз он продолжится с этого места.
lesson-confirm = Теперь подтвердите.
lesson-astray = Так тоже можно, но здесь урок идёт другим путём. Сделайте то, что подсвечено: ничего не пропадёт.
lesson-astray-read = Сначала прочтите это и нажмите «Дальше».
lesson-anew = С начала
lesson-end = Отлично!
lesson-end-play = Сыграть партию
lesson-end-again = Ещё раз
# What helps at a table, told at the end of a lesson with the signs it has there; $press is the key for it
lesson-help-key = { $name } ({ $press })
lesson-help-advice-line = Лампочка на панели подсказывает хорошие ходы и говорит, чем каждый хорош.
lesson-help-rules-line = Они открываются на том, на что вы указали или о чём вас спросили.
lesson-help-example-line = В правилах короткая сцена показывает правило на столе.
lesson-error-save = Не удаётся сохранить, где вы остановились в уроке: { $fault }
lesson-learn = Урок: { $game }
# $at is the step with which it goes on, $length how many there are
lesson-learn-on = Урок: { $game }, { $at } из { $length }
# The same of a lesson that is not the first of its game
lesson-go-on = { $lesson }, { $at } из { $length }
lesson-state-new = { $minutes ->
        [one] Урок, { $minutes } минута
        [few] Урок, { $minutes } минуты
       *[many] Урок, { $minutes } минут
    }
lesson-state-begun = Урок начат
lesson-state-done = Урок пройден
lesson-state-again = Пройден, начат снова
# Below the name of a lesson that another game has
lesson-of-game = Урок по { $game }
# On the slate of a new table with several people
lesson-for-all = Урок для всего дивана
    .short = Урок для всех

## Who learns together at one screen, asked before a lesson for several people

learners-words = У каждого своё место за этим столом, и все по очереди проживают один и тот же год. Карты на руках открыты; это займёт около { $minutes } минут.
learners-start = Начать
learners-colour = Другой цвет
