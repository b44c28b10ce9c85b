# The curtain that covers the table while the screen changes hands.

curtain-asked-source = { $source }: { $question }
curtain-line = Только для ваших глаз. Нажмите, когда другие отвернутся.
curtain-lift = Поднять занавес
