# What lies open of a player, told by the inspector.

open-title = A la vista de todos
open-built = Construido: { $what }.
open-nothing-built = No hay nada construido.
open-field = Terreno { $limit }: { $vines }.
open-field-sold = El terreno { $limit } está vendido.
open-grapes = Uvas: { $what }.
open-wines = Vino: { $what }.
open-trained = { $count ->
        [one] Un trabajador nuevo se incorpora el próximo año.
       *[other] { $count } trabajadores nuevos se incorporan el próximo año.
    }
