# What the choice that is pointed at would bring.

preview-to = { $before } → { $after }
preview-ends = ends your turn
preview-leaves = spent
preview-field = The field comes to { $value } of { $limit }
preview-plays = Plays { $card }
