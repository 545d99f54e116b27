// Written by `holdout schema --ts`: change the fields of the game's View and run it again.
// Sets of seats and characters are bits. `board` comes beside it: what the rules make of it.

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

export interface Prompt {
  /** 0 to 255 */
  kind: number;
  /** 0 to 255 */
  phase: number;
  /** seats as bits */
  waited_for: number;
  /** 0 or 1 */
  asked: number;
  /** 0 or 1 */
  sealed: number;
  /** 0 or 1 */
  may_pass: number;
  /** 0 to 65535 */
  serial: number;
}

export interface LiarsDiceView {
  table: TableFacts;
  /** a seat, or -1 */
  viewer: number;
  /** 0 to 255 */
  die: number;
  prompt: Prompt;
}
