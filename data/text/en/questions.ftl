# Questions: a title and one explaining line for every kind of question, and the words on every answer.
# Where two seats have to do with a question, its line says so: $head names the card and who played it or for whom its
# owner is asked, $what is to be done, and the owner called $name does $gain (“gains 1 VP”) for it.
# $source is what asks, $minimum and $maximum how many are chosen in all, $picked how many are already.

ask-turn = Place a worker or pass
ask-turn-line = Choose a worker and a space. Passing ends this season for you.
ask-wake = Choose a wake-up row
ask-wake-line = { $alone ->
        [yes] It brings its bonus, and the token that lies on it.
       *[no] Early rows act first, late rows bring more.
    }
ask-mama = Choose your mama
ask-mama-line = She brings workers and your first cards. The other one goes back.
ask-papa = Choose your papa
ask-papa-line = He brings the grande worker, money and a gift. The other one goes back.
ask-bonus = Take the bonus?
ask-bonus-line = { $bonus }
ask-play = Play which visitor?
ask-play-line = Only visitors that can be played to the end are offered.
ask-gift = Which gift from { $source }?
ask-gift-line = You are { $name }. Your mama brought workers and cards; { $source }, your papa, brings the grande worker, money and one of these.
ask-branch = { $source }: which one?
ask-branch-line = { $missing ->
        [0] {""}
       *[other] Only what can be done to the end is offered.
    }
ask-order = { $source }: what now?
ask-order-line = { $all ->
        [yes] You do all of it; the order is yours.
       *[no] You do { $maximum } of these, in any order.
    }
ask-may = Will you do this?
ask-may-line = { $source }: { $offer }.
ask-deck = From which deck?
ask-deck-line = You see the card only after choosing the deck.
ask-plant = Plant which vine, and where?
ask-plant-line = Choose a vine card, then a field.
ask-uproot = Uproot which vine?
ask-uproot-line = It goes back to your hand.
ask-uproot_or_harvest = Uproot a vine or harvest a field?
ask-uproot_or_harvest-line = The yoke does one of them, once a year.
ask-swap = Swap which two vines?
ask-swap-line = Both fields must stay within their limits.
ask-harvest = Harvest which field?
ask-harvest-line = Each field once a year: one grape of each colour, worth all its vines together.
ask-build = Build which structure?
ask-build-line = Choose it on your mat.
ask-make = Make which wine?
ask-make-line = If its slot is taken or not built yet, a wine is worth less.
ask-age = Age which wine?
ask-age-line = It rises by 1, if its next slot is free and in a cellar you have.
ask-fill = Fill which order?
ask-fill-line = You get its points at once and its lira every year.
ask-use_wine = Deliver which wine?
ask-use_wine-line = Several of your wines would do.
ask-gain_grape = A grape of which colour?
ask-gain_grape-line = It lies on your crush pad with value 1.
ask-sell = Sell or buy back what?
ask-sell-line = Older grapes bring more lira; a field brings or costs its own number.
ask-pay =
    Discard which { $what ->
        [grape] grape
        [wine] wine
       *[card] card
    }?
ask-pay-line = This is the price of { $source }.
ask-discard = Discard down to { $limit } cards
ask-discard-line = Choose the cards to let go at the end of the year.
ask-give = Give which card?
ask-give-line = It goes to the hand of the player who played { $source }.
ask-offer = How many cards do you give?
ask-offer-line = { $source }: together the opponents give exactly what is asked, or nothing.
ask-seat = { $who ->
        [all] Which player?
        [all_in_season] Which player?
       *[opponents] Which opponent?
    }
ask-seat-line = { $source } is about the players you choose.
ask-retrieve = Take back which worker?
ask-retrieve-line = The space it leaves is free again.
ask-use = Carry out which action?
ask-use-line = Without a worker and without its bonus, even if it is full.
ask-plan = Which worker, for which action?
ask-plan-line = The action is carried out when its season begins.
ask-keep = Keep which card?
ask-keep-line = The others are discarded.
ask-take = From which discard pile?
ask-take-line = You take its top card.
ask-played = { $source }, played by { $name }
ask-part = { $source }, as { $name } took part
ask-let = { $source }, as { $name } lets you
ask-for = { $source }, for { $name }
ask-what = { $head }: { $what }
ask-gain = { $about }; { $name } { $gain } for it
ask-together = { $head }: the opponents may together { $give }; if they do not, { $name } { $otherwise }
ask-about = { $about }. { $more }
ask-several = { $line } So far: { $picked } of { $maximum }.
ask-up-to = { $line } So far: { $picked } of up to { $maximum }.

## Answers

choice-done = Done
choice-pass = Pass
choice-bonus = { $beside ->
        [yes] First the bonus: { $bonus }
       *[no] Take the bonus
    }
    .short = { $beside ->
            [yes] Bonus: { $bonus }
           *[no] Take it
        }
choice-leave-bonus = Leave it out
    .short = Leave it
choice-yes = Yes
choice-no = No
choice-both = Both: { $cost }
choice-mama = { $card }
choice-papa = { $card }
choice-wake = Row { $n }
choice-place = { $worker }: { $space }
choice-plan = { $worker }: { $space }
choice-play = Play { $card }
choice-branch = { $what }
choice-draw-vine = Draw a vine
choice-draw-order = Draw an order
choice-draw-summer_visitor = Draw a summer visitor
choice-draw-winter_visitor = Draw a winter visitor
choice-draw-two = Draw a summer and a winter visitor
choice-draw-many =
    { $summer ->
        [0] Draw { $winter } winter visitors
       *[other]
            { $winter ->
                [0] Draw { $summer } summer visitors
               *[other]
                    Draw { $summer ->
                        [one] { $summer } summer visitor
                       *[other] { $summer } summer visitors
                    } and { $winter ->
                        [one] { $winter } winter visitor
                       *[other] { $winter } winter visitors
                    }
            }
    }
choice-draw-two-summer_visitor = Draw 2 summer visitors
choice-draw-two-winter_visitor = Draw 2 winter visitors
choice-plant = { $vine } on { $field }
choice-uproot = Uproot { $vine } from { $field }
choice-swap = { $vine } of { $field } with { $othervine } of { $otherfield }
choice-harvest = Harvest { $field }
choice-build = { $structure }
choice-make-red = Red wine from { $grapes }
choice-make-white = White wine from { $grapes }
choice-make-blush = Blush wine from { $grapes }
choice-make-sparkling = Sparkling wine from { $grapes }
choice-age = { $wine }
choice-fill = { $card }
choice-use-wine = { $wine }
choice-use = { $action }
choice-gain-grape = { $grape }
choice-sell-grape = Sell { $grape } for { $lira } lira
choice-sell-field = Sell { $field } for { $lira } lira
choice-buy-field = Buy back { $field } for { $lira } lira
choice-pay-card = Discard { $card }
choice-pay-grape = Discard { $grape }
choice-pay-wine = Discard { $wine }
choice-discard = Discard { $card }
choice-give-card = Give { $card }
choice-offer = { $n ->
        [0] No cards
        [one] { $n } card
       *[other] { $n } cards
    }
choice-seat = { $name }
choice-retrieve = { $worker } from { $space }
choice-keep = Keep { $card }
choice-take = { $pile }
