error-game-over = The game is over: there is nothing left to decide.
error-nothing-to-undo = Nothing can be taken back: the turn has just begun, or another player has decided since.
