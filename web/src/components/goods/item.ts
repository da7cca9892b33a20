/** A picture with how many of it. */
export interface Item {
  icon: string;
  /** Shown before the picture; empty where one is meant. */
  amount: string;
  /** Message id of a word after the picture. */
  word?: string;
  /** Joined by "or" to the item before. */
  or?: boolean;
  /** The item before becomes this one. */
  step?: boolean;
}
