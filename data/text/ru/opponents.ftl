# Opponents: who plays a seat without a person.

# Italian names as Russian spells them
opponent-name = { $character ->
        [grower] { $number ->
            [1] Аньезе
           *[2] Тито
        }
        [host] { $number ->
            [1] Оресте
           *[2] Нивес
        }
        [trader] { $number ->
            [1] Ливия
           *[2] Дуччо
        }
        [builder] { $number ->
            [1] Бруно
           *[2] Эрсилия
        }
        [gambler] { $number ->
            [1] Фоска
           *[2] Руджеро
        }
       *[other] { $number ->
            [1] Ванна
           *[2] Чельсо
        }
    }
# Bynames that fit women and men: «Ливия, деловая жилка»
opponent-trait = { $character ->
        [grower] лёгкая рука
        [host] душа компании
        [trader] деловая жилка
        [builder] золотые руки
        [gambler] сорвиголова
       *[other] новое лицо
    }
opponent-style = { $character ->
        [grower] Сначала кусты: рано сажает, часто собирает урожай и наполняет погреб.
        [host] Держит дом открытым и любит карты гостей.
        [trader] Хорошо продаёт, считает деньги и рано выполняет заказы.
        [builder] Сначала строит и обучает рабочих, чтобы потом было легче.
        [gambler] Любит карты, которых ещё никто не видел, и рискует.
       *[other] Играет всего понемногу.
    }
opponent-glasses = { $level ->
        [one] { $level } бокал
        [few] { $level } бокала
       *[other] { $level } бокалов
    }
opponent-seat = { $trait }, { $glasses }
opponent-group = { $names } ({ $glasses })
log-handed_over = { $by ->
        [person] За место «{ $name }» теперь играет человек
       *[opponent] За место «{ $name }» теперь играет соперник: { $trait }, { $glasses }
    }

# The page about the opponents.

opponents-title = О соперниках
opponents-close = Назад
opponents-see = Что они видят
opponents-see-line = Соперник видит то же, что видел бы на его месте любой: свою руку, всё открытое и то, что ему показали раньше. Прежде чем он задумается, всё скрытое случайно раздаётся заново — только для него. Номера раздачи, который выдал бы порядок колод, он не знает никогда.
opponents-same = Что у них есть
opponents-same-line = Те же карты, деньги и правила, что у всех, сколько бы ни было бокалов. Больше бокалов — лишь дальше расчёт и меньше ошибок. От бокалов зависит, сколько позиций соперник рассмотрит и насколько верно их оценит, а не сколько времени он думает, так что быстрый компьютер никого не делает сильнее.
opponents-check = Как это проверить
opponents-check-line = В сохранённой партии записаны каждый соперник и номер его жребия; сыгранная заново, она кончается так же. У кого есть исходный код, может больше: «python -m rules.checking honest» раздаёт всё скрытое заново и меняет номер раздачи, а каждый ответ и его причина должны остаться прежними; «python -m rules match» сводит два уровня сколько угодно раз.
opponents-levels = Как далеко они думают
opponents-level = { $game ->
        [vino] { $level ->
            [1] Рассматривает каждый ответ отдельно и часто ошибается в его ценности.
            [2] Рассматривает каждый ответ отдельно и в некоторых ошибается.
            [3] Рассматривает каждый ответ отдельно и ошибается лишь немного.
            [4] Рассматривает каждый ответ отдельно и судит тщательно, без промахов.
           *[5] Прослеживает лучшие ответы до конца раунда и взвешивает, что могут сделать другие.
        }
       *[viticulture] { $level ->
            [1] Рассматривает каждый ответ отдельно и часто ошибается в его ценности.
            [2] Рассматривает весь свой ход, но часто ошибается в том, что он даст.
            [3] Рассматривает весь свой ход и ошибается лишь немного.
            [4] Продумывает год в нескольких вариантах и редко ошибается.
           *[5] Продумывает год во множестве вариантов и взвешивает, чем ответят другие.
        }
    }
opponents-level-hint = { $glasses }: { $what }
opponents-characters = Что они любят

# The sheet on which seats are handed over in a running game.

seats-open = Кто играет
seats-title = Кто играет
seats-line = Кому-то пора уходить? Дальше может играть соперник, а человек может занять любое место; тогда рука этого места видна.
seats-line-vino = Кому-то пора уходить? Дальше может играть соперник, а человек может занять любое место; тогда деньги этого места видны.
seats-done = Играть дальше
seats-back = Как было

# What an opponent has done in one move, in the present tense after its name: "Соле сажает два куста, затем пасует".

speech = { $name } { $deeds }
speech-then = { $a }, затем { $b }
speech-rooster_placed = выбирает ряд подъёма { $place }
speech-row_taken = берёт бонус ряда
speech-worker_placed = { $amount ->
        [1] { "" }
        [2] дважды{ " " }
        [3] трижды{ " " }
        [one] { $amount } раз{ " " }
        [few] { $amount } раза{ " " }
       *[other] { $amount } раз{ " " }
    }занимает «{ $place }»
speech-worker_placed-too = «{ $place }»
speech-passed = пасует
speech-vine_planted = сажает { $amount ->
        [1] «{ $card }»
       *[other] «{ $card }» × { $amount }
    } на поле { $field }
speech-vine_planted-too = { $amount ->
        [1] «{ $card }»
       *[other] «{ $card }» × { $amount }
    } на поле { $field }
speech-vine_uprooted = выкорчёвывает { $amount ->
        [1] куст
        [one] { $amount } куст
        [few] { $amount } куста
       *[other] { $amount } кустов
    }
speech-vines_swapped = меняет местами два куста
# Without few: after 2 to 4 its words are those after 5
speech-field_harvested = собирает урожай с { $amount ->
        [1] одного поля
        [2] двух полей
        [3] трёх полей
        [one] { $amount } поля
       *[other] { $amount } полей
    }
speech-wine_made = изготавливает { $amount ->
        [1] вино
        [2] два вина
        [3] три вина
        [one] { $amount } вино
        [few] { $amount } вина
       *[other] { $amount } вин
    }
speech-order_filled = выполняет { $amount ->
        [1] заказ
        [one] { $amount } заказ
        [few] { $amount } заказа
       *[other] { $amount } заказов
    }
speech-visitor_played = играет карту «{ $card }»
speech-visitor_played-too = «{ $card }»
speech-structure_built = строит { FORM($thing, "acc") }
speech-structure_built-too = { FORM($thing, "acc") }
# Without few: after 2 to 4 its words are those after 5
speech-worker_trained = обучает { $amount ->
        [1] рабочего
        [2] двух рабочих
        [one] { $amount } рабочего
       *[other] { $amount } рабочих
    }
# Without few: after 2 to 4 its words are those after 5
speech-worker_gained = нанимает { $amount ->
        [1] рабочего
        [2] двух рабочих
        [one] { $amount } рабочего
       *[other] { $amount } рабочих
    }
# Without few: after 2 to 4 its words are those after 5
speech-worker_retrieved = возвращает { $amount ->
        [1] рабочего
        [2] двух рабочих
        [one] { $amount } рабочего
       *[other] { $amount } рабочих
    }
speech-grape_sold = продаёт { $amount ->
        [1] жетон
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } винограда
speech-field_sold = продаёт { $amount ->
        [1] поле
        [one] { $amount } поле
        [few] { $amount } поля
       *[other] { $amount } полей
    }
speech-field_bought = выкупает { $amount ->
        [1] поле
        [one] { $amount } поле
        [few] { $amount } поля
       *[other] { $amount } полей
    }
speech-card_drawn = берёт { $deck ->
        [vine] { $amount ->
            [1] карту винограда
            [2] две карты винограда
            [one] { $amount } карту винограда
            [few] { $amount } карты винограда
           *[other] { $amount } карт винограда
        }
        [order] { $amount ->
            [1] заказ на вино
            [2] два заказа на вино
            [one] { $amount } заказ на вино
            [few] { $amount } заказа на вино
           *[other] { $amount } заказов на вино
        }
        [summer_visitor] { $amount ->
            [1] карту летнего гостя
            [2] две карты летних гостей
            [one] { $amount } карту летних гостей
            [few] { $amount } карты летних гостей
           *[other] { $amount } карт летних гостей
        }
        [winter_visitor] { $amount ->
            [1] карту зимнего гостя
            [2] две карты зимних гостей
            [one] { $amount } карту зимних гостей
            [few] { $amount } карты зимних гостей
           *[other] { $amount } карт зимних гостей
        }
       *[other] { $amount ->
            [1] карту
            [one] { $amount } карту
            [few] { $amount } карты
           *[other] { $amount } карт
        }
    }
speech-card_drawn-too = { $deck ->
        [vine] { $amount ->
            [1] карту винограда
            [2] две карты винограда
            [one] { $amount } карту винограда
            [few] { $amount } карты винограда
           *[other] { $amount } карт винограда
        }
        [order] { $amount ->
            [1] заказ на вино
            [2] два заказа на вино
            [one] { $amount } заказ на вино
            [few] { $amount } заказа на вино
           *[other] { $amount } заказов на вино
        }
        [summer_visitor] { $amount ->
            [1] карту летнего гостя
            [2] две карты летних гостей
            [one] { $amount } карту летних гостей
            [few] { $amount } карты летних гостей
           *[other] { $amount } карт летних гостей
        }
        [winter_visitor] { $amount ->
            [1] карту зимнего гостя
            [2] две карты зимних гостей
            [one] { $amount } карту зимних гостей
            [few] { $amount } карты зимних гостей
           *[other] { $amount } карт зимних гостей
        }
       *[other] { $amount ->
            [1] карту
            [one] { $amount } карту
            [few] { $amount } карты
           *[other] { $amount } карт
        }
    }
speech-card_discarded = сбрасывает { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }
speech-card_given = отдаёт { $amount ->
        [1] карту
        [one] { $amount } карту
        [few] { $amount } карты
       *[other] { $amount } карт
    }
speech-declined = отказывается
speech-lira_changed = { $sign ->
        [minus] платит
       *[plus] получает
    } { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    }
speech-residual_changed = получает в год на { $amount ->
        [one] { $amount } лиру
        [few] { $amount } лиры
       *[other] { $amount } лир
    } { $sign ->
        [minus] меньше
       *[plus] больше
    }
speech-grape_gained = получает { $amount ->
        [1] жетон
        [one] { $amount } жетон
        [few] { $amount } жетона
       *[other] { $amount } жетонов
    } винограда
speech-vp_changed = { $sign ->
        [minus] теряет
       *[plus] получает
    } { $amount } ПО

vino-speech-regions_chosen = выбирает втайне
vino-speech-vineyard_bought = покупает { $amount ->
        [1] виноградник
        [2] два виноградника
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    } { FORM($place, "in") }
vino-speech-vineyard_bought-too = { $amount ->
        [1] один
        [2] два
       *[other] { $amount }
    } { FORM($place, "in") }
vino-speech-vineyard_given = получает в дар { $amount ->
        [1] виноградник
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    } { FORM($place, "in") }
vino-speech-vineyard_returned = отдаёт { $amount ->
        [1] виноградник
        [one] { $amount } виноградник
        [few] { $amount } виноградника
       *[other] { $amount } виноградников
    } { FORM($place, "in") }
vino-speech-variety_taken = выращивает { FORM($thing, "acc") } { FORM($place, "in") }
vino-speech-wine_sold = продаёт { FORM($thing, "acc") } × { $quantity } за { $amount }
vino-speech-passed = больше не покупает { FORM($place, "in") }
vino-speech-passed-bare = ничего не покупает { FORM($place, "in") }
vino-speech-passed-sell = ничего не продаёт
vino-speech-skipped = ничего не может купить
vino-speech-end_wished = хочет закончить игру
vino-speech-declined = играет дальше
opponent-simpler = { $name } не справляется с расчётом: дан ответ попроще.
opponent-stuck = { $name } сейчас не может думать: новая попытка каждые несколько секунд.
