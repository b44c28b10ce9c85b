# The campaign: the road through eight villages, what each challenge asks, and its progress.

challenge-name-1 = The inherited hill
challenge-name-2 = The small crew
challenge-name-3 = The full table
challenge-name-4 = The long harvest
challenge-name-5 = The open gate
challenge-name-6 = The deep cellar
challenge-name-7 = The head start
challenge-name-8 = The house wine
source-challenge_1 = challenge 1
source-challenge_2 = challenge 2
source-challenge_3 = challenge 3
source-challenge_4 = challenge 4
source-challenge_5 = challenge 5
source-challenge_6 = challenge 6
source-challenge_7 = challenge 7
source-challenge_8 = challenge 8
source-campaign = campaign
source-automa = the Automa

## What a challenge changes, a sentence for each word of its data

challenge-mama-none = There is no mama.
challenge-mama_with_order-may_redraw = A mama that draws orders may be changed for the next one.
challenge-vine_deck-reshuffle_after_setup = Then the vine deck is shuffled.
challenge-regular_workers = You may have { $n } regular workers at most.
challenge-spaces-middle = The middle spaces are open in place of the left ones, with their bonus.
challenge-bonus_tokens-unusable = Bonus action tokens cannot be used.
challenge-years = The game lasts { $n } years.
challenge-wake_up_rows-any = Any wake-up row may be chosen in any year.
challenge-points-none_in_play = No points are scored during play.
challenge-vp_costs-barred = Nothing can be paid with points.
challenge-forbidden-fill_order = Orders cannot be filled.
challenge-begin = At the beginning: { $what }.
challenge-end = At the end: { $what }.
challenge-action = { $action }: { $what }.
challenge-must = At the end of year { $year } you must have { $what }, or the game is lost.
challenge-must-worker = { $n } workers, the grande one among them
challenge-plain = Be ahead of the Automa at the end.

## The road

campaign-title = Campaign
campaign-new = New campaign
campaign-name = Name
campaign-name-usual = Campaign { $n }
campaign-aggressive = Aggressive Automa
campaign-aggressive-answer = { $answer ->
        [on] Ahead of it every year
       *[off] Only at the end
    }
campaign-aggressive-note = An aggressive campaign leaves out { $challenges }.
campaign-begin = Begin
campaign-cancel = Cancel
campaign-delete = Delete
campaign-delete-title = Delete “{ $name }”?
campaign-delete-ask = Its progress of { $games ->
        [one] { $games } game
       *[other] { $games } games
    } is lost for good. Saved games stay.
campaign-delete-yes = Delete it
campaign-delete-no = Keep it
campaign-give-up = Give up this game
    .short = Give up
campaign-give-up-title = Give up this game of challenge { $n }?
campaign-give-up-ask = It counts as lost for the campaign, and the next try begins anew. The game itself goes into the bin.
campaign-give-up-yes = Give it up
campaign-give-up-no = Play on
campaign-start = Play challenge { $n }
campaign-go-on = Go on with challenge { $n }
    .short = Go on
campaign-back = Back
campaign-solo = A single game
campaign-tries = { $count ->
        [0] not tried yet
        [one] { $count } try
       *[other] { $count } tries
    }
campaign-passed-in = { $count ->
        [one] passed at the first try
       *[other] passed in { $count } tries
    }
    .short = { $count ->
        [one] at the first try
       *[other] in { $count } tries
    }
campaign-left-out = left out
campaign-tokens = { $count ->
        [one] { $count } token carried into the next try, for a game lost here
       *[other] { $count } tokens carried into the next try, for games lost in a row
    }
    .short = { $count ->
        [one] { $count } token carried
       *[other] { $count } tokens carried
    }
campaign-tokens-none = No tokens carried: each game lost here brings one to the next try.
    .short = No tokens carried
campaign-tokens-useless = Tokens are of no use in this challenge.
    .short = Tokens are of no use
campaign-games = { $count ->
        [one] { $count } game so far
       *[other] { $count } games so far
    }
campaign-line = { $challenge ->
        [0] finished
       *[other] challenge { $challenge }
    } · { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
campaign-game = { $named ->
        [yes] Challenge { $n } of “{ $name }”
       *[no] Challenge { $n }
    }
campaign-empty = No campaign is under way. Begin one: eight challenges, each a game against the Automa. Win it to go on; the fewer games, the better.
campaign-number = Challenge { $n } of { $all }
campaign-rules = Beyond the usual solo game
campaign-score = The road is done
campaign-score-games = { $count ->
       *[other] { $count } games
    }
campaign-score-fewest = Fewest possible: { $count }
campaign-head-games = Games
campaign-head-won = Won with
campaign-won = { $points } : { $automa }

## Notices

campaign-error-damaged = The campaign file { $file } cannot be read: { $fault }. It is kept as { $aside }; the other campaigns are all there.
campaign-error-restored = “{ $name }” is back as it was before it was last written.
campaign-error-cards = The campaign file { $file } cannot be read: { $fault } It is left as it is.
campaign-fault-cards = it was begun with other challenges, of which no copy is kept.
campaign-error-newer = The campaign file { $file } cannot be read: { $fault }. It is left as it is; use the newer version for it.
campaign-error-save = The campaign cannot be saved to { $file } ({ $fault }): free some space or mend the folder, then open this page again.
campaign-error-folder = The campaigns in { $folder } cannot be read ({ $fault }): mend the folder.
campaign-error-name-empty = The campaign has no name: type one.
campaign-error-name-long = “{ $name }” is too long for a name: at most { $most } letters.
campaign-error-name-unreadable = This name has no letter or digit that can be shown: type another.
campaign-error-name-twice = There is a campaign “{ $name }” already: type another name.
campaign-fault-history = its games do not lead to its progress
campaign-rewind-warning = Going back beyond what has been revealed takes this game out of the campaign: it will not count.
campaign-rewound = This game was put back beyond what had been revealed: it does not count for the campaign.

## The end of a campaign game

score-campaign-passed = Challenge { $n } is passed, with { $tries ->
        [one] one game
       *[other] { $tries } games
    }. Next: { $next }.
score-campaign-finished = The campaign is finished: { $games ->
       *[other] { $games } games
    } in all.
score-campaign-again = Not passed yet. The next try brings { $tokens ->
        [0] no token
        [one] one token
       *[other] { $tokens } tokens
    }.
score-campaign-not-counted = It was put back and does not count for the campaign.
