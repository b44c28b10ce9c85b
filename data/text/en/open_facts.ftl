# What lies open of a player, told by the inspector.

open-title = Open to all
open-built = Built: { $what }.
open-nothing-built = Nothing is built.
open-field = Field { $limit }: { $vines }.
open-field-sold = Field { $limit } is sold.
open-grapes = Grapes: { $what }.
open-wines = Wine: { $what }.
open-trained = { $count ->
        [one] One new worker joins next year.
       *[other] { $count } new workers join next year.
    }
