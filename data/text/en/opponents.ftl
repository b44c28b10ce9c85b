# Opponents: who plays a seat without a person.

log-handed_over = { $by ->
        [person] { $name } is played by a person from now on
       *[opponent] { $name } is played by an opponent from now on: { $trait }, { $glasses }
    }
opponent-glasses = { $level ->
        [one] one glass
       *[other] { $level } glasses
    }
opponent-trait = { $character ->
        [grower] the grower
        [host] the host
        [trader] the trader
        [builder] the builder
        [gambler] the gambler
       *[other] somebody new
    }
