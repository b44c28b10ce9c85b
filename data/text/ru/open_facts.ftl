# What lies open of a player, told by the inspector.

open-title = Видно всем
open-built = Построено: { $what }.
open-nothing-built = Ничего не построено.
open-field = Поле { $limit }: { $vines }.
open-field-sold = Поле { $limit } продано.
open-grapes = Виноград: { $what }.
open-wines = Вино: { $what }.
open-trained =
    { $count ->
        [one] В следующем году придёт { $count } новый рабочий.
        [few] В следующем году придут { $count } новых рабочих.
       *[many] В следующем году придут { $count } новых рабочих.
    }
