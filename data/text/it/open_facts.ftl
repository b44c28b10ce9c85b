# What lies open of a player, told by the inspector.

open-title = Visibile a tutti
open-built = Strutture: { $what }.
open-nothing-built = Nessuna struttura.
open-field = Campo { $limit }: { $vines }.
open-field-sold = Il campo { $limit } è venduto.
open-grapes = Uva: { $what }.
open-wines = Vino: { $what }.
open-trained = { $count ->
        [one] Un nuovo lavoratore arriva l’anno prossimo.
       *[other] { $count } nuovi lavoratori arrivano l’anno prossimo.
    }
