import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcer } from '../lib/page/announce.svelte.ts';
import { identity } from '../lib/device/identity.svelte.ts';
import { settings } from '../lib/device/settings.svelte.ts';
import { text } from '../lib/text/text.svelte.ts';
import type { SeatInfo, Sentence } from '../lib/protocol.ts';
import { FakeStore, fakeGame, viewOf } from './testing/fake_store.svelte.ts';
import { ask, closeScreen, kPoint, openScreen, press, store, useScreen } from './testing/table_screen.ts';

useScreen();

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
    store.refusal = { t: 'refused', ack: 1, code: 'illegal', rule: 'ZZ-221' };
    flushSync();
    const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';
    await vi.waitFor(() => expect(alert()).toContain('ZZ-221'), { timeout: 20_000 }); // it is fetched
  });

  it('is drawn before its first view is here', () => {
    const game = { ...fakeGame, guarded: (view: { table: object }) => Boolean(view.table) };
    const table = new FakeStore(game);
    table.view = null;
    openScreen({ game, table });
    store.view = Object.assign(viewOf({}), { table: {} });
    flushSync();
    expect(document.querySelector('.tray')).not.toBeNull();
  });

  describe('lies', () => {
    const curtain = () => document.querySelector('.curtain');

    it('open on one’s own device, also on a phone', () => {
      openScreen({ width: 360, height: 740 });
      expect(curtain()).toBeNull();
    });

    it('covered on a device that goes round', () => {
      openScreen({ shared: true });
      expect(curtain()).not.toBeNull();
    });

    it('covered as soon as a screen shows the table to all in the room, and not again with each news of it', () => {
      expect(curtain()).toBeNull();
      store.info = { ...store.info!, screen: true };
      flushSync();
      expect(curtain()).not.toBeNull();
      press('h');
      store.info = { ...store.info!, watchers: 2 };
      flushSync();
      expect(curtain()).toBeNull();
    });

    it('covered where its owner wants it', () => {
      settings.values.covered = true;
      openScreen();
      settings.values.covered = false;
      expect(curtain()).not.toBeNull();
    });
  });

  it('points at nothing that is no answer any more', () => {
    ask(0);
    document.querySelector('.option')!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(document.querySelectorAll('.option.lit')).toHaveLength(1);
    store.options = [['pass', '?pass', {}], ...kPoint];
    flushSync();
    expect(document.querySelectorAll('.option.lit')).toHaveLength(0);
  });

  it('has a vote for oneself behind the others', () => {
    ask(0);
    press('1');
    press('Enter');
    expect(store.sent).toEqual(['vote blue']);
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
        happening: ['card_kept', { player: '@0', item: 'item:saw' }, '.seen', {}, 1],
      },
      { id: 2, kind: 'happening', happening: ['card_kept', { player: '@1' }] },
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
      { id: 1, kind: 'happening', happening: ['attacked', { area: 'area:hall' }] },
      { id: 2, kind: 'happening', happening: ['round_ended', {}] },
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
    openScreen({ table: store, width: 360, height: 740 });
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
    openScreen({ width: 720, height: 450 });
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

describe('what is spoken', () => {
  it('goes with the table: the next at this device does not find it', async () => {
    ask(0);
    expect(announcer.polite + announcer.urgent).not.toBe('');
    await closeScreen();
    expect(announcer.polite + announcer.urgent).toBe('');
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

describe('a computer player’s seat', () => {
  const take = () =>
    [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === 'Take this seat');
  const look = async (wish: object) => {
    const table = new FakeStore(fakeGame);
    Object.assign(table, { you: -1, owner: false });
    table.info = { ...table.info!, ...wish };
    openScreen({ table });
    document.querySelectorAll<HTMLElement>('.seat .face')[1]!.click();
    await vi.waitFor(() => expect(document.querySelector('.seat dialog.menu')).not.toBeNull(), {
      timeout: 20_000,
    });
  };

  it('is taken by who watches, where the host allows it', async () => {
    await look({ takeover: true });
    take()!.click();
    expect(store.sent).toEqual([{ t: 'take', seat: 1, name: '' }]);
  });

  it('is offered nowhere else', async () => {
    await look({});
    expect(take()).toBeUndefined();
  });
});

describe('time that runs out', () => {
  it('finds what was picked at the server, and no more what was let go', () => {
    ask(0);
    press('1');
    expect(store.drafts.at(-1)).toBe('vote blue'); // oneself is last
    press('2');
    expect(store.drafts.at(-1)).toBe('vote red');
    press('Escape');
    expect(store.drafts.at(-1)).toBeNull();
  });

  it('is told with what was answered and the rule, until it has been read', async () => {
    const banner = () => document.querySelector('.banner')?.textContent ?? '';
    const notice = {
      text: ['notice.your_time_out', { given: 'pick' }] as Sentence,
      answer: kPoint[0]!.slice(1) as Sentence,
      rule: 'ZZ-9',
    };
    store.log = [{ id: 1, kind: 'notice', notice }];
    flushSync();
    expect(banner()).toContain('Your time ran out');
    expect(banner()).toContain('Aga');
    expect(banner()).toContain('ZZ-9');
    expect(document.querySelector('.log')?.textContent).toContain('ZZ-9');
    [...document.querySelectorAll<HTMLElement>('.banner button')].at(-1)!.click();
    flushSync();
    expect(banner()).toBe('');
  });

  it('lies under the cover with what was answered', () => {
    store.log = [
      {
        id: 1,
        kind: 'notice',
        notice: { text: ['notice.your_time_out', { given: 'auto' }], answer: ['?point', { player: '@0' }] },
      },
    ];
    openScreen({ game: { ...fakeGame, guarded: () => true }, table: store, shared: true });
    expect(document.querySelector('.banner')?.textContent).toContain('Your time ran out');
    expect(document.querySelector('.banner')?.textContent).not.toContain('Aga');
  });
});
