# The lesson of the game alone against the Automa; who learns knows the game with others.

lesson-alone-title = The Automa
lesson-alone-goal = You have { $years } years. After the last one you win if you have more points than the Automa: its cork stands at { $cork }.
lesson-alone-wake = Each row holds a token that comes to you with it, so each can be chosen only once. Take the row that brings a lira.
lesson-alone-card = Every summer the Automa turns a card, and its workers take places: “{ $first }”, “{ $second }” and “{ $third }”. That is all they do.
lesson-alone-grande = Alone, each action has only one place, and planting is taken. Your grande may go there all the same.
lesson-alone-plant = Plant { $vine } in { $field }. The other vine is for the same field.
lesson-alone-token = A token brings the bonus of the action, too: here a second vine. Spend yours now.
lesson-alone-second = Plant { $vine } in the same field. So a single harvest brings both grapes.
lesson-alone-pass = Tokens may be kept for later years. Your other two workers wait for winter: pass.
lesson-alone-fall = Fall is as usual. Draw a visitor of either kind.
lesson-alone-winter = In winter the Automa turns another card; this time it takes “{ $taken }”. Wine must wait, so harvest.
lesson-alone-order = One worker is left. Draw a wine order that shows what to aim for.
lesson-alone-year = The Automa’s workers have gone home as well. The token of your last row is gone; choose the row that brings a point.
lesson-alone-last = Now you know all that differs. Wherever the Automa goes, be ahead of { $cork } points after year { $years }.
lesson-alone-end = Every year the Automa takes other places, and every row can serve you once. Now try all seven years.
