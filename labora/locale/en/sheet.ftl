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
sheet-contracts = work contracts: { $given } issued, { $taken } received

# Turning points: $deeds is a list of what was done in a turn, $name a name.
sheet-turning-note = as estimated by the monk bot
sheet-turning-turn = Turn { $turn }
sheet-turning-better = better: { $deeds }
sheet-turning-lead = { $name } takes the lead
sheet-turning-deeds = { $name }: { $deeds }
sheet-deed-build = build { $cards }
sheet-deed-settle = build settlement { $cards }
sheet-deed-fell = fell trees
sheet-deed-cut = cut peat
sheet-deed-land = buy land
sheet-deed-none = nothing
