# The score.

score-view-board = View board
score-replay = Replay
score-rematch = Rematch, new deal
    .short = New deal
score-same-deal = Same deal
score-label = The label
score-figures = Figures
score-back = Back
score-save = Save label
score-same-deal-hint = The same seats play again, with this very deal.
score-label-kept = { $own ->
        [yes] The label lies in the folder { $folder } under the name “{ $name }”.
       *[no] The label lies in your folder of pictures, { $folder }, under the name “{ $name }”.
    }
score-label-not-kept = The label could not be saved in { $folder }: { $fault }. Make room there or let the folder be written, then press again.
score-to-title = To the title
score-place = Place { $place }
score-label-sort = Gran Riserva
score-label-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-label-others = at the table with { $others }
score-figures-title = Where the points came from
score-no-points = No points were won.
score-headline = { $shared ->
        [yes] { $winners } win
       *[no] { $winners } wins
    }
score-by-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $name } { $count ->
        [1] has { $less }
       *[other] have { $less } each
    }.
    .short = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } to { $less }.
score-tied = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } each: { $names } tie.
score-shared = { $all ->
        [yes] Lira, wine and grapes are equal too: the victory is shared.
       *[no] { $names } are equal in lira, wine and grapes too, and share the victory.
    }
score-tie-lira = First tie-break, lira: { $first } { $more }, { $second } { $less }.
score-tie-wine = Second tie-break, value of wine: { $first } { $more }, { $second } { $less }.
score-tie-grapes = Third tie-break, value of grapes: { $first } { $more }, { $second } { $less }.
score-tie-wake_up_order = { $all ->
        [yes] All else is equal:
       *[no] { $names } are equal in all else:
    } { $name } woke up earlier in the last year.
score-total = Total
score-total-line = points
score-years = Points, year by year
    .short = Points
score-lira = { $lira } lira
score-source-earlier = Earlier
score-source-orders = Orders
score-source-visitors = Visitors
    .short = Guests
score-source-windmill = Windmill
    .short = Mill
score-source-tasting_room = Tasting
score-source-wake_up = Wake-up
    .short = Waking
score-source-selling = Selling
score-source-other = Other
score-source-lost = Lost
score-best-year = Best year
score-best-year-words = { $name }, year { $year }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-best-years-words = { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-finest-wine = Finest wine
score-finest-wine-words = { $name }, { $wine }
score-busiest-space = Busiest space
score-busiest-space-words = { $action }: { $times }
