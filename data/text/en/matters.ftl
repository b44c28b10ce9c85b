# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name } has { $vp } points: this year is the last.
matters-near = { $name } has { $vp } points. { $ends } end the game.
matters-gets = { $name } gets { $list }.
matters-loses = { $name } loses { $list }.
matters-vp = { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
matters-lira = { $count } lira
matters-residual = { $count } lira a year
matters-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
matters-leads = { $name } leads with { $vp }.
matters-level = { $list } lead with { $vp }.
matters-full = “{ $place }” is full: nobody else gets in.
matters-full-grande = “{ $place }” is full: { $list } { $count ->
        [1] needs
       *[other] need
    } a grande worker there now.
matters-bonus = The bonus of “{ $place }” is gone.
matters-alone = Only { $name } is still placing workers.

matters-last-round = The last bottle is gone: this round is the last.
matters-last-bottle = One bottle is left, in { $place }: when it goes, the last round has come.
matters-given = { $name } gets { $count ->
        [one] a vineyard
       *[other] { $count } vineyards
    }.
matters-demand = { $thing }: demand { $value } (grown by { $list }).
matters-sold-out = No vineyard is left in { $place }.
