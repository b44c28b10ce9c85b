# The curtain that covers the table while the screen changes hands. A player's name follows the first two lines.

curtain-asked = Вас спросят втайне от других:
curtain-next = К экрану подходит:
curtain-asked-source = { $source }: { $question }
curtain-line = Экран теперь только для игрока { $name }. Нажмите, когда другие отвернутся.
    .short = Только для игрока { $name }. Нажмите, когда другие отвернутся.
curtain-lift = Поднять занавес
