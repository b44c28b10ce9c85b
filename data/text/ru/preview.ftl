# What the choice that is pointed at would bring.

preview-to = { $before } → { $after }
preview-ends = завершает ваш ход
preview-leaves = уходит
preview-field = На поле станет { $value } из { $limit }
preview-plays = Играется карта «{ $card }»
