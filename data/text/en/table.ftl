# The table: ribbon, panels, notes and buttons around the game itself.

table-wake-up = Wake-up
table-wake-up-first = first
table-cart-hint = summer or winter, any number of workers
table-or = or
