import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameUi } from '../games/game.ts';
import { announcer } from '../lib/announce.svelte.ts';
import { forms } from '../games/osaczeni/forms.ts';
import { sampleView } from '../games/osaczeni/sample_view.ts';
import { identity } from '../lib/identity.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { text } from '../lib/text.svelte.ts';
import type { Option, SeatInfo } from '../lib/protocol.ts';
import type { LogEntry } from '../lib/table.svelte.ts';
import TableScreen from './TableScreen.svelte';
import { FakeStore, fakeGame, viewOf } from './testing/fake_store.svelte.ts';

const kPoint: [string, string, Record<string, string | number>][] = [
  ['vote red', '?point', { player: '@0', vote: 'feed', self: 'yes', points: 8 }],
  ['vote blue', '?point', { player: '@1', vote: 'feed', self: 'no', points: 5 }],
];
const kPass: [string, string, Record<string, never>][] = [['done', '?pass', {}]];

// The first screen compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

let store: FakeStore;
let screen: object;

beforeAll(async () => {
  // What jsdom does not have and browsers do.
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  settings.values.language = 'en';
  settings.values.guide = false;
  await text.want('core', 'osaczeni');
});

beforeEach(() => {
  Object.assign(globalThis, { innerWidth: 1440, innerHeight: 900 });
  store = new FakeStore(fakeGame);
  screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
  flushSync();
});

afterEach(() => unmount(screen));

function press(key: string) {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

function ask(sealed: 0 | 1) {
  store.view = viewOf({ sealed });
  store.options = kPoint;
  flushSync();
}

describe('answering with the keyboard', () => {
  it('picks with a number and confirms with Enter', () => {
    ask(0);
    press('2');
    expect(store.sent).toEqual([]);
    expect(document.querySelector('[aria-pressed="true"] .words')?.textContent).toContain('Filip');
    press('Enter');
    expect(store.sent).toEqual(['vote blue']);
  });

  it('sends a sealed choice at once, since it may be replaced', () => {
    ask(1);
    press('1');
    press('2');
    expect(store.sent).toEqual(['vote red', 'vote blue']);
  });

  it('lets a pick go with Escape, and with the question it was for', () => {
    ask(0);
    press('1');
    press('Escape');
    press('Enter');
    press('1');
    store.options = [...kPoint].reverse();
    flushSync();
    press('Enter');
    expect(store.sent).toEqual([]);
  });

  it('answers nothing while an answer is on its way', () => {
    ask(1);
    store.pending = 'vote red';
    press('2');
    expect(store.sent).toEqual([]);
  });

  it('undoes only what can be undone', () => {
    press('u');
    store.canUndo = true;
    press('u');
    expect(store.sent).toEqual(['undo']);
  });
});

describe('going by keys', () => {
  const focused = () => document.activeElement?.id;

  it('opens talk and log, and goes there', () => {
    press('t');
    expect(focused()).toBe('tab-talk');
    press('l');
    expect(focused()).toBe('tab-log');
    expect(document.querySelector('#tab-log')!.getAttribute('aria-selected')).toBe('true');
  });

  it('opens the rule, and comes back to the question by the same key', () => {
    press('?');
    expect(focused()).toBe('tab-rules');
    press('?');
    expect(focused()).toBe('question');
    expect(document.querySelector('#tab-rules')!.getAttribute('aria-selected')).toBe('false');
  });

  it('comes back from the rule to what lay open before', () => {
    press('t');
    press('?');
    press('?');
    expect(document.querySelector('#tab-talk')!.getAttribute('aria-selected')).toBe('true');
  });
});

describe('the screen', () => {
  it('shows the question, and whom the table waits for', () => {
    store.q = ['.wait.break_tie', { players: '@1', tied: '@0,1' }];
    flushSync();
    expect(document.querySelector('#question-title')?.textContent).toContain('A tie between Aga and Filip');
  });

  it('covers the tray with one key', () => {
    press('h');
    expect(document.querySelector('.curtain')).not.toBeNull();
    press('h');
    expect(document.querySelector('.curtain')).toBeNull();
  });

  it('shows a refusal with its rule', async () => {
    store.refusal = { t: 'refused', ack: 1, code: 'illegal', rule: 'OS-221' };
    flushSync();
    const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';
    await vi.waitFor(() => expect(alert()).toContain('OS-221'), { timeout: 20_000 }); // it is fetched
  });

  it('is drawn before its first view is here', () => {
    unmount(screen);
    const game = { ...fakeGame, guarded: (view: { table: object }) => Boolean(view.table) };
    store = new FakeStore(game);
    store.view = null;
    screen = mount(TableScreen, { target: document.body, props: { store, game } });
    flushSync();
    expect(document.querySelector('.curtain')).toBeNull();
    store.view = Object.assign(viewOf({}), { table: {} });
    flushSync();
    expect(document.querySelector('.curtain')).not.toBeNull();
  });

  it('offers those who watch no answers and no tray', () => {
    store.you = -1;
    store.view = viewOf({ asked: 0 });
    flushSync();
    expect(document.querySelector('.options')).toBeNull();
    expect(document.querySelector('.tray')).toBeNull();
  });

  it('marks what only the team hears, and says nothing of those who are muted', () => {
    const team = {
      id: 1,
      seat: 1,
      heard: [0, 1],
      form: 'agree',
      text: ['.say.agree', {}] as [string, object],
    };
    store.log = [
      { id: 1, kind: 'said', said: team as never },
      { id: 2, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'now', heard: [0, 1] } },
      { id: 3, kind: 'chat', chat: { seat: -1, name: 'Loud', text: 'noise' } },
    ];
    flushSync();
    const marked = [...document.querySelectorAll('.log li.mine')].map((line) => line.textContent);
    expect(marked).toHaveLength(2);
    expect(marked[1]).toContain('Only the team hears this: Aga, Filip.');
    expect(document.querySelector('.log')?.textContent).toContain('noise');
    const loud = { seat: -1, name: 'Loud' };
    identity.mute('TEST', loud, true);
    flushSync();
    expect(document.querySelector('.log')?.textContent).not.toContain('noise');
    identity.mute('TEST', loud, false);
  });

  it('marks those who watch, so that they pass for nobody who plays, and mutes them apart', () => {
    store.log = [
      { id: 1, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'mine' } },
      { id: 2, kind: 'chat', chat: { seat: -1, name: 'Filip', text: 'not his' } },
    ];
    flushSync();
    const lines = () => [...document.querySelectorAll('.log li b')].map((name) => name.textContent);
    expect(lines()).toEqual(['Filip', 'Filip (watching)']);
    identity.mute('TEST', { seat: 1, name: 'Filip' }, true);
    flushSync();
    expect(lines()).toEqual(['Filip (watching)']);
    identity.mute('TEST', { seat: 1, name: 'Filip' }, false);
  });

  it('says how well a computer player plays, whatever it is doing', () => {
    const bot = () => document.querySelectorAll('.seat')[1]!.textContent;
    expect(bot()).toContain('regular');
    store.view = viewOf({ waited_for: 2 });
    flushSync();
    expect(bot()).toContain('regular');
    expect(bot()).toContain('thinking');
  });

  it('says it of eight as well, and who does not answer', () => {
    const seat = (i: number, more: Partial<SeatInfo>): SeatInfo => ({
      kind: 'person',
      name: `Person ${i}`,
      colour: 'red',
      online: true,
      ...more,
    });
    store.info = {
      ...store.info!,
      seats: Array.from({ length: 8 }, (_, i) =>
        seat(i, i === 1 ? { kind: 'bot', level: 'novice' } : i === 2 ? { handover: 'anybody' } : {}),
      ),
    };
    flushSync();
    const seats = document.querySelectorAll('.seat.compact');
    expect(seats).toHaveLength(8);
    expect(seats[1]!.querySelector('.bot')?.textContent).toBe('novice');
    expect(seats[2]!.querySelector('.sign')?.textContent?.trim()).toBe('!');
    expect(seats[3]!.querySelector('.sign')?.textContent?.trim()).toBe('');
  });

  const people = (...more: Partial<SeatInfo>[]): SeatInfo[] =>
    more.map((each, i) => ({ kind: 'person', name: `Person ${i}`, colour: 'red', online: true, ...each }));
  const menuOf = async (seat: number) => {
    if (!document.querySelector('.seat dialog.menu'))
      document.querySelectorAll<HTMLElement>('.seat .face')[seat]!.click();
    await vi.waitUntil(() => document.querySelector('.seat dialog.menu'));
    return [...document.querySelectorAll('.seat dialog.menu button')].map((each) => each.textContent!.trim());
  };

  it('offers to hand a seat over only where the table would do it', async () => {
    const handOver = 'Hand this seat to a bot: regular';
    store.info = { ...store.info!, seats: people({}, {}) };
    flushSync();
    expect(await menuOf(1)).not.toContain(handOver);
    store.info = { ...store.info!, seats: people({}, { handover: 'owner' }) };
    flushSync();
    expect(await menuOf(1)).toContain(handOver);
  });

  it('offers everybody who plays to hand a seat over that has been silent for long', async () => {
    const handOver = 'Hand this seat to a bot: regular';
    store.owner = false;
    store.info = { ...store.info!, owner: 1, seats: people({}, { handover: 'owner' }) };
    flushSync();
    expect(await menuOf(1)).not.toContain(handOver);
    store.info = { ...store.info!, seats: people({}, { handover: 'anybody' }) };
    flushSync();
    const offered = await menuOf(1);
    expect(offered).toContain(handOver);
    expect(offered).not.toContain('Remove and keep away');
  });

  it('sends somebody away during a game after asking once more', async () => {
    store.info = { ...store.info!, seats: people({}, {}) };
    flushSync();
    await menuOf(1);
    const press = () =>
      [...document.querySelectorAll<HTMLElement>('.seat dialog.menu button')]
        .find((each) => each.textContent!.trim() === 'Remove and keep away')!
        .click();
    press();
    flushSync();
    expect(store.sent).toEqual([]);
    press();
    expect(store.sent).toEqual([{ t: 'unseat', seat: 1, ban: true }]);
  });

  it('gives who was stood in for the seat back with one touch', () => {
    store.info = { ...store.info!, seats: people({ standin: true }, {}) };
    flushSync();
    document.querySelector<HTMLElement>('.banner button')!.click();
    expect(store.sent).toEqual([{ t: 'back' }]);
  });

  it('marks what only this seat got', () => {
    store.log = [
      {
        id: 1,
        kind: 'happening',
        happening: ['!card_kept.seen', { player: '@0', item: 'item:saw' }, 1],
      },
      { id: 2, kind: 'happening', happening: ['!card_kept', { player: '@1' }] },
    ];
    flushSync();
    expect([...document.querySelectorAll('.log li')].map((line) => line.classList.contains('mine'))).toEqual([
      true,
      false,
    ]);
  });
});

describe('a line of the log', () => {
  const line = () => document.querySelector<HTMLElement>('.log .line')!;

  beforeEach(() => {
    store.log = [
      { id: 1, kind: 'happening', happening: ['!attacked', { area: 'area:hall' }] },
      { id: 2, kind: 'happening', happening: ['!round_ended', {}] },
    ];
    flushSync();
  });

  it('keeps its place lit when it is touched, until it is touched again', () => {
    expect(document.querySelectorAll('.log .line')).toHaveLength(1);
    line().click();
    flushSync();
    expect(line().getAttribute('aria-pressed')).toBe('true');
    line().click();
    flushSync();
    expect(line().getAttribute('aria-pressed')).toBe('false');
  });

  it('is reached with the arrow keys', () => {
    const log = document.querySelector('.log')!;
    log.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    expect(document.activeElement).toBe(line());
  });

  it('makes way on a phone, so that the place is seen', () => {
    unmount(screen);
    Object.assign(globalThis, { innerWidth: 360, innerHeight: 740 });
    screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
    flushSync();
    press('l');
    expect(document.querySelector('.sheet.raised')).not.toBeNull();
    line().click();
    flushSync();
    expect(document.querySelector('.sheet.raised')).toBeNull();
  });
});

describe('a low window, where log and talk scroll with the question', () => {
  let scrolled: Element[];

  beforeEach(() => {
    unmount(screen);
    Object.assign(globalThis, { innerWidth: 720, innerHeight: 450 });
    screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
    flushSync();
    vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(function (this: Element) {
      scrolled.push(this);
    });
    scrolled = [];
  });
  afterEach(() => void vi.restoreAllMocks());

  async function scrolledBack() {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame);
    return scrolled.includes(document.querySelector('.side')!);
  }

  it('shows a new question from its beginning', async () => {
    ask(0);
    expect(await scrolledBack()).toBe(true);
  });

  it('leaves whoever reads there while others decide', async () => {
    store.q = ['.ask.discuss', {}];
    flushSync();
    expect(await scrolledBack()).toBe(false);
  });

  it('leaves whoever writes there', async () => {
    press('t');
    const field = () => document.querySelector<HTMLElement>('.side :is(input, textarea)')!;
    await vi.waitFor(() => field().focus());
    ask(0);
    expect(await scrolledBack()).toBe(false);
  });
});

describe('what the cover hides', () => {
  const kKeep: Option[] = [
    ['keep saw', '?keep', { item: 'item:saw' }],
    ['done', '?pass', {}],
  ];
  const shown = () => document.querySelector('.question')!.textContent;

  function askCovered(key: string) {
    store.view = viewOf({ sealed: 0 });
    store.q = [key, { n: 3, item: 'item:saw', deck: 'yes' }];
    store.options = kKeep;
    press('h');
  }

  it('is not in the answers either: they are covered until somebody wants to see them', async () => {
    askCovered('.ask.keep_card');
    await new Promise(requestAnimationFrame);
    expect(shown()).not.toContain('Chainsaw');
    expect(document.querySelectorAll('.option')).toHaveLength(1);
    expect(document.querySelector('.option')?.textContent).toContain('Pass');
    expect(document.querySelector('.option kbd')).toBeNull();
    document.querySelector<HTMLElement>('.veil')!.click();
    flushSync();
    expect(shown()).toContain('Chainsaw');
    expect(document.querySelectorAll('.option')).toHaveLength(2);
  });

  it('is never picked unseen: a key uncovers first', () => {
    askCovered('.ask.keep_card');
    press('1');
    expect(document.querySelector('[aria-pressed="true"].option')).toBeNull();
    expect(document.querySelector('.veil')).toBeNull();
    press('1');
    press('Enter');
    expect(store.sent).toEqual(['keep saw']);
  });

  it('is not in the question', () => {
    askCovered('.ask.last_card');
    expect(document.querySelector('#question-title')?.textContent).toContain('Covered');
    press('h');
    expect(document.querySelector('#question-title')?.textContent).not.toContain('Covered');
  });

  it('is neither in the log nor in what is told to those who come back', async () => {
    store.log = [
      { id: 1, kind: 'happening', happening: ['!card_kept.seen', { player: '@0', item: 'item:saw' }, 1] },
    ];
    store.briefing = 1;
    press('h');
    const told = () => document.querySelector('.briefing')?.textContent ?? '';
    await vi.waitFor(() => expect(told()).toContain('Covered'), { timeout: 60_000 }); // it is fetched
    expect(told()).not.toContain('Chainsaw');
    expect(document.querySelector('.log')?.textContent).not.toContain('Chainsaw');
    press('h');
    expect(told()).toContain('Chainsaw');
  });

  it('is told of every absence, once, and not of what happens since', async () => {
    const kept = (id: number, item: string): LogEntry => ({
      id,
      kind: 'happening',
      happening: ['!card_kept.seen', { player: '@0', item: `item:${item}` }, 1],
    });
    const told = () => document.querySelector('.briefing')?.textContent ?? '';
    store.log = [kept(1, 'saw')];
    store.briefing = 1;
    flushSync();
    await vi.waitFor(() => expect(told()).toContain('Chainsaw'), { timeout: 60_000 }); // it is fetched
    store.log = [...store.log, kept(2, 'bat')];
    flushSync();
    expect(told()).toContain('Chainsaw');
    document.querySelector<HTMLElement>('.briefing .main')!.click();
    flushSync();
    await text.use('pl');
    await text.use('en');
    flushSync();
    expect(told()).toBe('');
    store.log = [kept(3, 'meat')];
    store.briefing = 1;
    flushSync();
    await vi.waitFor(() => expect(told()).toContain('Rotten Meat'));
  });

  it('is not in what the team says and writes to itself', () => {
    const said = { id: 1, seat: 1, heard: [0, 1], form: 'dice_unknown', text: ['.say.dice_unknown', {}] };
    store.log = [
      { id: 1, kind: 'said', said: said as never },
      { id: 2, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'to the lot', heard: [0, 1] } },
      { id: 3, kind: 'chat', chat: { seat: 1, name: 'Filip', text: 'good evening' } },
    ];
    const told = () => document.body.textContent;
    flushSync();
    const words = document.querySelector('.log q')!.textContent;
    expect(words).not.toBe('');
    press('h');
    expect(document.querySelectorAll('.log li.veiled')).toHaveLength(2);
    expect(told()).not.toContain(words);
    expect(told()).not.toContain('to the lot');
    expect(told()).toContain('good evening');
    press('h');
    expect(told()).toContain(words);
    expect(told()).toContain('to the lot');
  });

  it('is not in what one could say, nor in what one was about to say', async () => {
    const view = sampleView();
    store.view = { ...view, prompt: { ...view.prompt, asked: 1 } };
    store.say = [forms.findIndex(({ key }) => key === 'have')];
    press('t');
    const chip = () => document.querySelector<HTMLElement>('.palette .chip')!;
    await vi.waitFor(() => expect(chip().textContent).toContain('Rotten Meat'), { timeout: 60_000 }); // it is fetched
    chip().click();
    await vi.waitFor(() => expect(document.querySelector('.palette')).toBeNull());
    press('h');
    await vi.waitFor(() => expect(chip().textContent).not.toContain('Rotten Meat'));
    expect(chip().textContent).toContain('Energy Drink');
    press('h');
    expect(chip().textContent).toContain('Rotten Meat');
  });

  it('leaves alone what all may know', () => {
    ask(0);
    press('h');
    expect(document.querySelectorAll('.option')).toHaveLength(2);
  });
});

describe('the guide', () => {
  beforeEach(() => void (settings.values.guide = true));
  afterEach(() => void (settings.values.guide = false));

  function taught(game: Partial<GameUi>, phase: number): string[] {
    unmount(screen);
    const played = { ...fakeGame, ...game };
    store = new FakeStore(played);
    store.view = viewOf({ phase });
    screen = mount(TableScreen, { target: document.body, props: { store, game: played } });
    flushSync();
    return [...document.querySelectorAll('.lesson b')].map((title) => title.textContent ?? '');
  }

  it('teaches the phase as the game tells it', () => {
    const titles = [3, 4].map((phase) => text.write(`guide.osaczeni.phase_${phase}.title`, {}, []));
    expect(taught({}, 3)).toEqual([titles[0]]);
    expect(taught({ phaseLesson: () => 'guide.osaczeni.phase_4' }, 3)).toEqual([titles[1]]);
  });

  it('says of a tray that only you see it, but not where nothing is secret', () => {
    expect(taught({}, 99)).toEqual(['Only you see this']);
    expect(taught({ guarded: () => false }, 99)).toEqual([]);
  });
});

describe('the standing order', () => {
  async function order() {
    document.querySelector<HTMLElement>('[aria-haspopup="dialog"].open')!.click();
    const first = () => document.querySelector<HTMLInputElement>('dialog input[role="switch"]');
    await vi.waitFor(() => expect(first()).not.toBeNull(), { timeout: 60_000 }); // it is fetched
    first()!.click();
    flushSync();
    await import('./StandingOrder.svelte'); // as the table does
    await new Promise((done) => setTimeout(done));
    flushSync();
  }

  const kLatest = 900;
  function window(serial: number) {
    store.view = viewOf({ may_pass: 1, serial });
    store.q = ['.ask.walkie', { n: 4 }];
    store.options = kPass;
    flushSync();
  }
  function wait(milliseconds: number) {
    vi.advanceTimersByTime(milliseconds);
    flushSync();
  }
  const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterEach(() => void vi.useRealTimers());

  it('passes each window once, and only while it is on', async () => {
    await order();
    holdTime();
    window(7);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
    store.options = [...kPass];
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
    document.querySelector<HTMLElement>('button.order')!.click();
    window(8);
    wait(kLatest);
    expect(store.sent).toEqual(['done']);
  });

  // Everybody sees who has decided: an answer at once would tell who has nothing to decide.
  it('takes as long as a computer player, whatever others do meanwhile', async () => {
    await order();
    holdTime();
    const chance = vi.spyOn(Math, 'random');
    for (const [drawn, after] of [
      [0, 350],
      [0.9999, kLatest],
    ] as const) {
      chance.mockReturnValue(drawn);
      store.sent = [];
      window(after);
      wait(after - 1);
      window(after); // a new view of the same question
      expect(store.sent).toEqual([]);
      wait(1);
      expect(store.sent).toEqual(['done']);
    }
    chance.mockRestore();
  });

  it('lets be when the question is gone, or was answered by hand', async () => {
    await order();
    holdTime();
    window(7);
    wait(100);
    store.options = [];
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual([]);
    window(8);
    store.pending = 'play walkie';
    flushSync();
    store.pending = null; // sealed: it may be replaced
    flushSync();
    wait(kLatest);
    expect(store.sent).toEqual([]);
  });

  it('ends when something happens', async () => {
    await order();
    holdTime();
    store.log = [{ id: 1, kind: 'happening', happening: ['!phase_began', {}] }];
    flushSync();
    store.log = [...store.log, { id: 2, kind: 'happening', happening: ['!attacked', {}] }];
    flushSync();
    window(8);
    wait(kLatest);
    expect(store.sent).toEqual([]);
  });
});

describe('what is spoken', () => {
  it('goes with the table: the next at this device does not find it', async () => {
    ask(0);
    expect(announcer.polite + announcer.urgent).not.toBe('');
    await unmount(screen);
    expect(announcer.polite + announcer.urgent).toBe('');
    screen = mount(TableScreen, { target: document.body, props: { store, game: fakeGame } });
  });
});

describe('a table that cannot go on', () => {
  afterEach(() => text.use('en'));

  it('says why in the language of who reads it', async () => {
    store.info = { ...store.info!, status: 'frozen', reason: ['frozen.version', { begun: 8, now: 9 }] };
    flushSync();
    const banner = () => document.querySelector('.banner')?.textContent;
    expect(banner()).toContain('Its game was begun by version 8 of the rules; this server plays version 9.');
    await text.use('pl');
    flushSync();
    expect(banner()).toContain('zasadach w wersji 8, a ten serwer zna wersję 9.');
  });
});
