// Written by `holdout schema --ts`: change the game's describe.h and run it again. Sets of seats and characters
// are bits.

export interface TableFacts {
  /** 0 to 255 */
  rolled: number;
  /** 0 to 65535 */
  bids: number;
  /** 0 or 1 */
  called: number;
  /** 2 items, each 0 to 255 */
  shown: number[];
}

export interface LiarsDiceView {
  table: TableFacts;
  /** a seat, or -1 */
  viewer: number;
  /** 0 to 255 */
  die: number;
}
