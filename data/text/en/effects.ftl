# The words of effects: cards, spaces and rows are said with these messages and no others.
# things: always a direct object with a number
fx-thing-lira = { $n } lira
fx-thing-vp = { $n } VP
fx-thing-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
fx-thing-grande = { $n } grande worker
fx-thing-temporary_worker = the temporary worker
fx-thing-card =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from { $whose ->
        [they] their
       *[you] your
    } hand
fx-thing-card-all =
    all cards in { $whose ->
        [they] their
       *[you] your
    } hand (at least 1)
fx-thing-visitor =
    { $n ->
        [one] { $n } visitor card
       *[other] { $n } visitor cards
    }
fx-thing-summer_visitor =
    { $n ->
        [one] { $n } summer visitor card
       *[other] { $n } summer visitor cards
    }
fx-thing-winter_visitor =
    { $n ->
        [one] { $n } winter visitor card
       *[other] { $n } winter visitor cards
    }
fx-thing-vine =
    { $n ->
        [one] { $n } vine card
       *[other] { $n } vine cards
    }
fx-thing-order =
    { $n ->
        [one] { $n } order card
       *[other] { $n } order cards
    }
fx-thing-grape =
    { $n ->
        [one] { $n } grape
       *[other] { $n } grapes
    }
fx-thing-wine =
    { $n ->
        [one] { $n } wine
       *[other] { $n } wines
    }{ $worth ->
        [0] { "" }
       *[other] { " " }of value { $worth } or more
    }
# verbs: form is plain (an order), infinitive (after may, to, must and let) or third (“Lago gains”);
# $party is the name of another player
fx-gain =
    { $form ->
        [third] gains
       *[plain] gain
    } { $what }
fx-pay =
    { $form ->
        [third] pays
       *[plain] pay
    } { $what }
fx-lose =
    { $form ->
        [third] loses
       *[plain] lose
    } { $what }
fx-discard =
    { $form ->
        [third] discards
       *[plain] discard
    } { $what }
fx-give =
    { $form ->
        [third] gives
       *[plain] give
    } { $to ->
        [them] that player
        [owner] the card’s owner
        [named] { $party }
       *[you] you
    } { $what }
fx-draw =
    { $form ->
        [third] draws
       *[plain] draw
    } { $what }
fx-plant =
    { $form ->
        [third] plants
       *[plain] plant
    } { $mode ->
        [up_to] up to { $n } vines
       *[exact]
            { $n ->
                [one] { $n } vine
               *[other] { $n } vines
            }
    }{ $from ->
        [deck] { " " }of your choice from the deck
       *[hand] { "" }
    }{ $ignore ->
        [structures] , even without the structures { $n ->
                [one] it needs
               *[other] they need
            }
        [limit] , even beyond the limit of its field
       *[none] { "" }
    }
fx-uproot =
    { $form ->
        [third] uproots
       *[plain] uproot
    } { $mode ->
        [up_to] up to { $n } vines
       *[exact]
            { $n ->
                [one] { $n } vine
               *[other] { $n } vines
            }
    }
fx-harvest =
    { $form ->
        [third] harvests
       *[plain] harvest
    } { $mode ->
        [up_to] up to { $n } fields
       *[exact]
            { $n ->
                [one] { $n } field
               *[other] { $n } fields
            }
    }
fx-build =
    { $form ->
        [third] builds
       *[plain] build
    } { $mode ->
        [up_to] up to { $n } structures
       *[exact]
            { $n ->
                [one] { $n } structure
               *[other] { $n } structures
            }
    }
fx-build-cellar =
    { $form ->
        [third] upgrades
       *[plain] upgrade
    } { $whose ->
        [they] their
       *[you] your
    } cellar
fx-build-named =
    { $form ->
        [third] builds
       *[plain] build
    } the { $name }
fx-at-cost = { $what } at { $n ->
        [one] its
       *[other] their
    } printed cost
fx-at-discount = { $what } at a { $discount } lira discount{ $n ->
        [one] { "" }
       *[other] { " " }each
    }
fx-name-trellis = trellis
fx-name-irrigation = irrigation
fx-name-yoke = yoke
fx-name-windmill = windmill
fx-name-cottage = cottage
fx-name-tasting_room = tasting room
fx-name-medium_cellar = medium cellar
fx-name-large_cellar = large cellar
fx-fill_order =
    { $form ->
        [third] fills
       *[plain] fill
    } { $n ->
        [one] { $n } order
       *[other] { $n } orders
    }
fx-age =
    { $form ->
        [third] ages
       *[plain] age
    } { $n ->
        [0] all wines in { $whose ->
                [they] their
               *[you] your
            } cellar
       *[other] { $n } wine
    }{ $times ->
        [1] { "" }
        [2] { " " }twice
       *[other] { " " }{ $times } times
    }
fx-sell-field =
    { $form ->
        [third] sells
       *[plain] sell
    } 1 empty field
fx-buy_back-field =
    { $form ->
        [third] buys
       *[plain] buy
    } back 1 field
fx-play-summer_visitor =
    { $form ->
        [third] plays
       *[plain] play
    } 1 summer visitor card
fx-play-winter_visitor =
    { $form ->
        [third] plays
       *[plain] play
    } 1 winter visitor card
fx-pass-season =
    { $form ->
        [third] passes
       *[plain] pass
    } for this season
# measures after "for each"
fx-per = { $what } { $per }
fx-per-empty_field =
    for each of { $whose ->
        [they] their
       *[you] your
    } empty fields
fx-per-planted_field =
    for each of { $whose ->
        [they] their
       *[you] your
    } planted fields
fx-per-structure_costing =
    for each of { $whose ->
        [they] their
       *[you] your
    } structures with a printed cost of { $n }
fx-per-wine_in_large_cellar =
    for each wine in { $whose ->
        [they] their
       *[you] your
    } large cellar
fx-per-wine_in_medium_cellar =
    for each wine in { $whose ->
        [they] their
       *[you] your
    } medium cellar
fx-per-hand_card =
    for each card in { $whose ->
        [they] their
       *[you] your
    } hand
fx-per-made-sparkling = for each sparkling wine made this way
fx-per-made-types = for each different type of wine made this way
# tests and conditions
fx-test-at_least = at least { $n }
fx-test-below = below { $n }
fx-test-fewer = fewer than { $n }
fx-test-equal = { $n }
fx-cond-built-cost = its printed cost is { $amount }
fx-cond-planted-value = the planted vine has a total value of { $amount }
fx-cond-planted-varieties =
    its field holds { $amount } different vine { $n ->
        [one] variety
       *[other] varieties
    }
fx-cond-planted_vine =
    { $whose ->
        [they] has
       *[you] there are
    } { $amount } { $n ->
        [one] vine
       *[other] vines
    } on { $whose ->
        [they] their
       *[you] your
    } fields
fx-cond-structure =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] structure
       *[other] structures
    }
# joining
fx-comma = { $a }, { $b }
fx-either = either { $a } or { $b }
fx-semicolon = { $a }; { $b }
fx-sentence = { $what }.
fx-price = { $cost } to { $gain }
fx-all-in-order = { $what }, in either order
fx-may-you = you may { $what }
fx-then-may-you = then you may { $what }
fx-if = if { $cond }, { $what }
fx-then-if = then, if { $cond }, { $what }
fx-each-may =
    { $who ->
        [all] you and each opponent
        [all_in_season] you and each opponent who has not passed this season
        [opponents] each opponent
       *[right_neighbour] the player on your right
    } may { $what }
fx-each-must =
    { $who ->
        [all] you and each opponent
        [all_in_season] you and each opponent who has not passed this season
        [opponents] each opponent
       *[right_neighbour] the player on your right
    } must choose: { $what }
fx-let-them = let the card’s owner { $what }
fx-let-named = let { $party } { $what }
fx-let-you = let you { $what }
fx-for-each-who =
    { $what } for { $who ->
        [opponents] each opponent who
       *[right_neighbour] the player on your right, if that player
    } { $cond }
fx-pick =
    { $n ->
        [one] choose { $n } opponent
       *[other] choose up to { $n } opponents
    }
fx-pick-you = for each of them, { $what }
fx-together = your opponents may together { $what }
fx-together-else = if they do not, { $what }
fx-then = then { $what }
# ways of doing
fx-make_wine =
    { $form ->
        [third] makes
       *[plain] make
    } { $mode ->
        [up_to] up to { $n } wines
       *[exact]
            { $n ->
                [one] { $n } wine
               *[other] { $n } wines
            }
    }{ $worth ->
        [0] { "" }
       *[other] { " " }worth { $worth } or more
    }{ $ignore ->
        [cellars] , even without the cellars for them
       *[none] { "" }
    }
fx-swap_vines =
    { $form ->
        [third] swaps
       *[plain] swap
    } { $n } of { $whose ->
        [they] their
       *[you] your
    } vines between two fields, within the limits of both
fx-place_grape =
    { $form ->
        [third] places
       *[plain] place
    } { $colour ->
        [either] 1 red or white grape of value { $value }
        [both] 1 red and 1 white grape of value { $value }
        [red] 1 red grape of value { $value }
       *[white] 1 white grape of value { $value }
    } on { $whose ->
        [they] their
       *[you] your
    } crush pad
fx-train =
    { $form ->
        [third] trains
       *[plain] train
    } { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }{ $ready ->
        [this_year] , ready to work this year
       *[next_year] { "" }
    }
fx-retrieve =
    { $form ->
        [third] takes
       *[plain] take
    } back { $mode ->
        [up_to] up to { $n }
       *[exact] { $n }
    } of { $whose ->
        [they] their
       *[you] your
    } workers{ $from ->
        [other_actions] { " " }from other actions
       *[anywhere] { "" }
    }
fx-retrieve-grande =
    { $form ->
        [third] takes
       *[plain] take
    } back { $whose ->
        [they] their own
       *[you] your
    } grande worker
fx-take_discarded =
    { $form ->
        [third] takes
       *[plain] take
    } { $n ->
        [one] the top card of { $n } discard pile
       *[other] the top cards of { $n } different discard piles
    }
fx-reveal =
    { $form ->
        [third] turns up the top card of each deck, keeps { $keep } of them and discards the others
       *[plain] turn up the top card of each deck, keep { $keep } of them and discard the others
    }
fx-sell-grapes =
    { $form ->
        [third] sells
       *[plain] sell
    } 1 or more grapes
fx-use_action-earlier_season =
    { $form ->
        [third] carries
       *[plain] carry
    } out 1 action of an earlier season, even a full one, with no worker and no bonus
fx-plan_worker-later_season =
    { $form ->
        [third] places
       *[plain] place
    } 1 available worker on an action of a later season; it is carried out when that season begins
fx-move_rooster-empty_row =
    { $form ->
        [third] moves
       *[plain] move
    } { $whose ->
        [they] their
       *[you] your
    } rooster to a free wake-up row (taking its bonus)
fx-raise =
    { $form ->
        [third] raises
       *[plain] raise
    } { $whose ->
        [they] their
       *[you] your
    } residual payment by { $n }
fx-lower =
    { $form ->
        [third] lowers
       *[plain] lower
    } { $whose ->
        [they] their
       *[you] your
    } residual payment by { $n }
fx-at-nothing =
    { $what } at { $priced ->
        [yes] no further cost
       *[no] no cost
    }
fx-costing = { $what } { $n ->
        [one] whose printed cost is
       *[other] with a printed cost of
    } { $costs }
# what is counted and asked
fx-thing-any_visitor =
    { $mode ->
        [up_to] up to { $n } visitor cards, summer or winter
       *[exact]
            { $n ->
                [one] { $n } summer or winter visitor card
               *[other] { $n } summer or winter visitor cards
            }
    }
fx-cond-worker =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] worker in all
       *[other] workers in all
    }
fx-cond-harvested-fields =
    you harvested { $amount } { $n ->
        [one] field
       *[other] fields
    } this way
fx-cond-vp =
    { $whose ->
        [they] has a score of
       *[you] your score is
    } { $amount }
fx-cond-summer_visitor_in_hand =
    { $whose ->
        [they] holds
       *[you] you hold
    } { $amount } summer visitor { $n ->
        [one] card
       *[other] cards
    }
fx-cond-paid-rivals =
    { $n ->
        [0] no other wine on the table is worth as much
       *[other]
            { $amount } { $n ->
                [one] wine on the table is
               *[other] wines on the table are
            } worth as much or more
    }
fx-cond-wine =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] wine
       *[other] wines
    }
# joining
fx-and = { $a } and { $b }
fx-and-also = { $a }, and { $b }
fx-or = { $a } or { $b }
fx-or-else = { $a } OR { $b }
fx-and-then = { $a } { $b }
fx-otherwise = otherwise, { $what }
fx-if-else = if { $cond }, { $what }; otherwise, { $other }
fx-choose-n =
    { $form ->
        [third] does
       *[plain] do
    } { $n } of these, in any order: { $what }
fx-choose-one =
    { $form ->
        [third] does
       *[plain] do
    } one of these: { $what }
fx-choose-all =
    { $form ->
        [third] does
       *[plain] do
    } all of these, in any order: { $what }
# what follows a choice: the comma closes the choice
fx-choice-then = { $a }, and then { $b }
fx-both-for = you may { $cost } to do both, in either order
fx-for-each-doer = { $what } for each opponent who does
fx-for-each-doer-first = for each opponent who does, { $what }
fx-for-each-who-first =
    { $who ->
       *[opponents] for each opponent who { $cond }, { $what }
        [right_neighbour] if the player on your right { $cond }, { $what }
    }
fx-pick-if-else = each of them who { $cond } must { $what }; for each of the others, { $other }
# board
fx-with-bonus = { $action } Bonus: { $bonus }
fx-bonus-more = { $n } more.
fx-each-does =
    { $who ->
        [all] you and each opponent
        [all_in_season] you and each opponent who has not passed this season
        [opponents] each opponent
       *[right_neighbour] the player on your right
    } must { $what }
fx-amount = { $n }
fx-per-structure =
    for each of { $whose ->
        [they] their
       *[you] your
    } structures
fx-per-worker =
    for each of { $whose ->
        [they] their
       *[you] your
    } workers
fx-per-planted_vine =
    for each of { $whose ->
        [they] their
       *[you] your
    } planted vines
fx-per-wine =
    for each of { $whose ->
        [they] their
       *[you] your
    } wines
fx-per-summer_visitor_in_hand =
    for each summer visitor card in { $whose ->
        [they] their
       *[you] your
    } hand
fx-per-planted-varieties = for each different variety on the field just planted
fx-per-harvested-fields = for each field harvested this way
fx-cond-empty_field =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] empty field
       *[other] empty fields
    }
fx-cond-planted_field =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] planted field
       *[other] planted fields
    }
fx-cond-wine_in_medium_cellar =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] wine in the medium cellar
       *[other] wines in the medium cellar
    }
fx-cond-wine_in_large_cellar =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] wine in the large cellar
       *[other] wines in the large cellar
    }
fx-cond-hand_card =
    { $whose ->
        [they] has
       *[you] you have
    } { $amount } { $n ->
        [one] card in hand
       *[other] cards in hand
    }
fx-cond-made-sparkling =
    you made { $amount } sparkling { $n ->
        [one] wine
       *[other] wines
    } this way
fx-cond-made-types =
    you made { $amount } different { $n ->
        [one] type
       *[other] types
    } of wine this way
