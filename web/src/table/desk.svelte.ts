import { getContext, setContext, untrack } from 'svelte';
import { isMine, sentenceOf } from '../games/facts.ts';
import { named, type Describing, type GameUi } from '../games/game.ts';
import type { Guide } from './guide/guide.svelte.ts';
import { api } from '../lib/connection/api.ts';
import { nextFrame } from '../lib/motion/frame.ts';
import { identity } from '../lib/device/identity.svelte.ts';
import { settings } from '../lib/device/settings.svelte.ts';
import type { ChatLine, Happening, Notice, Option, Said, Sentence } from '../lib/protocol.ts';
import { sentence, t, text, writer } from '../lib/text/text.svelte.ts';
import { Live } from '../lib/store/live.svelte.ts';
import type { LogEntry } from '../lib/store/log.svelte.ts';
import type { PromptView, TableView } from '../lib/store/showing.svelte.ts';
import type { Ledger } from './end/ledger.ts';
import { OpeningMoment } from './opening/opening.svelte.ts';
import { ownLast } from './question/own_last.ts';
import { isAmong } from './question/question_parts.ts';
import { isPass } from './question/option_keys.ts';
import type { TableFace } from './table_face.ts';

// What one reader does at the table without telling anybody: which tab is open, what is lit, what is picked
// and not yet sent.

export type Tab = 'tray' | 'log' | 'talk' | 'rules' | 'notes';
export type Layout = 'desktop' | 'tablet' | 'wide' | 'phone';

const kKey = Symbol('desk');
const kNoPrompt: PromptView = {
  kind: 0,
  phase: 0,
  waited_for: 0,
  asked: 0,
  sealed: 0,
  may_pass: 0,
  serial: 0,
};

export class Desk {
  layout = $state<Layout>('desktop');
  tab = $state<Tab>('log');
  before: Tab = 'log'; // the tab that a rule took the place of
  raised = $state(false); // the sheet of a phone is pulled up
  #lit = $state<string | null>(null);
  pinned = $state<string | null>(null); // a place that stays lit after a touch
  readonly #board = new Live<TableView>();
  readonly #around = new Live<TableView>();
  happening = $state.raw<Happening | null>(null); // as all around the board tells it: a frame after the board
  offered = $state.raw<Option[]>([]); // the options as board, scene and tray light them: a frame after the list
  picked = $state<string | null>(null); // notation chosen, not sent yet
  covered = $state(false); // the tray
  looked = $state(false); // somebody may look at this screen
  rule = $state<string | null>(null); // rule the reader wants to see
  answering = $state<number | null>(null); // statement the next one answers
  passing = $state(false); // the standing order
  place: ((place: string) => boolean) | null = null; // whoever wants a place touched on the board
  pointing = $state(false); // a phone's sheet has made way for that touch
  describing = $state.raw<Describing<any> | null>(null);
  moments = $state.raw<Map<number, number> | null>(null); // of the replay, by lines of the log, once the end was read
  replaying = $state(false); // somebody else's secrets are looked at, after the game
  #ledger = $state.raw<{ reader: number; ledger: Ledger } | null>(null);

  readonly opening: OpeningMoment;

  constructor(
    readonly store: TableFace,
    readonly game: GameUi,
    readonly guide: Guide,
  ) {
    this.opening = new OpeningMoment(store, game, () => this.looked);
  }

  names = $derived.by(() => this.store.names);
  colours = $derived.by(() => (this.store.info?.seats ?? []).map((seat) => seat.colour));
  players = $derived.by(() => this.store.info?.seats.length ?? 0);
  prompt = $derived.by(() => this.store.view?.prompt ?? kNoPrompt);
  #naming = $derived.by(() => (this.view && this.game.naming?.(this.view)) ?? null);
  asked = $derived.by(() => Boolean(this.prompt.asked) && this.store.options.length > 0);
  sealed = $derived.by(() => Boolean(this.prompt.sealed));
  /** Nobody but computer players is at the table, and its person wants to pass where nothing else can be done. */
  passesAlone = $derived.by(() => {
    const { you, info } = this.store;
    const others = info?.seats.filter((_, seat) => seat !== you) ?? [];
    return settings.values.passAlone && you >= 0 && others.every(({ kind }) => kind === 'bot');
  });
  /** Is anything secret? Undefined where the game does not say, and before its first view is here. */
  guarded = $derived.by(() => (this.store.view ? this.game.guarded?.(this.store.view) : undefined));

  /** The cover lies over something: what it hides is told nowhere else either, for somebody may look on. */
  hides = $derived.by(
    () => this.covered && this.store.view !== null && this.game.guarded?.(this.store.view) !== false,
  );
  #key = $derived.by(() => this.store.q?.[0] ?? '');
  veiled = $derived.by(() => this.hides && isAmong(this.game.telling?.answers, this.#key));
  /** The answers that may be seen now. That one may do nothing is no secret. */
  answers = $derived.by(() => {
    if (this.opening.open) return []; // first what this is about
    return this.veiled ? this.store.options.filter(isPass) : ownLast(this.store.options, this.store.you);
  });
  /** The question, unless its words are covered. */
  q = $derived.by(() => (this.hides && isAmong(this.game.telling?.words, this.#key) ? null : this.store.q));
  question = $derived.by(() => (this.q ? this.words(this.q) : this.#key && t('web.table.log.covered')));

  /** What this seat is here for; what is secret of it only where the tray tells it openly, too. */
  goal = $derived.by(() => {
    const { view } = this.store;
    if (!view || !this.game.goal) return null;
    return this.game.goal(view, this.store.you >= 0 && !this.covered && !this.looked && !this.replaying);
  });

  /** What is shown, on the board and, a frame later, all around it. */
  get board(): TableView | null {
    return this.#board.now;
  }
  get view(): TableView | null {
    return this.#around.now;
  }

  /** Shows what the store shows now: the board at once, the rest in a frame of its own. Gives the way to call it off. */
  follow(): () => void {
    const { shown, view, happening } = this.store;
    const now = shown ?? view;
    const around = () => {
      this.#around.show(now);
      this.happening = happening;
    };
    return untrack(() => {
      this.#board.show(now);
      if (now && this.#around.now) return nextFrame(around);
      around();
      return () => {};
    });
  }

  /** What was true, after the game, with statements numbered as the seat counts them through whose eyes one looks. */
  get ledger(): Ledger | null {
    return this.#ledger?.reader === this.store.you ? this.#ledger.ledger : null;
  }

  /** Asks once a reader for what was true; while the game is played nobody is told. */
  async wantLedger() {
    const { code, you: reader } = this.store;
    if (this.ledger || (!this.replaying && this.store.info?.status !== 'over')) return;
    this.#ledger = { reader, ledger: await api.ledger<Ledger>(code, reader) };
  }

  /** Fetched when somebody points at something for the first time. */
  async wantDescribing(): Promise<void> {
    if (this.describing || !this.game.about) return;
    const [about] = await Promise.all([this.game.about(), text.want(`${this.game.key}_rules`)]);
    this.describing = about.describing;
  }

  /** What a thing does, in the words of the rules. */
  does = (place: string): string => {
    const rules = (this.board && this.describing?.does(this.board, place)) ?? [];
    return rules.map((rule) => t(`rule.${rule}`)).join(' ');
  };

  words(said: Sentence | Option): string {
    return sentence(named(said, this.#naming), this.names, this.game.key);
  }

  /** What happened, unless it lies under the cover. */
  tell(happening: Happening): string {
    return this.hides && isMine(happening) ? t('web.table.log.covered') : this.words(sentenceOf(happening));
  }

  /** A line of the log in one string. */
  line(entry: LogEntry): string {
    switch (entry.kind) {
      case 'happening':
        return this.tell(entry.happening);
      case 'said':
        return `${this.names[entry.said.seat] ?? ''}: ${this.told(entry.said)}`;
      case 'chat':
        return `${writer(entry.chat)}: ${this.written(entry.chat)}`;
      case 'notice':
        return this.noted(entry.notice);
    }
  }

  /** Something about the people at the table; what was answered for one of them lies under their cover. */
  noted({ text, answer }: Notice): string {
    if (!answer) return this.words(text);
    return `${this.words(text)} ${this.hides ? t('web.table.log.covered') : this.words(answer)}`;
  }

  #seenLate = $state(0); // the last line of one's own time that was read
  /** One's own time ran out, and this was answered; until it has been read, or one answers anew. */
  late = $derived.by(() => {
    const { log, past } = this.store;
    const last = log.findLast((entry) => entry.kind === 'notice' && entry.notice.answer);
    return last?.kind === 'notice' && last.id > Math.max(past, this.#seenLate) ? last.notice : null;
  });
  readLate() {
    this.#seenLate = this.store.log.at(-1)?.id ?? 0;
  }

  /** A line that lies under the cover: not everybody got it. */
  isVeiled(entry: LogEntry): boolean {
    if (!this.hides || entry.kind === 'notice') return false;
    if (entry.kind === 'happening') return isMine(entry.happening);
    return Boolean(entry.kind === 'said' ? entry.said.heard : entry.chat.heard);
  }

  /** Where something happened or what is spoken of, on the board. */
  placeOf(entry: LogEntry): string | null {
    if (this.isVeiled(entry)) return null;
    if (entry.kind === 'happening') return this.game.happeningPlace?.(entry.happening) ?? null;
    if (entry.kind !== 'said') return null;
    return this.game.factPlace?.(entry.said.text[1]) ?? `seat:${entry.said.seat}`;
  }

  /** The place that a line, an option or a piece points at, else the one that was touched before. */
  get lit(): string | null {
    return this.#lit ?? this.pinned;
  }
  set lit(place: string | null) {
    this.#lit = place;
  }

  /** Keeps a place lit, in sight; touched once more it goes out. */
  pin(place: string | null) {
    this.pinned = this.pinned === place ? null : place;
    if (this.pinned !== null) this.raised = false;
  }

  show(tab: Tab) {
    if (tab === 'rules' && this.tab !== 'rules') this.before = this.tab;
    this.tab = tab;
    if (this.layout === 'phone') this.raised = true;
  }

  openRule(rule: string | null) {
    this.rule = rule;
    this.show('rules');
  }

  /** A sealed choice goes at once, since it may be replaced; any other is picked first and then confirmed. */
  pick(notation: string) {
    if (this.store.pending !== null || this.store.you < 0) return;
    if (!this.store.options.some((option) => option[0] === notation)) return;
    if (this.sealed || this.picked === notation) this.confirm(notation);
    else this.picked = notation;
  }

  confirm(notation = this.picked) {
    if (notation === null || this.store.pending !== null) return;
    this.picked = null;
    this.raised = false;
    this.readLate();
    // Done is learnt.
    if (this.guide.ofQuestion !== null) this.guide.learn(this.guide.ofQuestion);
    void this.store.answer(notation);
  }

  /** This seat decides nothing any more. */
  out = $derived.by(() => {
    const { view, you, info } = this.store;
    return Boolean(
      view && you >= 0 && info?.status === 'playing' && this.game.seatFacts(view, you).state === 'out',
    );
  });
  /** Nobody else would be hurried: computer players may be as fast as they can. */
  alone = $derived.by(
    () => (this.store.info?.seats ?? []).filter(({ kind }) => kind === 'person').length === 1,
  );

  /** To the next decision; to the end, where there is none. */
  skip() {
    this.store.skip?.();
    if (this.out && this.alone && this.store.info?.speed !== 'at_once')
      this.store.send({ t: 'speed', speed: 'at_once' }).catch(() => undefined);
  }

  isMuted(seat: number): boolean {
    return identity.muted(this.store.code, this.#speaker(seat));
  }

  mute(seat: number) {
    identity.mute(this.store.code, this.#speaker(seat), !this.isMuted(seat));
  }

  #speaker(seat: number) {
    return { seat, name: this.names[seat] ?? '' };
  }

  /** A line of somebody whom this reader does not want to hear. */
  isSilenced(entry: LogEntry): boolean {
    if (entry.kind === 'said') return this.isMuted(entry.said.seat);
    return entry.kind === 'chat' && identity.muted(this.store.code, entry.chat);
  }

  /** The words of a statement, unless they are the team's and lie under the cover. */
  spoken(said: Said): string {
    return this.hides && said.heard ? t('web.table.talk.covered') : this.words(said.text);
  }

  /** The same of free text. */
  written(chat: ChatLine): string {
    return this.hides && chat.heard ? t('web.table.talk.covered') : chat.text;
  }

  /** A statement in one string, which says so if it is for the team alone. */
  told(said: Said): string {
    const aside = said.heard && !this.hides;
    return this.spoken(said) + (aside ? ` (${t('web.table.talk.only_team')})` : '');
  }

  /** Whom alone a line reached, as names; empty: everybody. */
  hearers(line: { heard?: number[] }): string {
    return (line.heard ?? []).map((seat) => this.names[seat]).join(', ');
  }
}

export function provideDesk(desk: Desk): Desk {
  return setContext(kKey, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(kKey);
}
