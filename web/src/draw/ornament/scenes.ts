/** Which painting a card has; heartland and settlements are named like their painting. */
const PAINTINGS: Record<string, string> = {
  G01: "priory", G02: "courtyard", G06: "fuel-merchant", G07: "peat-coal-kiln", G12: "stone-merchant",
  G13: "builders-market", G16: "chapter-house", G18: "workshop", G19: "slaughterhouse", G22: "quarry",
  G26: "shipyard", G28: "castle", G34: "sacristy", G39: "estate", G41: "brotherhood",
  F03: "grain-storage", F04: "windmill", F05: "bakery", F08: "market", F09: "cloister-garden",
  F10: "carpentry", F11: "harbor-promenade", F14: "grapevine", F15: "financed-estate", F17: "library",
  F20: "inn", F21: "winery", F23: "bathhouse", F24: "church", F25: "chamber-of-wonders", F27: "palace",
  F29: "quarry", F30: "town-estate", F31: "grapevine", F32: "calefactory", F33: "shipping-company",
  F35: "forgers-workshop", F36: "pilgrimage-site", F37: "dormitory", F38: "printing-office", F40: "hospice",
  I03: "granary", I04: "malthouse", I05: "brewery", I08: "false-lighthouse", I09: "spinning-mill",
  I10: "cottage", I11: "houseboat", I14: "sacred-site", I15: "druids-house", I17: "scriptorium",
  I20: "alehouse", I21: "whiskey-distillery", I23: "locutory", I24: "chapel", I25: "portico",
  I27: "grand-manor", I29: "forest-hut", I30: "refectory", I31: "coal-harbor", I32: "filial-church",
  I33: "cooperage", I35: "round-tower", I36: "camera", I37: "bulwark", I38: "festival-ground",
  I40: "guesthouse",
};

/** The id of the symbol. */
export function painting(card: string): string {
  return `s-${PAINTINGS[card] ?? card}`;
}
