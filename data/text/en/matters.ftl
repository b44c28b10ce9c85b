# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name } has { $vp } points: this year is the last.
matters-near = { $name } has { $vp } points. { $ends } end the game.
matters-gets = { $you ->
        [yes] You get { $list }.
       *[no] { $name } gets { $list }.
    }
matters-loses = { $you ->
        [yes] You lose { $list }.
       *[no] { $name } loses { $list }.
    }
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
matters-level = { $you ->
        [yes] You lead with { $vp }, level with { $list }.
       *[no] { $list } lead with { $vp }.
    }
matters-full = “{ $place }” is full: nobody else gets in.
matters-full-grande = { $you ->
        [yes] “{ $place }” is full: only your grande worker still gets in.
       *[no] “{ $place }” is full: { $list } { $count ->
            [1] needs
           *[other] need
        } a grande worker there now.
    }
matters-bonus = The bonus of “{ $place }” is gone.
matters-alone = { $you ->
        [yes] Only you are still placing workers.
       *[no] Only { $name } is still placing workers.
    }

matters-last-round = The last bottle is gone: this round is the last.
matters-last-bottle = One bottle is left, in { $place }: when it goes, the last round has come.
matters-given = { $you ->
        [yes] You get
       *[no] { $name } gets
    } { $count ->
        [one] a vineyard
       *[other] { $count } vineyards
    }.
matters-demand = { $you ->
        [yes] { $thing }: demand { $value } (you grow it).
       *[no] { $thing }: demand { $value } (grown by { $list }).
    }
matters-sold-out = No vineyard is left in { $place }.
