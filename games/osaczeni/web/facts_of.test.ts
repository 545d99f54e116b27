import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headline, lesson, phases, scoreParts, seatFacts, teaches } from './facts_of.ts';
import { phaseKeys, questionKeys } from './position.ts';
import { sampleView } from './sample_view.ts';

const texts = (language: string) =>
  JSON.parse(
    readFileSync(join(process.cwd(), 'games/osaczeni/texts', language, 'guide.json'), 'utf8'),
  ) as Record<string, string>;
const question = (kind: (typeof questionKeys)[number]) => questionKeys.indexOf(kind);

it('OS-709 says what the points of a seat are made of', () => {
  const view = sampleView();
  expect(scoreParts(view, 3, 8)).toEqual([
    ['web.osaczeni.score.character', { character: 'character:crybaby', n: 7 }],
    ['web.osaczeni.score.more', { n: 1 }],
  ]);
  expect(scoreParts(view, 0, 15).map(([, { n }]) => n)).toEqual([5, 3, 7]);
});

describe('what a seat shows', () => {
  it('counts cards, the living and tokens', () => {
    const view = sampleView();
    expect(seatFacts(view, 0)).toEqual({ cards: 2, living: 3, tokens: [], state: 'idle' });
    expect(seatFacts(view, 2)).toMatchObject({ cards: 0, living: 3, tokens: ['badge'] });
    expect(seatFacts(view, 3)).toMatchObject({ cards: 3, living: 1, tokens: ['victim_token'] });
  });

  it('thinks while the table waits for it, even when all its characters are dead', () => {
    const view = sampleView();
    view.board.families[3] = { ...view.board.families[3]!, living: 0, out: 1 };
    expect(seatFacts(view, 3)).toMatchObject({ living: 0, state: 'out' });
    view.prompt.kind = question('break_tie');
    view.prompt.waited_for = 1 << 3;
    expect(seatFacts(view, 3).state).toBe('thinking');
  });

  it('is sealed or done as the marks of the open question say', () => {
    const view = sampleView();
    view.table.vote.ballot = { voters: 0b1001, sealed: 0b0001 };
    view.table.vote.talk.finished = 0b0001;
    view.table.heading = { voters: 0b10, sealed: 0b10 };
    view.prompt.kind = question('ballot');
    expect(seatFacts(view, 0).state).toBe('sealed');
    expect(seatFacts(view, 1).state).toBe('idle');
    view.prompt.kind = question('discuss');
    expect(seatFacts(view, 0).state).toBe('passed');
    view.prompt.kind = question('destination');
    expect(seatFacts(view, 1).state).toBe('sealed');
  });
});

describe('what stands around the board', () => {
  it('lights the phase of the moment', () => {
    const steps = phases(sampleView());
    expect(steps.map(({ current }) => current)).toEqual([false, false, false, false, false, true, false]);
    expect(steps.map(({ done }) => done)).toEqual([true, true, true, true, true, false, false]);
  });

  it('tells round, living and the number at which it ends', () => {
    expect(headline(sampleView())).toEqual([
      ['web.osaczeni.headline.round', { n: 2 }],
      ['web.osaczeni.headline.living', { n: 10 }],
      ['web.osaczeni.headline.limit', { n: 4 }],
    ]);
  });

  it.each(['en', 'pl'])('has a lesson in %s for every question and every phase', (language) => {
    const known = texts(language);
    for (const kind of questionKeys.slice(1)) {
      const view = sampleView();
      view.prompt.asked = 1;
      view.prompt.kind = question(kind);
      expect(known[lesson(view)!], kind).toBeTruthy();
    }
    for (const kind of ['search', 'badge', 'feed'] as const)
      for (const area of ['lot', 'toys'] as const) {
        const view = sampleView();
        view.prompt.asked = 1;
        view.prompt.kind = question('discuss');
        view.table.vote = { ...view.table.vote, kind, area };
        expect(known[lesson(view)!], kind).toBeTruthy();
      }
    for (const phase of phaseKeys) {
      const view = sampleView();
      view.table.phase = phase;
      expect(known[lesson(view)!], phase).toBeTruthy();
    }
  });
});

describe('lessons that can come up', () => {
  it('are those of the variants of the table, and no others', () => {
    const view = sampleView();
    expect(teaches('ballot', view)).toBe(true);
    expect(teaches('restless', view)).toBe(false);
    expect(teaches('phase_8', view)).toBe(false);
    expect(teaches('search', view)).toBe(false); // others search
    expect(['discuss', 'discuss_lot'].map((each) => teaches(each, view))).toEqual([false, true]);
    view.board.variants = (1 << 9) | (1 << 15);
    expect(teaches('restless', view)).toBe(true);
    expect(teaches('open_ballot', view)).toBe(false);
  });
});
