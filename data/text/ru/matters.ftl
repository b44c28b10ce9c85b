# For those who wait: what the move of another player means for them. A line at the edge of the table.

matters-last-year = { $name }: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }. Этот год последний.
matters-near = { $name }: { $vp } { $vp ->
        [one] очко
        [few] очка
       *[many] очков
    }. Игра кончается на { $ends }.
matters-gets = { $you ->
        [yes] Вы получаете { $list }.
       *[no] { $name } получает { $list }.
    }
matters-loses = { $you ->
        [yes] Вы теряете { $list }.
       *[no] { $name } теряет { $list }.
    }
matters-vp = { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
matters-lira = { $count ->
        [one] { $count } лиру
        [few] { $count } лиры
       *[many] { $count } лир
    }
matters-residual = { $count ->
        [one] { $count } лиру в год
        [few] { $count } лиры в год
       *[many] { $count } лир в год
    }
matters-cards = { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
matters-leads = Впереди { $name }: { $vp }.
matters-level = { $you ->
        [yes] Впереди вы и { $list }: по { $vp }.
       *[no] Впереди { $list }: по { $vp }.
    }
matters-full = «{ $place }»: мест больше нет.
matters-full-grande = { $you ->
        [yes] «{ $place }»: мест больше нет. Войдёт только ваш большой рабочий.
       *[no] «{ $place }»: мест больше нет. Теперь только большим рабочим: { $list }.
    }
matters-bonus = «{ $place }»: бонус уже взят.
matters-alone = { $you ->
        [yes] Рабочих размещаете теперь только вы.
       *[no] Рабочих размещает теперь только { $name }.
    }

matters-last-round = Последняя бутылка ушла: это последний раунд.
matters-last-bottle = Осталась одна бутылка ({ $place }): когда она уйдёт, начнётся последний раунд.
matters-given = { $you ->
        [yes] Вы получаете
       *[no] { $name } получает
    } { $count ->
        [one] { $count } виноградник
        [few] { $count } виноградника
       *[many] { $count } виноградников
    }.
matters-demand = { $you ->
        [yes] { $thing }: спрос { $value } (в вашем погребе).
       *[no] { $thing }: спрос { $value } (в погребе: { $list }).
    }
matters-sold-out = { $place }: свободных виноградников больше нет.
