/** Where goods and the buildings between them stand in the drawing of the web: a picture's layout, no rules. */
export interface WebCard {
  at: readonly [number, number];
  /** What it is drawn to make. */
  makes: readonly string[];
}
export interface Web {
  goods: Readonly<Record<string, readonly [number, number]>>;
  cards: Readonly<Record<string, WebCard>>;
}

/** Where goods of both variants stand. */
const SHARED_GOODS = {
  livestock: [80, 60],
  coin: [140, 336],
  clay: [140, 428],
  stone: [130, 520],
  wood: [110, 612],
  peat: [80, 704],
  straw: [480, 95],
  meat: [800, 60],
  book: [800, 362],
  "peat-coal": [800, 704],
  ceramic: [800, 462],
  ornament: [800, 562],
  reliquary: [1050, 212],
  wonder: [1220, 400],
} as const;
const SHARED_CARDS = {
  G07: { at: [640, 704], makes: ["peat-coal"] },
  G18: { at: [640, 490], makes: ["ceramic", "ornament"] },
  G19: { at: [640, 60], makes: ["meat"] },
  G26: { at: [640, 605], makes: ["ornament"] },
  G34: { at: [1120, 400], makes: ["wonder"] },
} as const;

export const WEBS: Readonly<Record<"france" | "ireland", Web>> = {
  france: {
    goods: {
      grain: [110, 150],
      grapes: [130, 244],
      flour: [480, 205],
      bread: [800, 160],
      wine: [800, 262],
      ...SHARED_GOODS,
    },
    cards: {
      ...SHARED_CARDS,
      F04: { at: [320, 150], makes: ["flour", "straw"] },
      F05: { at: [640, 165], makes: ["bread"] },
      F17: { at: [640, 362], makes: ["book"] },
      F21: { at: [640, 260], makes: ["wine"] },
      F24: { at: [930, 215], makes: ["reliquary"] },
    },
  },
  ireland: {
    goods: {
      grain: [115, 165],
      malt: [480, 210],
      beer: [800, 160],
      whiskey: [800, 262],
      ...SHARED_GOODS,
    },
    cards: {
      ...SHARED_CARDS,
      I04: { at: [320, 150], makes: ["malt", "straw"] },
      I05: { at: [640, 165], makes: ["beer"] },
      I17: { at: [640, 362], makes: ["book"] },
      I21: { at: [640, 260], makes: ["whiskey"] },
      I24: { at: [930, 215], makes: ["reliquary"] },
    },
  },
};
