# Alone against the Automa: its panel, tokens, reasons, the set-up page and the end of a solo game.

table-automa = Automa
deck-automa = Automa cards
table-automa-deck = { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
table-automa-none = { $season ->
        [summer] No card is turned yet
        [winter] No card is turned yet
       *[other] It turns its cards in summer and winter
    }
table-automa-foreign = not in this game
table-automa-more = +{ $count }
table-automa-workers = { $left ->
        [0] all are placed
       *[other] { $left } workers wait
    }
table-automa-tokens = Tokens
table-automa-level = { $level }{ $aggressive ->
        [yes] , aggressive
       *[no] { "" }
    }
table-solo-goal = { $begun ->
        [yes] of { $years }
       *[no] { $years } years
    }

## What the inspector says

table-automa-card-text = { $season ->
        [summer] In summer it puts a worker on each of: { $actions }.
       *[winter] In winter it puts a worker on each of: { $actions }.
    }
table-automa-card-none = { $season ->
        [summer] It puts no worker on the board in summer.
       *[winter] It puts no worker on the board in winter.
    }
table-automa-card-other = Green and yellow lines count in summer, red and blue ones in winter; “{ table-automa-foreign }” stands for a place that this board does not have.
table-automa-text = At the beginning of summer and winter it puts workers on spaces, which only blocks them: { $workers } a year, of whom { $left } still wait. Its cork stands at { $now } this year and at { $end } in the last one: have more points than that.
table-automa-text-aggressive = Its cork moves up every year, now to { $now }, at the end to { $end }. At the end of each year you must be ahead of it, or the game is lost.
table-token-title = Bonus action tokens
table-token-text = When you place a worker, one token brings the bonus of its action too, before or after it. You have { $count }. Touch them before you place the worker, or when you are asked; one a turn, not on cart or yoke.
table-token-row = { $here ->
        [yes] Its token is still here: choosing this row brings it to you.
       *[no] Its token is gone: it cannot be chosen again.
    }
table-row-with-token = { $text } { $token }

## Questions and answers

preview-with-token = With the token: { $bonus }

ask-token = Spend a bonus action token?
ask-token-line = { $later ->
        [yes] It brings the bonus of the planned action, when that is carried out.
       *[no] It brings: { $bonus }
    }
ask-token-beside-line = { $line } Or spend a token first.
choice-token = { $later ->
        [yes] Spend a token
       *[no] Spend a token: { $bonus }
    }
choice-keep-token = Keep the token
ask-redraw = Change your mama?
ask-redraw-line = She draws orders, which are no use in this challenge. The next one may be of use, or not.
choice-redraw = Take the next one
choice-keep-mama = Keep her

## Reasons

reason-row_token_gone = The token of row { $what } is gone: each row is chosen once.
reason-row_not_in_solo = Alone nobody may move to row { $what }.
reason-no_token = You have no bonus action token.
reason-token_spent = You have spent a token in this turn: one a turn is all.
reason-forbidden_by_challenge = { $what ->
        [worker] This challenge allows { $need } regular workers; you have { $have }.
        [fill] This challenge forbids filling orders.
       *[other] This challenge forbids it.
    }

## Year end

table-year-end-target = Ahead of the Automa

## Levels

level-very_easy = Very easy
level-easy = Easy
level-normal = Normal
level-hard = Hard
level-very_hard = Very hard
level-about = Be ahead of the Automa after { $years } years: it stands at { $vp } points.{ $start ->
        [0] { "" }
       *[other] { " " }You begin with { $start } points.
    }{ $least ->
        [0] { " " }It turns one card a season.
       *[other] { " " }It turns cards until { $least } of its workers stand.
    }{ $free ->
        [0] { "" }
       *[other] { " " }In year { $free } every row is open and brings a token.
    }
level-about-aggressive = At the end of each year you must be ahead of: { $targets }.

## The set-up page

solo-title = Alone against the Automa
solo-you = You
solo-level = Level
solo-level-line = { $years } years, { $vp } points
# What of a level differs from the normal one, on its plate
solo-level-years = { $years } years
solo-level-start = begin with { $start } points
solo-level-least = at least { $least } Automa workers
solo-level-vp = { $vp } points
solo-aggressive = Aggressive Automa
solo-aggressive-answer = { $answer ->
        [on] Ahead of it every year
       *[off] Only at the end
    }
solo-aggressive-not = Offered for { $levels }.
solo-visitors = Visitors that only help through others
solo-visitors-answer = { $answer ->
        [redrawn] Redrawn when they come
       *[removed] Taken out of the decks
    }
solo-seed = Seed
solo-seed-note = Empty: a random deal. The same number deals the same cards.
    .short = Empty: a random deal.
solo-start = Start
solo-back = Back
solo-campaign = Campaign
solo-campaign-note = Eight villages, one after the other, over many evenings

window-solo = Solo and campaign
    .short = Solo

## The end of a solo game

score-solo-headline = { $result ->
        [win] { $name } wins
        [draw] A draw
       *[loss] The Automa wins
    }
score-solo-by-points = { $result ->
        [win] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, the Automa stands at { $automa }: you are ahead.
        [draw] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, and the Automa stands there too: level is not ahead.
       *[loss] { $points ->
                [one] { $points } point
               *[other] { $points } points
            }, the Automa stands at { $automa }.
    }
score-solo-lost-target = At the end of year { $year } you were not ahead of { $automa }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
score-solo-lost-challenge = At the end of year { $year } the challenge was not met.
score-solo-level = { $level }{ $aggressive ->
        [yes] , aggressive
       *[no] { "" }
    }
score-again = Try again
score-next = Next challenge
score-campaign = To the campaign
score-set-up = Another game
score-automa = Automa
score-automa-note = Its points are set before the game.
score-label-automa = ahead of the Automa, { $points }
