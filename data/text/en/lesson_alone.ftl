# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = The Automa
lesson-alone-goal = You have { $years } years. After the last one you win if you have more points than the Automa: its cork stands at { $cork }.
lesson-alone-wake = Each row holds a token that comes to you with it, so each can be chosen only once. Take the row that brings a lira.
lesson-alone-card = Every summer the Automa turns a card, and its workers take places: “{ $first }”, “{ $second }” and “{ $third }”. They do nothing there, make no wine, and its points stay as they are.
lesson-alone-grande = As with two players, each action has only one place, and planting is taken. Your grande may go there all the same.
lesson-alone-plant = Plant { $vine } in { $field }. The other vine is for the same field.
lesson-alone-token = With more players each action has a bonus, a small extra: here a second vine. A token buys it; spend yours now.
lesson-alone-second = Plant { $vine } in the same field. So a single harvest brings both grapes.
lesson-alone-pass = Tokens may be kept for later years. Your other two workers wait for winter: pass.
lesson-alone-fall = Fall is as usual. Draw a visitor of either kind.
lesson-alone-winter = In winter the Automa turns another card; this time it takes “{ $taken }”. Wine must wait, so harvest.
lesson-alone-order = One worker is left. Draw a wine order: it shows what to aim for.
lesson-alone-year = The Automa’s workers have gone home as well. The token of your last row is gone; choose the row that brings a point.
lesson-alone-last = Now you know all that differs. The game always lasts { $years } years, and then you need more than { $cork } points; as many are not enough.
lesson-alone-end = Every year the Automa takes other places, and every row can serve you once. Now try all seven years.
