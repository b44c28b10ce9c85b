# What is said when the program stopped unexpectedly.

crash-now = Vendemmia had to stop because of a fault of its own. Start it again: { $saved ->
        [yes] every choice is saved.
       *[no] the last choices could not be written and are lost, all before them are saved.
    }
crash-report = A report without names lies in { $file }.
crash-before = { $going ->
        [yes] Last time Vendemmia stopped because of a fault of its own. Continue goes on from the last choice.
       *[no] Last time Vendemmia stopped because of a fault of its own. Nothing that was saved is lost.
    } A report without names lies in { $file }.
