# Vino: why something is not possible. $thing is a variety, a region or a vineyard ("Лигурия 60"), all
# with forms: regions acc, gen and in ("в Лигурии", "на Сардинии"), varieties acc and gen. The first letter of a
# reason is raised by the program.

reason-region_not_chosen = Вы не выбрали { FORM($thing, "acc") } на этот раунд.
reason-region_not_drawn = Вы не вытянули ни одного жетона { FORM($thing, "gen") }.
reason-one_by_each_tile = На каждый жетон — один виноградник: { FORM($thing, "in") } вы его уже купили.
reason-keeps_too_little = На ваш другой жетон, { $thing }, нужно оставить { $need }, а останется { $have }.
reason-barrel_elsewhere = Бочка стоит { FORM($thing, "in") }: сейчас покупают только там.
reason-gift_elsewhere = Сейчас раздают виноградники только { FORM($thing, "in") }.
reason-passed_here = { FORM($thing, "in") } вы в этом раунде больше не покупаете.
reason-no_variety = { FORM($thing, "in") } не осталось жетонов сорта.
reason-variety_taken = { FORM($thing, "acc") } здесь выращивает другой игрок.
reason-not_grown_here = { $thing } здесь не растёт.
reason-needs_money = Этот виноградник стоит { $need }, а у вас { $have }. Займов нет.
reason-vineyard_taken = У виноградника «{ $thing }» уже есть владелец.
reason-already_sold = В этом раунде вы уже продали вино.
reason-one_variety_only = За раунд можно продать только один сорт.
reason-wrong_variety = За эту продажу отдают только виноградники сорта { $thing }.
reason-not_your_vineyard = Виноградник «{ $thing }» не ваш; отдайте свои.
reason-sold_cannot_rise = { $thing } сейчас продаётся: спрос на этот сорт падает и вырасти не может.
reason-needs_wine = { $have ->
        [0] Вы не выращиваете { FORM($thing, "acc") }.
       *[other] Столько не продать: { FORM($thing, "gen") } у вас самое большее { $have }, а не { $need }.
    }
reason-demand_limit = Спрос на { FORM($thing, "acc") } уже наибольший: { $need }.
reason-counts_must_match = Нужно ровно { $need }; пока выбрано { $have }.
reason-no_sale_after_last_bottle = Последняя бутылка ушла: вино больше не продают.
reason-no_marker = Все ваши фишки ({ $have }) уже на карте.
reason-same_region = Вы уже выбрали { FORM($thing, "acc") }; нужны две разные области.
reason-sale_below_zero = Спрос вычитает { $need } из выручки { $have }: эта продажа принесла бы меньше нуля.
