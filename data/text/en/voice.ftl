# What the voice and its keys tell: whose turn it is, one's own vineyard and the others. It is heard more often than
# read: short sentences.

voice-example = This is how the game speaks.
voice-nothing-said = Nothing was said yet.
voice-begins = Reading aloud. { $voice } ends it. The arrow keys go from one thing to the next, { $on } to the next part, { $choose } chooses, { $back } goes back. { $inspect } tells all of a thing, { $repeat } repeats, { $rules } tells the rules, { $asked } reads a whole page. At a table: { $turn } whose turn it is, { $asked } what is asked, { $own } your own things, { $others } the others, { $advice } what to do now.
voice-ends = No longer reading aloud.
voice-silent = { $state ->
        [missing] Nothing here can read aloud: install speech-dispatcher or espeak-ng, then press { $voice } again.
        [failed] The voice of this system does not answer: look into the system’s settings of speech, then press { $voice } again.
       *[none] The voice of this system was not found: add one in the system’s settings of speech, then press { $voice } again.
    }
voice-silent-close = Go on
voice-suggestions = { $count ->
        [one] One suggestion
       *[other] { $count } suggestions
    }

# Said of what has the focus
voice-entry = { $label }: { $value }
voice-edge = No further: { $label }
voice-chosen-now = chosen
voice-open = can be chosen
voice-shut = not possible now

# All who play, in the order in which they act
voice-order = In order: { $list }.
voice-passed = Done for now: { $list }.
voice-last-year = This is the last year.
voice-answers = Answers: { $list }.
voice-pressable = Can be pressed: { $list }.
voice-nothing-asked = Nothing is asked now.

## A vineyard of Viticulture

voice-own-title = Vineyard of { $name }
voice-of = { $name }: { $list }.
voice-points = { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
voice-row = wake-up row { $row }
voice-workers = Workers left: { $list }.
voice-no-workers = No workers left.
voice-worker = { $kind ->
        [grande] grande worker
        [temporary] temporary worker
       *[worker] { $count ->
            [one] { $count } worker
           *[other] { $count } workers
        }
    }
voice-workers-left = { $count ->
        [0] no workers left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
voice-hand = In hand: { $list }.
voice-empty-hand = No cards in hand.
voice-card = { $deck ->
        [vine] { $count ->
            [one] { $count } vine card
           *[other] { $count } vine cards
        }
        [order] { $count ->
            [one] { $count } wine order
           *[other] { $count } wine orders
        }
        [summer_visitor] { $count ->
            [one] { $count } summer visitor
           *[other] { $count } summer visitors
        }
       *[winter_visitor] { $count ->
            [one] { $count } winter visitor
           *[other] { $count } winter visitors
        }
    }
voice-cards = { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## The others

voice-others-title = The others
voice-alone = Nobody else plays here.
voice-automa-now = { $count ->
        [one] { $count } victory point this year
       *[other] { $count } victory points this year
    }
voice-automa-end = { $count ->
        [one] { $count } victory point in the last year
       *[other] { $count } victory points in the last year
    }

## A cellar of Vino

voice-cellar-title = Cellar of { $name }
voice-money = { $count } money
voice-money-closed = money closed
voice-income = { $count } income this round
voice-vineyards = { $count ->
        [one] { $count } vineyard
       *[other] { $count } vineyards
    }
voice-markers = { $count ->
        [one] { $count } marker left
       *[other] { $count } markers left
    }
voice-regions = Vineyards: { $list }.
voice-region = { $place } { $count } with { $thing }
voice-no-vineyards = No vineyards yet.
voice-chosen = Chosen to buy in: { $list }.
