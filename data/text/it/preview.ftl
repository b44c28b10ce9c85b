# What the choice that is pointed at would bring.

preview-to = { $before } → { $after }
preview-ends = chiude il tuo turno
preview-leaves = speso
preview-field = Il campo arriva a { $value } su { $limit }
preview-plays = Gioca { FORM($card, "the") }
