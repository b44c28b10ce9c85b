# Страницы о том, как играть, и правила каждой игры.

rulebook-open = Правила
rulebook-search = Поиск
rulebook-back = Назад
rulebook-see = Смотрите также
rulebook-found = { $count ->
        [0] Ничего не найдено
        [one] Найдена { $count } статья
        [few] Найдено { $count } статьи
       *[other] Найдено { $count } статей
    }
rulebook-none = Ни в одной статье нет слов «{ $words }». Попробуйте другое слово или его часть.

## Как играть: каждый шаг и его текст

how-viticulture = Как играть в Viticulture
how-viticulture-goal = Цель
how-viticulture-goal-text = У вас винодельня в Тоскане. Побеждает тот, у кого больше победных очков.
how-viticulture-way = От лозы до заказа
how-viticulture-way-text = Сажайте виноград, собирайте урожай, делайте вино и выполняйте заказы: они приносят очки.
how-viticulture-end = Конец игры
how-viticulture-end-text = Как только у кого-нибудь 20 очков, этот год — последний.
how-viticulture-round = Год
how-viticulture-spring = Весна
how-viticulture-spring-text = Выберите ряд подъёма: в верхних ходят раньше, нижние приносят больше.
how-viticulture-summer = Лето
how-viticulture-summer-text = Ставьте рабочих: сажайте, стройте, водите экскурсии, играйте гостей.
how-viticulture-fall = Осень
how-viticulture-fall-text = Возьмите карту летнего или зимнего гостя.
how-viticulture-winter = Зима
how-viticulture-winter-text = Оставшиеся рабочие собирают урожай, делают вино и выполняют заказы.
how-viticulture-close = Конец года
how-viticulture-close-text = Виноград и вино созревают, рабочие возвращаются, приходит особый доход.

how-vino = Как играть в Vino
how-vino-goal = Цель
how-vino-goal-text = К концу игры иметь больше всех виноградников в Италии. Деньги решают только ничью.
how-vino-way = Виноградники, вино, деньги
how-vino-way-text = Каждый виноградник даёт вино, вино приносит деньги, на деньги покупают виноградники.
how-vino-end = Конец игры
how-vino-end-text = Бутылка уходит, когда в её области куплен последний частный виноградник. В раунде последней бутылки вино уже не продают.
how-vino-round = Раунд
how-vino-choose = Тайный выбор
how-vino-choose-text = Каждый отмечает две области: покупать можно только там.
how-vino-buy = Покупка
how-vino-buy-text = Область за областью: сначала те, у кого там есть виноградники, потом остальные.
how-vino-variety = Сорт
how-vino-variety-text = За первый виноградник в области берут жетон: этот сорт растёт на всех ваших виноградниках там.
how-vino-sell = Продажа
how-vino-sell-text = Вино одного сорта приносит деньги, стоит виноградников и снижает спрос на этот сорт.
how-vino-order = Новый порядок
how-vino-order-text = Кто меньше всех выручил, ходит первым в следующем раунде.
