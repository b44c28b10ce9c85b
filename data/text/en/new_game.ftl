# The new-game page: posters, seats, what the table agrees on, and the seed.

new-evening = Which poster do you take from the wall?
new-poster-viticulture = A family vineyard, year by year
new-poster-vino = Nine regions, five wines, one market
new-poster-facts = { $least } to { $most } at the table · { $quick } to { $slow } minutes
new-go = To the table
new-again = The last table again
new-again-what = { $game }: { $names }
new-game-viticulture = Viticulture
new-game-vino = Vino
# Not seen: how the page is announced to those who hear it.
new-game-heading = New game of { $game }: who plays, and how
new-plays = { $by ->
        [person] Person
       *[opponent] Opponent
    }
new-character = { $name }, { $trait }
new-seed = Seed
new-seed-note = Empty: a random deal. The same number deals the same game.
    .short = Empty: a random deal.
new-start = Start
new-back = Back
new-who = Who sits here?
new-face = Whose face?
new-strength = How strong?
new-person-line = at this screen
new-switch = { $to ->
        [person] Let a person play here
       *[opponent] Let an opponent play here
    }
new-one-more-glass = One glass stronger; after five it begins with one again
new-chair = Pull up a chair
new-count = { $count } at the table
new-chairs = Fills the chairs before it as well: then { $count } sit at the table
new-sheet-rules = House rules
new-sheet-cards = Single cards
new-sheet-more = More
new-differing = { $count ->
        [0] All as usual
       *[other] { $count } changed
    }
new-deal = { $own ->
        [some] Seed, your own cards
       *[none] Seed of the deal
    }
new-deal-with = With { $names }
new-usual = All as usual again
new-close = Back to the table

new-own = Your own cards
new-own-pages = Your own cards: { $chosen } of { $count } in the game, page { $page } of { $pages }
new-own-left-out = { $name } is left out: { $fault }
new-own-portrait = { $name }: { $fault }. Until then somebody else is drawn.

new-setup = Mama and papa
new-setup-answer = { $answer ->
        [advanced] Choose from two
       *[standard] One each, dealt
    }
new-setup-what = Everybody is dealt one mama and one papa, or two of each, of which one of each is kept.
new-bonus-spaces = Bonus of a space
new-bonus-spaces-answer = { $answer ->
        [friendly] Must be taken
       *[standard] May be left out
    }
new-bonus-spaces-what = Where the bonus must be taken, a space with a bonus is open only to those who use it, unless no other space of the action is free.
    .short = Only those who use the bonus may stand on its space, unless no other is free.
new-cottage = The cottage’s second card
new-cottage-answer = { $answer ->
        [one_by_one] Chosen after the first
       *[named_first] Both decks named first
    }
    .short = { $answer ->
        [one_by_one] After the first
       *[named_first] Both named first
    }
new-cottage-what = Whoever has the cottage draws two visitors in the fall: both decks are named before either card is seen, or the second one after the first card.
    .short = For the fall’s second visitor both decks are named first, or one after seeing the first card.
new-first-player-moves = First player passes
new-first-player-moves-answer = { $answer ->
        [clockwise] Clockwise
       *[counter_clockwise] Counter-clockwise
    }
new-first-player-moves-what = At the end of each year another seat is first: the next one to the right, or to the left.
new-last-tie = If everything is tied
new-last-tie-answer = { $answer ->
        [wake_up_order] Wake-up order decides
       *[shared] The victory is shared
    }
    .short = { $answer ->
        [wake_up_order] Wake-up order
       *[shared] Shared victory
    }
new-last-tie-what = What happens when even the last tie-breaker is equal.
new-hands = Who sees the cards in hand?
new-hands-answer = { $answer ->
        [open] Everybody
       *[closed] Only whose turn it is
    }
new-hands-what = A hand lies face down until whoever has the turn opens it. Where everybody sees them, all hands lie open.
new-rewind = Going back to any earlier move
new-rewind-answer = { $answer ->
        [allowed] If the table agrees
       *[blocked] Not at this table
    }
new-rewind-what = The table can put the game back to any earlier move, even if cards were drawn since then.
new-advice = “What now?” at this table
new-advice-answer = { $answer ->
        [none] No advice
       *[allowed] Whoever asks is advised
    }
new-advice-what = A lamp beside each question suggests two or three moves to whoever has the turn, from what that player may know.
    .short = A lamp beside each question suggests two or three moves.

new-zymologist-ageing = { $card }: does a wine of 4 or more age without the medium cellar?
new-zymologist-ageing-answer = { $answer ->
        [not_at_all] Not at all
       *[to_six] As far as 6
    }
new-zymologist-ageing-what = Its wine may be too good for the cellar. This says whether the years improve it before the medium cellar is built.
new-zymologist-above-six = { $card }: does a wine of 7 or more age without the large cellar?
new-zymologist-above-six-answer = { $answer ->
        [ages] It ages on
       *[stays] It stays as it is
    }
new-zymologist-above-six-what = The same for wine that belongs in the large cellar.
new-organizer-second-visitor = { $card } as the first of two visitors: may the second be played?
new-organizer-second-visitor-answer = { $answer ->
        [lost] It is lost
       *[allowed] It may be played
    }
new-organizer-second-visitor-what = Whoever plays it is out of the season. This says whether the second visitor of the bonus space is lost as well.
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
new-producer-exclusion-what = It brings workers back from other actions. This says which of them count as standing on its own action.

## Vino

new-money-shown = Money of the others
new-money-shown-answer = { $answer ->
        [all] Shown
       *[income_only] Hidden, income shown
    }
new-money-shown-what = Hidden, only what the others take in this round is seen; shown, all their money is.
new-first-order = First order of play
new-first-order-answer = { $answer ->
        [chosen] As you sit
       *[random] By lot
    }
new-first-order-what = By lot, chance says who begins. As you sit, the first chair begins and the last one has the bank.
new-negative-sale = A sale that brings less than nothing
new-negative-sale-answer = { $answer ->
        [for_zero] For nothing
       *[not_allowed] Not possible
    }
new-negative-sale-what = Demand can fall so low that a sale would cost money: it cannot be made, or it brings nothing.
new-preliminary-gift = A gift among the first vineyards
new-preliminary-gift-answer = { $answer ->
        [none] In the first round
       *[at_once] At once
    }
new-preliminary-gift-what = The last private vineyard of a region may be bought before the first round: the gift comes at once, or when the first round begins.
