# The report of a game on one sheet.

sheet-points = Points by source, round by round
sheet-goods-note = made / used
sheet-buildings = Buildings used
sheet-buildings-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
sheet-deeds = Buildings, settlements, contracts
sheet-built = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}
sheet-settled = { $count ->
    [one] { $count } settlement
   *[other] { $count } settlements
}
sheet-contracts = work contracts: { $given } given, { $taken } taken
