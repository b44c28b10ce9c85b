# The table: ribbon, panels, notes and buttons around the game itself.

table-parents = { $name }’s mama and papa
table-wake-up = Wake-up
    .short = Spring
table-wake-up-first = first
table-cart-hint = summer or winter, any number of workers
table-or = or
table-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
table-viewing = Mat of { $name }
table-peek-how = Hold this corner down to look. { $press } (right stick): who is next; again, the one after.
table-field-sold = sold
table-field-empty = empty
table-staff = { $left ->
        [0] all at work
       *[other] { $left } to place
    }
table-hand = Hand
table-page = { $page } of { $pages }

## What the inspector says

table-inspect-more = Right click or { $press }: the underlined words
    .short = { $press }: underlined words
# Behind a key cap
table-rule-more = more in the rulebook
table-option = or: { $text }
table-row-first = You act first in summer, fall and winter. It brings nothing else.
# The same where somebody plays alone
table-row-alone = It brings nothing of its own.
table-deck-counts = { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left, { $discarded } discarded. When the last card is drawn, the discards are shuffled into a new deck.
table-pile-top = on top of { $discarded } discarded
table-cost = { $cost } lira
table-built = built
table-field-text = All vines here together may be worth up to { $limit }. While it is empty it can be sold for { $price } lira.
table-field-full = { $value } of { $limit }
table-field-harvested = { $full }, harvested this year
table-field-grows = { $vines }. A harvest gives { $grapes }. All vines here together may be worth up to { $limit }.
table-field-bare = Nothing can be planted or harvested here until it is bought back for { $price } lira (“{ $action }”).
table-grape-text = Grapes ripen by 1 at the end of each year, if the next slot is free. Make wine of them.
table-wine-text = Wines ripen by 1 at the end of each year, as far as your cellars reach. Wines fill orders.
table-cellar = { $kind ->
        [red] Red wine
        [white] White wine
        [blush] Blush wine
       *[sparkling] Sparkling wine
    }
table-cellar-text = Wine of this kind stands here, by its value. It ripens by 1 at the end of each year, as far as your cellars reach; a cellar opens the places behind its door.
table-rooster = Your rooster
table-rooster-text = It shows in which wake-up row you are: the higher, the sooner you act. It comes home at the end of the year.
table-pass-hint = { $season ->
        [summer] Ends summer for you. Whoever you have not placed serves in winter.
       *[winter] Ends winter for you. Whoever you have not placed goes home unused.
    }
table-back-text = Hold { $press }, or press the eye, to see the faces.
table-worker-worker = Takes one free space.
table-worker-grande = Takes a free space, or stands beside a full action and carries it out without its bonus.
table-worker-temporary = A helper for this year only.

## What the signs of the ribbon do

table-sign-undo = Step back: { $press }. Held, it takes back the whole turn.
table-sign-undo-answers = Take back your move and the answers of { $names }: { $press }
table-sign-undo-before = Take back the last move of { $name }, until you have moved.
table-sign-undo-picked = Let go of what is chosen: { $press }
table-sign-undo-held = Let go of what waits for Confirm: { $press }
table-sign-undo-past = Go back to the present: { $press }
table-sign-redo = Do again what was taken back: { $press }
table-sign-replay = Show the moves since your last turn: { $press }
table-sign-log = Look back through the game: { $press }
table-sign-sound = { $muted ->
        [yes] Sound on: { $press }
       *[no] Sound off: { $press }
    }
table-sign-fullscreen = Full screen or window: { $press }
table-sign-menu = Menu: { $press }

## Why a button is grey

table-grey-undo-shown = With or since your last move something hidden has come to light, so that it cannot be taken back.
table-grey-redo = Nothing has been taken back that could be done again.
table-grey-watching = Nobody plays here whose last turn could be meant.
table-grey-first = This is the beginning of the game.
table-grey-last = This is the end of the game.
table-grey-confirm = Not all is chosen yet that is asked for above.
table-grey-enough = Enough is chosen: let go of something first.
table-grey-page = The buttons beside it lead to the other answers.
table-grey-page-first = These are the first answers.
table-grey-page-last = These are the last answers.

## Task panel

table-open-hand-title = Open your hand
table-open-hand-step = Your cards decide what is possible here. Hold { $press }, or press “Open hand”.
table-open-hand-line = This question is about the cards in your hand. Hold { $press }, or press “Open hand”.
table-make = { $kind ->
        [red] Red wine
        [white] White wine
        [blush] Blush
       *[sparkling] Sparkling
    }: { $grapes }
    .short = { $kind ->
        [red] Red
        [white] White
        [blush] Blush
       *[sparkling] Sparkling
    } { $values }
table-for-lira = { $what } for { $lira } lira
    .short = { $what }: { $lira } lira
table-short-grape = { $colour } { $value }
table-page-back = ‹
table-page-on = ›
table-confirm-title = Confirm?
table-confirm = Confirm
table-confirm-bonus = Confirm, and take the bonus
table-cancel = Cancel
table-undo = Step back
    .short = Back
table-undo-answers = Take back my move
    .short = Take back
table-undone-answers = Taken back: your move and the answers of { $names }.
table-reveals = Reveals cards: it cannot be taken back.
table-may-reveal = What follows may show what is hidden: it cannot be taken back.
table-pass-keeps = { $count ->
        [one] One worker has not been placed. Passing ends this season for you.
       *[other] { $count } workers have not been placed. Passing ends this season for you.
    }
table-pass-keeps-summer = { $count ->
        [one] One worker stays with you for winter.
       *[other] { $count } workers stay with you for winter.
    }
table-ends-turn = This ends your turn.
table-plays = This plays { $card }, the only card of your hand that can be played here.
table-ends-answer = The turn goes on after this answer.
table-asks = Then { $name } is asked. Until { $name } has answered, the arrow at the top takes it back.
table-asks-next = Then { $name } is asked.
table-picked = { $picked } of { $due } chosen
table-picked-any = { $picked } chosen
table-full = { $due ->
        [one] The one that is due is chosen: click it again to let it go.
       *[other] All { $due } that are due are chosen: click one of them again to let it go.
    }
table-hand-open = Open hand
    .short = Open
table-hand-close = Close hand
    .short = Close
table-undo-before = The last move was made by { $name }: the arrow above takes it back.
table-undo-nothing = There is nothing that can be taken back.
table-once-more = { $press } once more opens the menu.
table-let-go = What waited for Confirm was let go when the hand closed. Choose again.
table-hidden = Open your hand first: hold { $press }, or press “Open hand”.
table-place-first = Place a worker on “{ $action }” first.
table-confirm-first = Confirm the worker on “{ $action }” first.
table-action-refused = “{ $action }”: { $reason }
table-turn = { $name } to play
table-turn-yours = your turn
table-harvest = Harvest
table-pressed = { $kind ->
        [red] Red wine
        [white] White wine
        [blush] Blush
       *[sparkling] Sparkling
    } { $value }
table-delivered = Order filled
table-turn-over = The game is over
table-watching = You look on: hands and secret choices stay closed
table-pause = Pause
table-go-on = Go on
table-paused = Paused: a click shows one more move.
table-thinks = { $name } thinks
table-step = This has happened
table-step-of = { $name }: { $words }
table-step-line = Press Next when you have seen it.
table-next = Next
table-over-line = Look at the board as long as you like.
table-over-score = The score
table-over-menu = Menu
table-year = Year { $year }
table-setup = Setup
table-goal = { $ends } ends it
    .short = to { $ends }
table-last-year = last year
log-times = { $line } × { $count }
table-log-season = Year { $year }, { $season }

## Year end

table-year-ends = The year ends
table-year-end = The end of year { $year }
table-year-end-line = Everything ripens, the workers come home, and filled orders pay. { $by ->
        [keys] Any key or button goes on.
       *[pointer] Click to go on.
    }
table-year-end-age = Grapes and wines ripen
table-year-end-workers = Workers come home
table-year-end-residual = Lira for filled orders
table-year-end-discard = Discard down to seven
table-year-end-gains = Earned this year
    .short = Earned
table-year-end-first = First player
