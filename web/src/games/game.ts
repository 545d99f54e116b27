import type { Component } from 'svelte';
import parts from 'virtual:games/parts';
import type { Facts, Happening, Option, Sentence } from '../lib/protocol.ts';
import type { Looks } from './looks.ts';

// The face of a game's web part: what the table screen knows about any game. A game is one lazy chunk that
// gives an object of this shape; the table never looks into a view itself. What the rules make of a view comes with
// it, as its field `board`: a game's part draws, it computes no rule.

export interface BoardProps<V> {
  view: V;
  names: string[]; // of the seats, in seat order
  colours: string[]; // colour keys of the seats, in seat order
  you: number; // own seat, -1 when watching
  options: Option[];
  picked?: string | null; // notation chosen and not confirmed yet
  pending: string | null; // notation that is being sent
  happening: Happening | null; // what is being shown now
  highlight?: string | null; // a place to light up, from a hovered option or log line
  onpick: (notation: string) => void;
  onhover?: (place: string | null) => void;
  onlook?: (places: string[]) => void; // an answer goes on at these places: bring them into view
  does?: (place: string) => string; // what it does, in words, once somebody has asked for that
}

export interface TrayProps<V> {
  view: V;
  you: number;
  options: Option[];
  names?: string[];
  colours?: string[];
  picked?: string | null;
  pending?: string | null;
  highlight?: string | null;
  open?: boolean; // nobody else looks at this screen
  onpick: (notation: string) => void;
  onhover?: (place: string | null) => void;
}

/** What happened lately, oldest first, with the numbers of the log. */
export interface Recent {
  id: number;
  happening: Happening;
}

export interface SceneProps<V> extends BoardProps<V> {
  recent: readonly Recent[];
}

/** After the game: all that was face down. */
export interface TruthProps<V> {
  view: V;
  happened: readonly Happening[];
  account: readonly Sentence[]; // the game's own, of the ledger
  names: string[];
  colours: string[];
}

/** Answers that belong together in a long list, under one heading. */
export interface OptionGroup {
  key: string; // same for all of a group
  title: Sentence | null; // null: no heading
  words: Sentence | null; // of this one below the heading; null: those of the option
  chip?: boolean; // so short that many stand in a row
}

export interface PhaseStep {
  key: string; // text key of its short name
  current: boolean;
  done: boolean;
}

/** Who one is, before the first decision. What is secret lies face down until its owner turns it. */
export interface WhoProps<V> {
  view: V;
  you: number;
  names: string[];
  colours: string[];
  onturn?: (up: boolean) => void; // its owner looks at what is secret, or covers it again
}

export interface Opening<V> {
  Who: () => Promise<{ default: Component<WhoProps<V>> }>;
  // `own`: the owner has turned up what is secret, and may read what follows from it.
  win(view: V, own: boolean): Sentence;
  end(view: V): Sentence;
  // What one is, where that is secret and may change: when it does, its owner has this moment again.
  role?(view: V): string;
}

/** What things on the board and in the tray are, by their places; nothing of what there is nothing to say of. */
export interface Describing<V> {
  /** Its name, then how it stands. */
  is(view: V, place: string, colours: readonly string[]): Sentence[];
  /** The rules that say what it does. */
  does(view: V, place: string): string[];
  /** Of a card that is no answer now: the rule that keeps it where it is. */
  idle(view: V, place: string, options: readonly Option[]): string | null;
}

/** What a seat is here for: in the fewest words, and in a sentence. */
export interface Goal {
  short: Sentence;
  whole: Sentence;
}

export type SeatState = 'thinking' | 'sealed' | 'passed' | 'idle' | 'out';

export interface SeatFacts {
  cards: number | null; // null: the card has no such number, or it is a secret
  living: number | null;
  tokens: string[]; // keys of tokens held, such as 'badge'
  state: SeatState;
}

export interface GameUi<V = any> {
  key: string;
  Board: Component<BoardProps<V>>;
  Tray: Component<TrayProps<V>>;
  phases(view: V): PhaseStep[];
  headline(view: V): Sentence[];
  // In sight all the time, where what one sees of the board does not say it. `own`: what is this seat's secret may be
  // told where others could look on.
  goal?(view: V, own: boolean): Goal;
  seatFacts(view: V, seat: number): SeatFacts;
  // The view after this one event; the final view is authoritative and is shown when all events are through.
  step(shown: V, happening: Happening, final: V): V;
  // How its events look on the board and in the log.
  looks: Looks;
  // The board element that is this option, such as `area:hall`, `character:red.leader`, `seat:2`, `item:saw`.
  optionPlace(option: Option): string | null;
  // The board element where this happened, for the log and the camera.
  happeningPlace?(happening: Happening): string | null;
  // What this is about, told before the first decision.
  opening?: Opening<V>;
  // What a thing is and does, told where one points at it.
  about?: () => Promise<{ describing: Describing<V> }>;
  // The board element that these facts are about, for what is said at the table.
  factPlace?(facts: Facts): string | null;
  lesson(view: V): string | null;
  // The lesson of the phase; without it the one of its number.
  phaseLesson?(view: V): string;
  // A lesson or question, by the last part of its key, as `rules` knows it at such a table; without it as it is.
  lessonAt?(what: string, view: V): string;
  // Whether this lesson, by the last part of its key, can come up at such a table; without it all can.
  teaches?(lesson: string, view: V): boolean;
  // The rule behind each lesson and question, by the last part of its key.
  rules: Record<string, string>;
  // Questions, as in `order`, that leave something to say also to who has nothing to answer.
  talks?: readonly string[];
  // What may be passed for somebody; without it there is no standing order to pass.
  order?: StandingOrder;
  // What goes on between people, as a scene over the board: a meeting, a vote, a test. Public facts only.
  Scene?: Component<SceneProps<V>>;
  // True where it stands above on the board, because it is about what lies below.
  sceneHigh?(view: V): boolean;
  // What is being put together answer by answer, above its options.
  Draft?: Component<TrayProps<V>>;
  group?(option: Option, view: V): OptionGroup | null;
  // False where nothing is secret.
  guarded?(view: V): boolean;
  // Questions, by what follows `.ask.` in their key, that tell what lies in the tray: by their answers, by their words.
  telling?: { answers: readonly string[]; words: readonly string[] };
  // After the game: the text key of what this seat was, where that differs from seat to seat.
  roleKey?(view: V): string | null;
  // After the game: what the points of a seat are made of; without it only their sum is shown.
  scoreParts?(view: V, seat: number, points: number): Sentence[];
  // After the game: who was what.
  Truth?: () => Promise<{ default: Component<TruthProps<V>> }>;
  // Facts as this table names them, such as a Character by its sheet; null where they stay as they are. The
  // same function until the names change: whatever is written down is written anew with another.
  naming?(view: V): Naming | null;
  // A sound for this event, made on the spot; silence if nothing is to be heard.
  sound?(happening: Happening, play: SoundPlayer): void;
}

export interface StandingOrder {
  // Questions, by what follows `.ask.` in their key, that can be passed without harm, whatever is in the hand.
  passes: readonly string[];
  // Events that end the order.
  alarms: readonly string[];
}

export interface SoundPlayer {
  context: AudioContext;
  out: AudioNode;
}

export type Naming = (facts: Facts) => Facts;

/** A sentence with the names that its table uses. */
export function named<S extends Sentence | Option>(said: S, naming: Naming | null): S {
  return naming ? (said.map((part) => (isFacts(part) ? naming(part) : part)) as S) : said;
}

const isFacts = (part: unknown): part is Facts =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

export async function loadGame(key: string): Promise<GameUi> {
  const load = parts[key];
  if (!load) throw new Error(`game ${key}: expected one of ${Object.keys(parts).join(', ')}`);
  return (await load()).default;
}
