# The page of the keys.

keys-title = Keys
keys-back = Done
keys-usual = Usual keys
keys-open = Keys
keys-tab-table = At the table
keys-tab-program = Voice and window
keys-line = { $tab ->
        [program] Choose a key to change it, or the button of a controller. Without a voice, what the first keys tell is shown in writing.
       *[table] Choose a key to change it, or the button of a controller.
    }
keys-press = Press a key
    .short = Press
keys-waiting = Press the new key or button for “{ $action }”. Esc keeps the old one.
keys-taken = “{ $name }” already means “{ $action }”. Press another key, or change that one first.
    .short = “{ $name }” already means “{ $action }”. Press another key.
keys-nameless = Nothing tells this key from others. Press another key.
keys-none = None
keys-controller = Controller: { $button }
    .short = { $button }
keys-controller-hold = Controller: { $button }, hold
    .short = { $button }, hold

keys-action = { $action ->
        [up] Up
        [down] Down
        [left] Left
        [right] Right
        [next_region] Next part of the table
        [previous_region] Part before
        [choose] Choose
        [back] Cancel, back
        [inspect] Large card
        [open_hand] Open the hand (hold)
        [undo] Step back
        [redo] Step on again
        [restart_turn] Begin the turn again
        [since_last] Since your last turn
        [pin] Pin the card
        [prices] Price table (Vino)
        [advice] What now?
        [mat_0] Own mat
        [mat_1] Mat of player 1
        [mat_2] Mat of player 2
        [mat_3] Mat of player 3
        [mat_4] Mat of player 4
        [mat_5] Mat of player 5
        [mat_6] Mat of player 6
        [mat_back] Mat before
        [mat_on] Next mat
        [peek] Mat of whoever waits (hold)
        [voice] Reading aloud
        [repeat] Repeat
        [tell_turn] Whose turn it is
        [tell_asked] What is asked
        [tell_own] My vineyard
        [tell_others] The others
        [log] Log
        [rules] How to play
        [menu] Menu
        [mute] Mute
        [fullscreen] Full screen
        [text_bigger] Larger words
        [text_smaller] Smaller words
       *[other] { $action }
    }
    .short = { $action ->
        [next_region] Next part
        [open_hand] Open hand
        [restart_turn] Restart turn
        [since_last] Since last turn
        [prices] Price table
        [peek] Mat of whoever waits
       *[other] { keys-action }
    }

keys-note = { $action ->
        [voice] Begins and ends it, on every page.
        [repeat] All that was said since the last key.
        [tell_turn] Who acts, in which order, and who is done.
        [tell_asked] The question, and how it can be answered.
        [tell_own] Points, money, workers, and all that is there.
       *[tell_others] One sentence on each of them.
    }

keys-button = { $button ->
        [dpad_up] up
        [dpad_down] down
        [dpad_left] left
        [dpad_right] right
        [rb] RB
        [lb] LB
        [rt] RT
        [lt] LT
        [l3] press left stick
        [r3] press right stick
        [stick_up] right stick up
        [stick_down] right stick down
        [stick_left] right stick left
        [stick_right] right stick right
        [view] View
        [menu] Menu
        [a] A
        [b] B
        [x] X
       *[y] Y
    }

key-pad = Keypad { $sign }
key-place = Key { $number }
key-word = { $name ->
        [ctrl] Ctrl
        [alt] Alt
        [shift] Shift
        [left-alt] Alt
        [right-alt] right Alt
        [alt-gr] Alt Gr
        [tab] Tab
        [return] Enter
        [enter] Keypad Enter
        [escape] Esc
        [space] Space
        [backspace] Backspace
        [insert] Insert
        [delete] Delete
        [home] Home
        [end] End
        [page-up] Page up
        [page-down] Page down
        [up] ↑
        [down] ↓
        [left] ←
        [right] →
       *[other] ?
    }
