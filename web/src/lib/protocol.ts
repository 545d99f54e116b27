// Written by tools/make_messages from src/protocol/messages.schema.json: change that file and run it again.

export const protocol = 2;

export const limits = {
  /** most bytes of a frame from a client */
  clientFrame: 16384,
  /** deepest nesting of a frame from a client */
  clientDepth: 3,
  /** deepest nesting of a frame from the server */
  serverDepth: 24,
  /** most characters of a key or value of a map */
  mapText: 64,
  /** largest number in a list of numbers; the smallest is 0 */
  listNumber: 65535,
  /** largest id of a command; the smallest is 1 */
  commandId: 9007199254740991,
} as const;

export const closeCodes = {
  /** done */
  done: 1000,
  /** the server ends; try again after `bye.retry_ms` */
  serverEnds: 1001,
  /** the frames were not those of a WebSocket */
  notWebsocket: 1002,
  /** a frame was not text */
  notText: 1003,
  /** the frame was larger than the limit */
  tooLarge: 1009,
  /** no readable `hello` within ten seconds */
  noHello: 4000,
  /** there is no such table, or you may not watch it */
  noTable: 4001,
  /** the token of the guest or of the seat is not right */
  wrongToken: 4002,
  /** removed from the table */
  removed: 4003,
  /** too many commands in too short a time */
  tooFast: 4005,
  /** this connection did not read what was sent to it */
  slowReader: 4006,
  /** the table was deleted */
  deleted: 4007,
  /** the table has expired: nobody came to it for a long time */
  expired: 4008,
  /** the page speaks another version of the protocol: it has to be loaded anew */
  outdated: 4009,
} as const;

export type Fact = number | number[] | string;

/**
 * Facts of a sentence, by name. A number is a number, a row of figures a list of numbers. `@2` is the player
 * of seat 2, `@0,2` several players, `@` none. `area:hall` is a word of a family, `item:saw,gun` several,
 * `item:` none. Anything else is a keyword as it stands.
 */
export type Facts = Record<string, Fact>;

/**
 * A text key and its facts: what to say, not how. A key that starts with a dot is a key of the table's game:
 * `.question.bid` at a table of Liar's Dice is `liars_dice.question.bid`. Two signs stand for more than the
 * dot: `!bid` is `.event.bid`, `?liar` is `.option.liar`.
 */
export type Sentence = [key: string, facts: Facts];

/** One legal answer: its notation (sent back in `answer.do`), its text key and its facts. */
export type Option = [notation: string, key: string, facts: Facts];

/**
 * One event as this viewer may know it: its kind and its parts by name (games/<game>/web/kinds.ts), which are
 * facts of its sentence, too; the key of the sentence; what the sentence says beyond the parts, or says
 * otherwise; and 1 if only this viewer knows all of it. Each of what follows the parts is left out where it
 * says nothing. The key of the kind `moved` is `!moved`; `.bounced` stands for `!moved.bounced`, any other
 * key as it is.
 */
export type Happening = [kind: string, parts: Facts, ...said: (string | Facts | 1)[]];

/**
 * What changed in the view or in its board facts. An object inside an object is merged; a list replaces the
 * list; an object over a list sets items by index and adds those that follow its end; anything else replaces.
 */
export type ViewPatch = Record<string, unknown>;

/** The game's view of the receiver, games/<game>/web/view.ts. */
export type View = Record<string, unknown>;

/**
 * Board facts: what the rules make of the receiver's view, for those who draw it; games/<game>/web/view.ts.
 */
export type Board = Record<string, unknown>;

/**
 * where a table is in its life: `open` seats are being taken; `playing` a game is under way; `paused` stopped
 * by agreement or by the server's end; `over` the game has ended; `frozen` the table cannot go on; `reason`
 * says why
 */
export type TableStatus = 'open' | 'playing' | 'paused' | 'over' | 'frozen';

/** who holds a seat: `empty` nobody; `person` a person; `bot` a computer player */
export type SeatKind = 'empty' | 'person' | 'bot';

/** how time is kept: `live` decision clocks; `relaxed` no clocks; `days` over days, with a limit in hours */
export type Pace = 'live' | 'relaxed' | 'days';

/**
 * who may watch: `nobody` only the seats; `link` whoever has the link or the code; `everybody` anybody, from
 * the list of tables
 */
export type Watching = 'nobody' | 'link' | 'everybody';

/**
 * how fast computer players answer: `slow` two and a half times as long as usual; `normal` as the server is
 * set; `fast` in less than half the time; `at_once` in an eighth of the time
 */
export type BotSpeed = 'slow' | 'normal' | 'fast' | 'at_once';

/**
 * who may hand a seat over to a computer player now: `owner` the owner of the table; `anybody` every other
 * person who sits at the table
 */
export type HandOver = 'owner' | 'anybody';

/**
 * why a command was refused: `malformed` the message could not be read; `detail` says where; `too_fast` more
 * commands than the limits allow; `not_seated` only a seat may do that; `not_owner` only the owner of the
 * table may do that; `not_now` not in this state of the table; `stale` the answer is to an older question;
 * `illegal` the answer is not among the options; `rule` says why; `not_sayable` the statement may not be made
 * now; `taken` the seat or the colour is somebody else's; `unknown` there is no such thing; `banned` this
 * guest was removed from the table; `insider` this guest holds, held or was shown a seat of this game, or may
 * be one who was forgotten; `try_again` the server could not store it; nothing happened
 */
export type RefusalCode =
  | 'malformed'
  | 'too_fast'
  | 'not_seated'
  | 'not_owner'
  | 'not_now'
  | 'stale'
  | 'illegal'
  | 'not_sayable'
  | 'taken'
  | 'unknown'
  | 'banned'
  | 'insider'
  | 'try_again';

/** one seat as everybody sees it */
export interface SeatInfo {
  /** who holds it */
  kind: SeatKind;
  /** of the person or the computer player; empty when nobody sits there */
  name: string;
  /** colour key; every seat has another one */
  colour: string;
  /** of a computer player, also of one that stands in */
  level?: string;
  /** a person with an open connection, or a computer player */
  online: boolean;
  /** a computer player answers for the person, who has left or does not answer; see `back` */
  standin?: boolean;
  /**
   * `bot` would hand this person's seat over: its person is away, or everybody has seen the table wait for
   * them for minutes
   */
  handover?: HandOver;
  /** agrees to what is proposed (pause, repair, rematch) */
  ready?: boolean;
  /** key of the side it plays for, text `<game>.side.<key>`; left out in games without sides */
  side?: string;
}

/** somebody who is at a table and has no seat of it */
export interface Bystander {
  /** nobody else at the table has it */
  name: string;
  /** owns the table */
  owner?: boolean;
  /** shows the table to all who are in the room */
  screen?: boolean;
}

/**
 * what everybody at a table knows about it, apart from the game; of what goes on inside a side that acts
 * unseen, that side alone
 */
export interface TableInfo {
  /** short code of the table, part of its link */
  code: string;
  /** key of the game */
  game: string;
  /** where it is in its life */
  status: TableStatus;
  /** why it is frozen, key `frozen....` */
  reason?: Sentence;
  /** in seat order */
  seats: SeatInfo[];
  /** seat of the owner, or -1 when the owner only watches */
  owner: number;
  /** options of the game that differ from their default */
  options: Record<string, string>;
  /** how time is kept */
  pace: Pace;
  /** limit of one decision over days */
  hours?: number;
  /** who may watch */
  watching: Watching;
  /** shown in the list of open tables */
  listed: boolean;
  /** language of defaults, such as names of computer players */
  language: string;
  /** how many watch now */
  watchers: number;
  /** what is proposed and waits for everybody's agreement: pause, resume, repair */
  proposal?: string;
  /** code of the next table of the same people */
  rematch?: string;
  /** those who only watch may not write */
  hushed?: boolean;
  /** how fast computer players answer, where it is not normal */
  speed?: BotSpeed;
  /** a screen for all who are in the room shows this table */
  screen?: boolean;
  /** whoever watches may take a computer player's seat during the game; see `take` */
  takeover?: boolean;
  /** only in GET /api/my/tables, of a game under way: seats the table waits for, as everybody sees it */
  waits?: number[];
  /** there, too: a seat of this guest is among them */
  your_turn?: boolean;
  /** in frames alone: who is here without a seat, the first of them */
  standing?: Bystander[];
}

/** one statement of table talk */
export interface Said {
  /** its number, as its receiver counts what it hears */
  id: number;
  /** who said it */
  seat: number;
  /** seats it is addressed to; the whole table when left out */
  to?: number[];
  /** seats that alone hear it; the whole table when left out */
  heard?: number[];
  /** kind of statement */
  form: string;
  /** its words */
  text: Sentence;
}

/** one line of free text; computer players do not read it */
export interface ChatLine {
  /** who wrote it; -1 for one who watches */
  seat: number;
  /** name of the writer; nobody else at the table had it then */
  name: string;
  /** the line */
  text: string;
  /** seats that alone read it; everybody at the table when left out */
  heard?: number[];
}

/** something about the people at the table that belongs into the log */
export interface Notice {
  /** what happened, key `notice....` */
  text: Sentence;
  /** the time of this seat ran out: what was answered for it */
  answer?: Sentence;
  /** id of the rule that it follows */
  rule?: string;
}

/** a part of the log of somebody who comes in later: one of its fields */
export interface LogPart {
  /** events, in order */
  happened?: Happening[];
  /** a statement */
  said?: Said;
  /** a line of free text */
  chat?: ChatLine;
  /** something about the people at the table */
  notice?: Notice;
}

/**
 * First message of a connection. Without `seat` the connection watches, or waits in the lobby of an open
 * table.
 */
export interface HelloCommand {
  t: 'hello';
  /** protocol version; with another than the server's the connection is closed as `outdated` */
  protocol: number;
  /** code of the table */
  table: string;
  /** private token of the guest */
  guest: string;
  /** name of the guest */
  name: string;
  /** secret token of the seat */
  seat?: string;
  /** last `seq` this client has of this seat; the rest is sent, or a fresh snapshot */
  last?: number;
  /** epoch in which `last` was counted */
  epoch?: string;
  /** a screen for all who are in the room; it watches */
  screen?: boolean;
}

/** Answers the open question. */
export interface AnswerCommand {
  t: 'answer';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** serial of the question that is answered (view.prompt.serial) */
  serial: number;
  /** notation of one of the options */
  do: string;
}

/**
 * What this seat would answer: given for it if its time runs out while it may still be given, else the
 * automatic answer is. Nobody is told, nothing is stored; the newest counts, until the question changes.
 */
export interface DraftCommand {
  t: 'draft';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** serial of the question (view.prompt.serial) */
  serial: number;
  /** notation of one of the options; left out: none any more */
  do?: string;
}

/**
 * This seat, and every other that this guest holds, has read what the game is and who it is. No decision
 * clock of a live table runs before everybody who is there has said so, or a minute is over. Nobody is told
 * who has.
 */
export interface OpenedCommand {
  t: 'opened';
  /** counted up by the client; comes back as `ack` */
  id: number;
}

/** Takes the last step of one's own unfinished choice back. */
export interface UndoCommand {
  t: 'undo';
  /** counted up by the client; comes back as `ack` */
  id: number;
}

/** Makes a statement, in notation: `say invite_to area=toys to=P1`. */
export interface SayCommand {
  t: 'say';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** the statement */
  say: string;
}

/** Writes free text to everybody at the table. */
export interface ChatCommand {
  t: 'chat';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** the line */
  text: string;
  /** only to those with whom this seat may confer now (`apart` of the last snapshot or update) */
  apart?: boolean;
}

/**
 * Takes an empty seat, or changes to it. The token of the seat comes in `seated`. With `keep` the old seat
 * stays taken (several people on one device).
 */
export interface SitCommand {
  t: 'sit';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
  /** name shown there; a number is added if somebody else at the table has it */
  name: string;
  /** pass-and-play: this guest takes one more seat */
  keep?: boolean;
}

/**
 * Takes the seat of a computer player during the game, where the host lets whoever watches do so
 * (`takeover`). The token comes in `seated`, then a `welcome` and a `snapshot` with a `briefing`. Refused
 * with `insider` to whoever holds, held or was shown a seat of this game, and to everybody once such a person
 * was forgotten (DELETE /api/my).
 */
export interface TakeCommand {
  t: 'take';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
  /** name shown there; a number is added if somebody else at the table has it */
  name: string;
}

/** Leaves one's seat. During a game a computer player takes over at once. */
export interface StandCommand {
  t: 'stand';
  /** counted up by the client; comes back as `ack` */
  id: number;
}

/**
 * Takes one's seat back from the computer player that stands in. A new `welcome` and a `snapshot` with a
 * `briefing` come first. Whoever connects with the token of the seat takes it back, too.
 */
export interface BackCommand {
  t: 'back';
  /** counted up by the client; comes back as `ack` */
  id: number;
}

/**
 * Gives a seat another colour before the game: one's own seat, or as the owner that of a computer player.
 * Where a computer player or nobody holds that colour, the two change; one that a person holds is refused
 * with `taken`.
 */
export interface ColourCommand {
  t: 'colour';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
  /**
   * one of the game's colours: the default of its option `colours`, or red, blue, green, yellow, purple,
   * orange, white, black
   */
  colour: string;
}

/**
 * The owner puts a computer player on an empty seat, or hands a seat over to one; of a person's seat
 * `handover` says whether, and who else may. Whoever hands the owner's seat over owns the table.
 */
export interface BotCommand {
  t: 'bot';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
  /** random, novice or regular */
  level: string;
}

/**
 * The owner empties a seat before the game; with `ban` the guest cannot come back, and during a game a
 * computer player takes the seat.
 */
export interface UnseatCommand {
  t: 'unseat';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
  /** also keep this guest away */
  ban?: boolean;
}

/** The owner sends somebody away who has no seat; that guest cannot come back to this table. */
export interface RemoveCommand {
  t: 'remove';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** as `standing` has it */
  name: string;
}

/** The owner hands the table over to a seated person. */
export interface GiveOwnerCommand {
  t: 'give_owner';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
}

/** The owner lets those who only watch write free text, or not. */
export interface HushCommand {
  t: 'hush';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** true: they may not */
  silent: boolean;
}

/**
 * The owner changes the table before the game, and at any time `watching` and `takeover`. Fields left out
 * stay.
 */
export interface ConfigureCommand {
  t: 'configure';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** number of seats */
  players?: number;
  /** options of the game that differ from their default */
  options?: Record<string, string>;
  /** how time is kept */
  pace?: Pace;
  /** limit of one decision over days */
  hours?: number;
  /** who may watch */
  watching?: Watching;
  /** shown in the list of open tables */
  listed?: boolean;
  /** whether whoever watches may take a computer player's seat during the game */
  takeover?: boolean;
}

/** The owner starts the game. Empty seats are filled with computer players. */
export interface StartCommand {
  t: 'start';
  /** counted up by the client; comes back as `ack` */
  id: number;
}

/**
 * Proposes, or agrees to, something all seated people must want: pause, resume, repair (the last answer is
 * taken back, marked in the record). What a side did unseen it takes back among itself, and only it is asked
 * and told. Who is there and does not answer for minutes holds up nobody: a game is resumed without them, and
 * a pause or repair is off.
 */
export interface ProposeCommand {
  t: 'propose';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** pause, resume or repair */
  what: string;
  /** false: against it, or withdrawn */
  agree: boolean;
}

/**
 * After the end: a new table with the same people and settings; the answer is the code in `table.rematch`.
 */
export interface RematchCommand {
  t: 'rematch';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** in a game of sides everybody moves on to another one, as far as there are seats */
  change_sides?: boolean;
}

/** Asks for the reason of the computer player's last answer at a seat; only after the end of the game. */
export interface WhyCommand {
  t: 'why';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** which seat */
  seat: number;
}

/**
 * The address to which a letter goes when a table over days waits for this seat and nobody is here: one
 * letter an absence, which says that a decision waits and nothing else. Refused with `unknown` where the
 * server sends no mail.
 */
export interface RemindCommand {
  t: 'remind';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** the address; empty: no letters any more */
  mail: string;
}

/**
 * A subscription of this device to Web Push, told on the same occasion and as little as a letter. A seat
 * keeps the newest three. Without `key` and `secret` the subscription is let go. Refused with `unknown` where
 * the server does not push, with `malformed` where it is none.
 */
export interface PushCommand {
  t: 'push';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** the address that the browser gave; HTTPS, at a host that everybody may reach */
  endpoint: string;
  /** its `p256dh` */
  key?: string;
  /** its `auth` */
  secret?: string;
}

/** Asks for `pong`. */
export interface PingCommand {
  t: 'ping';
}

/**
 * How fast computer players answer, whatever they are asked. The owner says it, and who is the only person at
 * the table.
 */
export interface SpeedCommand {
  t: 'speed';
  /** counted up by the client; comes back as `ack` */
  id: number;
  /** how fast */
  speed: BotSpeed;
}

export type ClientMessage =
  | HelloCommand
  | AnswerCommand
  | DraftCommand
  | OpenedCommand
  | UndoCommand
  | SayCommand
  | ChatCommand
  | SitCommand
  | TakeCommand
  | StandCommand
  | BackCommand
  | ColourCommand
  | BotCommand
  | UnseatCommand
  | RemoveCommand
  | GiveOwnerCommand
  | HushCommand
  | ConfigureCommand
  | StartCommand
  | ProposeCommand
  | RematchCommand
  | WhyCommand
  | RemindCommand
  | PushCommand
  | PingCommand
  | SpeedCommand;

/** Answers `hello`. */
export interface WelcomeMessage {
  t: 'welcome';
  /** seat of this connection, -1 when it watches */
  you: number;
  /** this guest owns the table */
  owner: boolean;
  /** name of this count of `seq`; another one after the server has loaded the table anew */
  epoch: string;
  /** the frames after `last` follow; otherwise a snapshot follows */
  resumed: boolean;
  /**
   * the address letters for this seat go to, empty if none was given; left out where the server sends no mail
   * or the connection has no seat
   */
  mail?: string;
  /**
   * the key with which a browser subscribes to this server; left out where the server does not push or the
   * connection has no seat
   */
  push_key?: string;
}

/** The table as it is now: after `welcome` and whenever it changes. Not numbered. */
export interface TableInfoMessage {
  t: 'table';
  /** everything */
  table: TableInfo;
}

/** The seat of this connection, after `sit`. Keep the token: it is the key to the seat. */
export interface SeatedMessage {
  t: 'seated';
  /** id of the command */
  ack: number;
  /** the seat */
  seat: number;
  /** its secret token */
  token: string;
}

/** Everything the seat may know, at `seq`. Before the game it is what was written in the lobby. */
export interface SnapshotMessage {
  t: 'snapshot';
  /** number of the last update it contains */
  seq: number;
  /** the whole view; left out when there is no game yet */
  view?: View;
  /** all board facts of the view; there when it is */
  board?: Board;
  /** the open question, or whom the table waits for; left out when there is no game yet */
  q?: Sentence;
  /** legal answers; empty when this seat is not asked */
  options: Option[];
  /** forms of statements that may be made now */
  say: number[];
  /**
   * seats that may confer in free text unheard by the others, this one among them; empty: it writes to
   * everybody
   */
  apart: number[];
  /** `undo` would take something back */
  undo: boolean;
  /** what this seat noticed, heard and read last, oldest first */
  log: LogPart[];
  /** so many of the last events happened while a computer player stood in */
  briefing?: number;
}

/** One stored step, as far as this seat may know it. Fields that did not change are left out. */
export interface UpdateMessage {
  t: 'update';
  /** one more than the last */
  seq: number;
  /** id of this seat's own command that caused it */
  ack?: number;
  /** events, in order */
  happened?: Happening[];
  /** what changed in the view */
  view?: ViewPatch;
  /** what changed in its board facts */
  board?: ViewPatch;
  /** the open question, or whom the table waits for */
  q?: Sentence;
  /** legal answers */
  options?: Option[];
  /** forms of statements that may be made now */
  say?: number[];
  /** seats that may confer in free text */
  apart?: number[];
  /** whether `undo` would take something back */
  undo?: boolean;
  /** a statement */
  said?: Said;
  /** a line of free text */
  chat?: ChatLine;
  /** something about the people at the table */
  notice?: Notice;
}

/** A command that needs no update was carried out. */
export interface DoneMessage {
  t: 'done';
  /** id of the command */
  ack: number;
  /** its answer, where it has one */
  text?: Sentence;
}

/** A command was not carried out. Nothing changed. */
export interface RefusedMessage {
  t: 'refused';
  /** id of the command, 0 if it could not be read */
  ack: number;
  /** why */
  code: RefusalCode;
  /** id of the rule */
  rule?: string;
  /** for programmers: what, where, what was expected */
  detail?: string;
}

/** The decision clock. Not numbered. */
export interface ClockMessage {
  t: 'clock';
  /** time left; left out: no limit */
  left_ms?: number;
  /** of how much */
  of_ms?: number;
}

/** Answers `ping`. */
export interface PongMessage {
  t: 'pong';
}

/** The server will close this connection; the close code says why. */
export interface ByeMessage {
  t: 'bye';
  /** when to try again */
  retry_ms: number;
}

export type ServerMessage =
  | WelcomeMessage
  | TableInfoMessage
  | SeatedMessage
  | SnapshotMessage
  | UpdateMessage
  | DoneMessage
  | RefusedMessage
  | ClockMessage
  | PongMessage
  | ByeMessage;
