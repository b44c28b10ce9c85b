# Why something is not possible. $need and $have are amounts, $thing what it is about: fields and structures have the
# forms gen and acc, colours are neuter («красное») and have the forms plural and grape. The first letter is raised.

reason-not_this_season = Это относится к другому сезону.
reason-space_taken = Здесь уже стоит рабочий.
reason-space_closed = Эта ячейка открыта при большем числе игроков.
reason-action_full = Все ячейки этого действия заняты; сюда может прийти только большой рабочий.
reason-grande_only_when_full = Большой рабочий сначала занимает свободную ячейку; рядом с действием он встаёт, только когда заняты все.
reason-no_worker = Такого рабочего у вас в этом году не осталось.
reason-passed = В этом сезоне вы уже спасовали.
reason-used_this_year = В этом году уже использовано.
reason-no_vine_card = У вас на руке нет карты винограда.
reason-not_plantable = Ни одну из ваших карт винограда сейчас нельзя посадить.
reason-field_limit =
    { $named ->
        [yes] { $thing }: сумма составит { $have }, а предел — { $need }.
       *[no] Кусты не уложатся в пределы полей.
    }
reason-needs_structure =
    { $named ->
        [yes] Сначала нужно построить { FORM($thing, "acc") }.
       *[no] У вас нет нужного для этого сооружения.
    }
reason-field_sold =
    { $named ->
        [yes] { $thing } продано.
       *[no] Ваши поля проданы.
    }
reason-field_empty =
    { $named ->
        [yes] На { $thing } нет ни одного куста.
       *[no] На ваших полях не хватает кустов.
    }
reason-already_harvested =
    { $named ->
        [yes] С { FORM($thing, "gen") } урожай в этом году уже собран.
       *[no] Со всех ваших засаженных полей урожай в этом году уже собран.
    }
reason-no_grapes = Для этого у вас нет винограда.
reason-no_room = На этой ценности и ниже нет свободного места.
reason-wine_not_possible =
    { $named ->
        [yes] { $need ->
            [0] { $what ->
                [red] Красное вино делают из одного жетона чёрного винограда.
                [white] Белое вино делают из одного жетона белого винограда.
                [blush] Розовое вино делают из одного жетона чёрного и одного белого винограда.
               *[sparkling] Игристое вино делают из двух жетонов чёрного и одного белого винограда.
            }
           *[other] { $thing } вино начинается с { $need }; из этого винограда выйдет { $have }.
        }
       *[no] Из вашего винограда не выйдет вина, для которого есть место в погребе.
    }
reason-needs_cellar =
    { $named ->
        [yes] Для этого вина нужен { $thing }.
       *[no] У вас нет погреба для этого вина.
    }
reason-no_fitting_wine =
    { $need ->
        [0] У вас нет подходящего вина.
       *[other] { $named ->
            [yes] Нужно { $thing } вино ценностью не менее { $need }; { $have ->
                    [0] у вас такого нет
                   *[other] ваше лучшее — { $have }
                }.
           *[no] Нужно вино ценностью не менее { $need }; { $have ->
                    [0] у вас вина нет
                   *[other] ваше лучшее — { $have }
                }.
        }
    }
reason-needs_more_wines = Нужны { FORM($thing, "plural") } вина: { $need }; у вас { $have }.
reason-already_built =
    { $named ->
        [yes] У вас уже есть { $thing }.
       *[no] У вас уже всё построено.
    }
reason-needs_lira =
    Это стоит { $need } { $need ->
        [one] лиру
        [few] лиры
       *[many] лир
    }; у вас { $have }.
reason-needs_medium_cellar = Сначала нужен средний погреб.
reason-field_not_empty =
    { $named ->
        [yes] На { $thing } растёт виноград: такое поле не продать.
       *[no] На всех ваших полях растёт виноград: их не продать.
    }
reason-staff_full = У вас уже есть все рабочие.
reason-let_go_in_order = Карты сбрасывают слева направо: начните с самой левой или вернитесь к ней, отменив шаг.
reason-no_visitor = У вас на руке нет такого гостя.
reason-no_playable_visitor = Ни одного из ваших гостей сейчас нельзя сыграть до конца.
reason-cannot_be_finished = Это нельзя довести до конца.
reason-nothing_to_gain = Это ничего бы вам не дало.
reason-row_taken = В этом ряду сидит другой петух.
# Without few: after 2 to 4 its words are those after 5
reason-needs_cards =
    { $what ->
        [order] У вас нет заказа на вино.
        [pile] Нужны сбросы с картами: { $need }; таких { $have }.
        [visitor] { $need ->
                [1] Нужна хотя бы одна карта гостя
                [one] Нужно не меньше { $need } карты гостя
               *[many] Нужно не меньше { $need } карт гостей
            }; у вас { $have }.
        [vine] { $need ->
                [1] Нужна хотя бы одна карта винограда
                [one] Нужно не меньше { $need } карты винограда
               *[many] Нужно не меньше { $need } карт винограда
            }; у вас { $have }.
       *[card] { $need ->
                [1] Нужна хотя бы одна карта
                [one] Нужно не меньше { $need } карты
               *[many] Нужно не меньше { $need } карт
            }; у вас { $have }.
    }
reason-field_not_sold =
    { $named ->
        [yes] { $thing } и так ваше.
       *[no] Вы не продали ни одного поля.
    }
reason-bonus_not_usable = Сейчас этот бонус вам не использовать.
reason-points_floor = У вас стало бы меньше { $least } очков.
reason-needs_residual = Для этого нужен особый доход не меньше { $need }; у вас { $have }.
reason-deck_empty =
    { $named ->
        [yes] Осталось слишком мало карт: { $thing }.
       *[no] В колодах и сбросах осталось слишком мало карт.
    }
reason-no_target = Здесь нет никого, с кем это можно сделать.
reason-hidden = Откройте свои карты, чтобы узнать, возможно ли это.
reason-not_your_turn = Сейчас решает другой игрок.
reason-not_asked_now = Сейчас вопрос о другом.

## Warnings: possible, but something would be wasted

reason-grape_would_be_lost = { FORM($thing, "grape") } виноград { $need } не находит свободного места и пропадает.
reason-grape_loses_value = { FORM($thing, "grape") } виноград { $need } находит место только на { $have }.
reason-wine_loses_value = Место { $need } занято: это { $thing } вино попадёт на { $have }.
reason-wine_without_cellar = Ваши погреба не доходят до { $need }: это { $thing } вино попадёт на { $have }.
reason-bonus_lost = Бонус этой ячейки сейчас ничего вам не даст.
reason-residual_full =
    { $have ->
        [0] Ваш особый доход уже наибольший: этот заказ его не увеличит.
       *[other] Ваш особый доход вырастет только на { $have } из { $need }.
    }

## Notes

reason-resumed =
    Эта партия сохранена другой версией правил; она продолжится с начала { $what ->
        [vino] раунда
       *[other] года
    } { $need }.
reason-other_data = Эта партия начата с другими картами или числами, копии которых нет; дальше она идёт с теми, что есть в этой версии.

## Around reasons: the nearest miss of a hand, the rule that decides

reason-nearest =
    { $reason } Ближе всего { FORM($card, "kind") ->
        [order] { $card }
       *[card] карта «{ $card }»
    }. { $cause }
reason-bonus-first = { $reason } Сначала возьмите бонус.
