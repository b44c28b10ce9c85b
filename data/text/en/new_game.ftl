# The new-game page: seats, what the table agrees on, and the seed.

new-evening = Which evening shall it be?
new-poster-viticulture = A family vineyard, year by year
new-poster-vino = Nine regions, five wines, one market
new-poster-seats = { $least } to { $most } at the table
new-again = The last table again
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
new-plays = { $by ->
        [person] Person
       *[opponent] Opponent
    }
new-character = { $name }, { $trait }
new-add-seat = Add a seat
new-add-opponent = Add an opponent
new-seed = Seed
new-seed-note = Empty: a random deal. The same number deals the same game.
    .short = Empty: a random deal.
new-start = Start
new-back = Back
new-fold-0 = More rules
new-fold-1 = Questions about single cards
new-fold-2 = Back to hands and seats

new-own = Your own cards
new-own-pages = Your own cards: { $chosen } of { $count } in the game, page { $page } of { $pages }
new-own-left-out = { $name } is left out: { $fault }
new-own-portrait = { $name }: { $fault }. Until then somebody else is drawn.

new-rules = Rules
new-rules-answer = { $answer ->
        [own] Chosen by the table
       *[usual] The usual ones
    }

new-setup = Mama and papa
new-setup-answer = { $answer ->
        [advanced] Choose from two
       *[standard] One each, dealt
    }
new-bonus-spaces = Bonus of a space
new-bonus-spaces-answer = { $answer ->
        [friendly] Must be taken
       *[standard] May be left out
    }
new-cottage = The cottage’s second card
new-cottage-answer = { $answer ->
        [one_by_one] Chosen after the first
       *[named_first] Both decks named first
    }
    .short = { $answer ->
        [one_by_one] After the first
       *[named_first] Both named first
    }
new-first-player-moves = First player passes
new-first-player-moves-answer = { $answer ->
        [clockwise] Clockwise
       *[counter_clockwise] Counter-clockwise
    }
new-last-tie = If everything is tied
new-last-tie-answer = { $answer ->
        [wake_up_order] Wake-up order decides
       *[shared] The victory is shared
    }
    .short = { $answer ->
        [wake_up_order] Wake-up order
       *[shared] Shared victory
    }
new-hands = Hands
new-hands-answer = { $answer ->
        [open] Open for all
       *[closed] Face down until opened
    }
    .short = { $answer ->
        [open] Open for all
       *[closed] Face down
    }
new-rewind = Going back to any earlier move
new-rewind-answer = { $answer ->
        [allowed] If the table agrees
       *[blocked] Not at this table
    }

new-zymologist-ageing = { $card }: does a wine of 4 or more age without the medium cellar?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Not at all
       *[to_six] As far as 6
    }
new-zymologist-above-six = { $card }: does a wine of 7 or more age without the large cellar?
new-zymologist-above-six-answer = { $answer ->
        [ages] It ages on
       *[stays] It stays as it is
    }
new-organizer-second-visitor = { $card } as the first of two visitors: may the second be played?
new-organizer-second-visitor-answer = { $answer ->
        [lost] It is lost
       *[allowed] It may be played
    }
new-producer-exclusion = { $card }: which of your workers may not come back?
new-producer-exclusion-answer = { $answer ->
        [only_playing_worker] Only the one that plays it
        [only_space_in_use] Only on its space
       *[whole_action] All on that action
    }
    .short = { $answer ->
        [only_playing_worker] Who plays it
        [only_space_in_use] On its space
       *[whole_action] All on it
    }

## Vino

new-money-shown = Money of the others
new-money-shown-answer = { $answer ->
        [all] Shown
       *[income_only] Hidden, income shown
    }
new-first-order = First order of play
new-first-order-answer = { $answer ->
        [chosen] As you sit
       *[random] By lot
    }
new-negative-sale = A sale that brings less than nothing
new-negative-sale-answer = { $answer ->
        [for_zero] For nothing
       *[not_allowed] Not possible
    }
new-preliminary-gift = A gift among the first vineyards
new-preliminary-gift-answer = { $answer ->
        [none] In the first round
       *[at_once] At once
    }
