# Looking back: earlier positions, and going on from one of them. A choice is «шаг» here.

history-since = С вашего прошлого хода
history-opponents = Соперники с вашего прошлого хода
history-opponents-more = Последние ходы соперников (ещё в журнале: { $count })
history-nothing-since = С вашего прошлого хода ничего не произошло.
history-title = Прошлое
history-line = Шаг { $at } из { $last }. { $back } и { $on } — назад и вперёд.
history-back = На шаг назад
    .short = Назад
history-on = На шаг вперёд
    .short = Вперёд
history-now = К настоящему
    .short = В настоящее
history-return = Вернуться сюда
    .short = Сюда
history-ask = Вернуться сюда?
history-ask-line =
    { $count ->
        [one] Будет отменён { $count } шаг; его можно будет повторить.
        [few] Будут отменены { $count } шага; их можно будет повторить.
       *[many] Будет отменено { $count } шагов; их можно будет повторить.
    } В партии останется пометка.
