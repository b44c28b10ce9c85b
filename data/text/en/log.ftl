# The log: one line in the past tense for every event. $name leads; $known is yes where the card's face may be told.

log-by = { $line } ({ $source })
log-game_started = The game begins
log-parents_dealt = { $name } has { $card } as { $parent ->
        [mama] mama
       *[papa] papa
    }
log-season_started = { $place } begins
log-year_ended = Year { $amount } is over
log-first_player_moved = { $name } is the first player now
log-rooster_placed = { $name } chose wake-up row { $place }
log-row_taken = { $name } took the bonus of wake-up row { $place }
log-worker_placed = { $name } placed a { $thing }: { $place }
log-worker_planned = { $name } planned a { $thing }: { $place }
log-worker_retrieved = { $name } took back a { $thing }: { $place }
log-worker_trained = { $name } trained { $amount ->
        [one] a worker
       *[other] { $amount } workers
    }
log-worker_gained = { $name } gained { $amount ->
        [one] a { $thing }
       *[other] { $amount } × { $thing }
    }
log-workers_returned = All workers went home
log-passed = { $why ->
        [no_worker] { $name } has no worker left and passes
       *[other] { $name } passed
    }
log-lira_changed = { $name } { $sign ->
        [minus] paid
       *[plus] gained
    } { $amount } lira
log-vp_changed = { $name } { $sign ->
        [minus] lost
       *[plus] scored
    } { $amount } VP
log-residual_changed = { $name } now gets { $amount } lira { $sign ->
        [minus] less
       *[plus] more
    } a year
log-card_drawn = { $name } drew { $known ->
        [yes] { $card }
       *[no] a { $deck }
    }
log-card_discarded = { $name } discarded { $known ->
        [yes] { $card }
       *[no] a { $deck }
    }
log-card_revealed = { $name } turned up { $card }
log-card_given = { $name } gave { $other } { $known ->
        [yes] { $card }
       *[no] a { $deck }
    }
log-visitor_played = { $name } played { $card }
log-branch_taken = { $name } chose: { $choice }
log-both = both
log-declined = { $name } declined{ $chosen ->
        [yes] : { $choice }
       *[no] { "" }
    }
log-vine_planted = { $name } planted { $card } on { $place }
log-vine_uprooted = { $name } uprooted { $card } from { $place }
log-vines_swapped = { $name } swapped { $card } and { $thing }
log-field_harvested = { $name } harvested { $place }
log-grape_gained = { $name } gained { $token }
log-grape_aged = { $name }’s { $before } aged: { $token }
log-grape_lost = { $name } had no room for { $token }
log-grape_sold = { $name } sold { $token }
log-grape_paid = { $name } handed over { $token }
log-field_sold = { $name } sold { $place }
log-field_bought = { $name } bought back { $place }
log-wine_made = { $name } made { $token }
log-wine_aged = { $name }’s { $before } aged: { $token }
log-wine_paid = { $name } handed over { $token }
log-order_filled = { $name } filled { $card }
log-structure_built = { $name } built the { $thing }
log-deck_reshuffled = The deck “{ $deck }” was shuffled anew
log-planned_skipped = { $name }’s planned action could not be done: { $place }
log-skipped = { $name }: nothing could be done
log-action_used = { $name } carried out: { $place }
log-last_year = { $name } has reached { $ends } points: this is the last year
log-game_over = The game is over
log-automa_card = { $card } was turned up
log-automa_worker = { $amount ->
        [0] The Automa found its space taken: { $place }
       *[other] The Automa placed a worker: { $place }
    }
log-automa_target = The Automa’s cork moved to { $sign ->
        [minus] −{ $amount }
       *[plus] { $amount }
    }
log-token_gained = { $name } took { $amount ->
        [one] a bonus action token
       *[other] { $amount } bonus action tokens
    }
log-token_spent = { $name } spent a bonus action token
log-rewound = The game was put back by { $amount ->
        [one] one choice
       *[other] { $amount } choices
    }
# Of a line that is pointed at: the entry of the rulebook about it, and the ids of its rules
log-rule = { $title } ({ $rules })
