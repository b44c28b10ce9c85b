# The lesson of the game alone against the Automa; who learns may have played with others before, or never.

lesson-alone-title = The Automa
lesson-alone-automa = The Automa is no player: it has no vineyard and makes no wine. Its workers only take places away from you, and its cork, the grey disc, stands at { $cork } points.
lesson-alone-goal = You play { $years } years, whatever the points: coming to { $cork } ends nothing. Win by having more than the Automa after the last year; just as many is not enough.
lesson-alone-wake = Every spring you take a row, each only once in the game. Alone there is no first player: the row brings what it shows and a token; take the one with the lira.
lesson-alone-wake_astray = Each row can be chosen once, so keep that one for another year. Now take the row with the lira.
lesson-alone-card = Each summer the Automa goes before you and turns a card. The bright lines count now: its workers take “{ $first }”, “{ $second }” and “{ $third }”.
lesson-alone-grande = As with two players, each action has only one place, and planting is taken. Your grande, the large worker, gets in even where it is full.
lesson-alone-grande_astray = Your vines have to go into the ground this summer, or there is nothing to harvest. Send the grande to plant.
lesson-alone-plant = Plant { $vine } on { $field }: first the card, then the field. The other vine follows, so that one harvest brings both grapes.
lesson-alone-plant_astray = Both vines belong on one field, so that a single harvest brings both grapes. Plant { $vine } on { $field }.
lesson-alone-token = With more players each action has a bonus, a small extra: here a second vine. A token buys it; spend yours now.
lesson-alone-token_astray = Without the token your second vine stays in your hand for a year. Spend it: every new row brings another.
lesson-alone-second = Plant { $vine } on the same field, too. The numbers of its vines may add up to no more than its own.
lesson-alone-second_astray = Another field would need a harvest of its own. Plant { $vine } on { $field }, too.
lesson-alone-pass = Your workers must do for summer and winter, so the other two wait: pass. Tokens may be kept for later years.
lesson-alone-pass_astray = Whoever works now is missing in winter, and both are needed there. Pass.
lesson-alone-fall = Every fall brings a visitor, a card that helps once. Draw one of either kind.
lesson-alone-winter = In winter the Automa turns another card; this time it takes “{ $taken }”. Wine must wait, so harvest: each vine brings a grape.
lesson-alone-winter_astray = Your grapes are ripe, and nobody stands there yet. First harvest.
lesson-alone-order = Points come above all from wine orders. With your last worker draw one: it shows which wine to make.
lesson-alone-order_astray = Without an order you do not know which wine to make. Draw one.
lesson-alone-year = All workers are home, the Automa’s too, and your grapes have ripened by 1. Your last row is closed for the rest of the game, its token is gone: choose the row that brings a point.
lesson-alone-year_astray = That row serves you in another year. Now take the one with the point.
lesson-alone-last = Now you know all that differs alone. Wherever the Automa goes: after year { $years } you need more than { $cork } points.
lesson-alone-end = A whole game has seven years; on the next page choose one of five levels, each of which says what it changes. If making wine and filling orders is new to you, take the first lesson as well.
