"""Going through what can happen: dice, playouts, whole turns, perft."""
