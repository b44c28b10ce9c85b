# What the choice that is pointed at would bring.

preview-to = { $before } → { $after }
preview-ends = termina tu turno
preview-leaves = se gasta
preview-field = El terreno pasa a { $value } de { $limit }
preview-plays = Juega { FORM($card, "the") }
