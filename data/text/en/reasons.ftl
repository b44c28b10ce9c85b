# Why something is not possible. $need and $have are amounts, $thing what it is about.

reason-not_this_season = This belongs to another season.
reason-space_taken = A worker stands here already.
reason-space_closed = This space opens with more players.
reason-action_full = All spaces of this action are taken; only a grande worker may still come.
reason-grande_only_when_full = A grande worker takes a free space first; beside the action it stands only when all are taken.
reason-no_worker = You have no such worker left this year.
reason-passed = You have passed for this season.
reason-used_this_year = Already used this year.
reason-no_vine_card = You have no vine card in your hand.
reason-not_plantable = None of your vine cards can be planted now.
reason-field_limit = { $named ->
        [yes] { $thing } would come to { $have }; it holds { $need } at most.
       *[no] The vines would not keep within the limits of the fields.
    }
reason-needs_structure = { $named ->
        [yes] This needs the { $thing }.
       *[no] You lack a structure for this.
    }
reason-field_sold = { $named ->
        [yes] You have sold { $thing }.
       *[no] You have sold your fields.
    }
reason-field_empty = { $named ->
        [yes] There is no vine on { $thing }.
       *[no] There are not enough vines on your fields.
    }
reason-already_harvested = { $named ->
        [yes] { $thing } has been harvested this year.
       *[no] Your fields with vines have all been harvested this year.
    }
reason-no_grapes = You have no grapes for this.
reason-no_room = There is no free slot at this value or below.
reason-wine_not_possible = { $named ->
        [yes] { $need ->
            [0] { $what ->
                [red] Red wine is made of one red grape.
                [white] White wine is made of one white grape.
                [blush] Blush wine is made of a red and a white grape.
               *[sparkling] Sparkling wine is made of two red grapes and a white one.
            }
           *[other] { $thing } wine starts at { $need }; these grapes make { $have }.
        }
       *[no] Your grapes make no wine that a cellar of yours has room for.
    }
reason-needs_cellar = { $named ->
        [yes] This wine needs the { $thing }.
       *[no] You lack the cellar for this wine.
    }
reason-no_fitting_wine = { $need ->
        [0] You have no wine good enough for this.
       *[other] { $named ->
            [yes] This takes a { $thing } wine of { $need } or more; { $have ->
                [0] you have none
               *[other] your best for it is { $have }
            }.
           *[no] This takes a wine of { $need } or more; { $have ->
                [0] you have none
               *[other] your best is { $have }
            }.
        }
    }
reason-needs_more_wines = This takes { $need } { $thing } wines; you have { $have }.
reason-already_built = { $named ->
        [yes] The { $thing } is already built.
       *[no] You have built everything already.
    }
reason-needs_lira = This costs { $need } lira; you have { $have }.
reason-needs_medium_cellar = The medium cellar comes first.
reason-field_not_empty = { $named ->
        [yes] Vines grow on { $thing }: it cannot be sold.
       *[no] Vines grow on all your fields: none can be sold.
    }
reason-staff_full = You already have all your workers.
reason-let_go_in_order = Cards are let go from left to right: begin with the one furthest left, or step back to it.
reason-no_visitor = You have no such visitor in your hand.
reason-no_playable_visitor = None of your visitors can be played to the end now.
reason-cannot_be_finished = This could not be carried out to the end.
reason-nothing_to_gain = This would bring you nothing.
reason-row_taken = Another rooster sits in this row.
reason-needs_cards = { $what ->
        [order] You have no wine order to fill.
        [pile] This takes { $need ->
            [one] a discard pile with cards; there are { $have }
           *[other] { $need } discard piles with cards; there are { $have }
        }.
        [visitor] This takes { $need ->
            [one] a visitor card; you have { $have }
           *[other] { $need } visitor cards; you have { $have }
        }.
        [vine] This takes { $need ->
            [one] a vine card; you have { $have }
           *[other] { $need } vine cards; you have { $have }
        }.
       *[card] This takes { $need ->
            [one] a card; you have { $have }
           *[other] { $need } cards; you have { $have }
        }.
    }
reason-field_not_sold = { $named ->
        [yes] { $thing } is still yours.
       *[no] You have sold no field.
    }
reason-bonus_not_usable = You cannot use this bonus now.
reason-points_floor = You would fall below { $least } points.
reason-needs_residual = This takes { $need } from your residual payment; it is { $have }.
reason-deck_empty = { $named ->
        [yes] Not enough cards are left: { $thing }.
       *[no] There are not enough cards left in decks and discards.
    }
reason-no_target = There is nobody this could be done to.
reason-hidden = Open your hand to see whether you can.
reason-not_your_turn = Another player is deciding now.
reason-not_asked_now = Something else is asked now.

## Warnings: possible, but something would be wasted

reason-grape_would_be_lost = The { $thing } grape of { $need } finds no free slot and is lost.
reason-grape_loses_value = The { $thing } grape of { $need } only finds a slot at { $have }.
reason-wine_loses_value = Slot { $need } is taken: this { $thing } wine goes to { $have }.
reason-wine_without_cellar = Your cellars do not reach { $need }: this { $thing } wine goes to { $have }.
reason-bonus_lost = The bonus of this space would bring you nothing now.
reason-residual_full = { $have ->
        [0] Your residual payment is at its highest: this order cannot raise it.
       *[other] Your residual payment only has room for { $have } of { $need }.
    }

## Notes

reason-resumed = This game was saved by another version of the rules; it goes on from the beginning of { $what ->
    [vino] turn
   *[other] year
 } { $need }.
reason-other_data = This game was begun with other cards or numbers, of which no copy is kept; from now on it is played with those of this version.

## Around reasons: the nearest miss of a hand, the rule that decides

reason-nearest = { $reason } { $card } comes nearest. { $cause }
reason-bonus-first = { $reason } Take the bonus first.
