# What is said when the program stopped unexpectedly.

crash-now = Vendemmia had to stop because of a fault of its own. Start it again: every choice is saved.
crash-now-report = Vendemmia had to stop because of a fault of its own. Start it again: every choice is saved. A report without names lies in { $file }.
crash-before = { $going ->
        [yes] Last time Vendemmia stopped because of a fault of its own. Continue goes on from the last choice.
       *[no] Last time Vendemmia stopped because of a fault of its own. Nothing that was saved is lost.
    } A report without names lies in { $file }.
