# Looking back: earlier positions, and going on from one of them.

history-since = Since your last turn
history-opponents = Opponents since your last turn
history-opponents-more = Opponents’ last moves (the log has { $count } more)
history-nothing-since = Nothing has happened since your last turn.
history-title = The past
history-line = After { $at } of { $last } choices. { $back } and { $on } go back and on.
history-back = One choice back
    .short = Back
history-on = One choice on
    .short = On
history-now = To the present
    .short = Present
history-return = Return to here
    .short = Return
history-ask = Return to here?
history-ask-line = { $count ->
        [one] One choice is taken back; redo can make it again.
       *[other] { $count } choices are taken back; redo can make them again.
    } The game is marked.
