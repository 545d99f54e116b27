import { describe, expect, it } from 'vitest';
import {
  aimedAt,
  draftOf,
  isComplete,
  notationOf,
  sentenceOf,
  withTrueNumbers,
  wordsOf,
  type Draft,
  type Form,
} from './statement';

const kAreas = ['', 'toilets', 'clothing', 'monitoring', 'toys', 'hall', 'lot'];
const kItems = ['drink', 'walkie'];
const invite: Form = {
  key: 'invite_to',
  text: '.say.invite_to',
  parameters: [{ name: 'area', type: 'word', family: 'area', words: kAreas }],
};
const offer: Form = {
  key: 'offer_card',
  text: '.say.offer_card',
  parameters: [
    { name: 'player', type: 'player' },
    { name: 'item', type: 'word', family: 'item', words: kItems, optional: true },
    { name: 'vote', type: 'word', family: 'vote', words: ['search', 'badge', 'feed'] },
  ],
};
const monsters: Form = {
  key: 'monsters_at',
  text: '.say.monsters_at',
  parameters: [{ name: 'areas', type: 'word_set', family: 'area', words: kAreas }],
};
const agree: Form = { key: 'agree', text: '.say.agree', parameters: [], answers: true };

function draft(form: Form, values: Draft['values'], to: number[] = [], about: number | null = null): Draft {
  return { form, values, to, about };
}

describe('notation of a statement', () => {
  it('names the form, the values in their order, and whom it addresses', () => {
    expect(notationOf(draft(invite, { area: 'toys' }, [1, 2]))).toBe('say invite_to area=toys to=P1,P2');
  });

  it('leaves out what is not said', () => {
    const said = draft(offer, { player: 3, item: null, vote: 'search' });
    expect(notationOf(said)).toBe('say offer_card player=P3 vote=search');
    expect(isComplete(said)).toBe(true);
  });

  it('writes sets with commas and answers with the number of what they answer', () => {
    expect(notationOf(draft(monsters, { areas: ['toys', 'hall'] }))).toBe('say monsters_at areas=toys,hall');
    expect(notationOf(draft(agree, {}, [], 12))).toBe('say agree about=12');
  });

  it('knows when something is missing', () => {
    expect(isComplete(draft(monsters, { areas: [] }))).toBe(false);
    expect(isComplete(draft(agree, {}))).toBe(false);
    expect(isComplete(draft(invite, {}))).toBe(false);
  });
});

describe('words of a statement', () => {
  it('carries players, terms, and keywords as the table writes them', () => {
    const [key, facts] = sentenceOf(draft(offer, { player: 0, item: 'walkie', vote: 'search' }), 0);
    expect(key).toBe('.say.offer_card');
    expect(facts).toEqual({
      speaker: '@0',
      player: '@0',
      item: 'item:walkie',
      vote: 'vote:search',
      me: 'yes',
    });
  });

  it('says none where an optional value is left out', () => {
    const [, facts] = sentenceOf(draft(offer, { player: 2, item: null, vote: 'badge' }), 0);
    expect(facts.item).toBe('none');
    expect(facts.me).toBe('no');
  });
});

describe('a new draft', () => {
  it('can be sent at once', () => {
    for (const form of [invite, offer, monsters])
      expect(isComplete(draftOf(form, 4, 3, () => undefined))).toBe(true);
  });

  it('names somebody else, and prefers what the game proposes', () => {
    expect(draftOf(offer, 4, 3, () => undefined).values.player).toBe(0);
    const likely = draftOf(invite, 4, 3, (_, parameter) => (parameter.name === 'area' ? 'hall' : undefined));
    expect(likely.values.area).toBe('hall');
  });

  it('keeps the numbers of a factual statement true', () => {
    const leader: Form = {
      key: 'point_leader',
      text: '.say.point_leader',
      parameters: [
        { name: 'player', type: 'player' },
        { name: 'points', type: 'number', max: 99 },
      ],
      factual: true,
    };
    const points = [15, 8];
    const likely: Parameters<typeof withTrueNumbers>[1] = (_form, parameter, values) =>
      parameter.name === 'points' ? points[values.player as number] : undefined;
    const changed = { ...draftOf(leader, 2, 1, likely), values: { player: 1, points: 15 } };
    expect(withTrueNumbers(changed, likely).values).toEqual({ player: 1, points: 8 });
    expect(withTrueNumbers({ ...changed, form: { ...leader, factual: false } }, likely).values.points).toBe(
      15,
    );
  });

  it('never offers the empty word', () => {
    expect(wordsOf(invite.parameters[0]!)).not.toContain('');
  });
});

describe('a thing touched on the board', () => {
  const vouch: Form = {
    key: 'ask_tie',
    text: '.say.ask_tie',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'candidate', type: 'player' },
      { name: 'area', type: 'word', family: 'area', words: ['', 'hall'] },
    ],
  };
  const aim = (thing: string, at: string | null) => {
    const found = aimedAt(vouch.parameters, thing, at);
    return found && [found.parameter.name, found.next];
  };

  it('is for the first that it fits, then for the next of its kind', () => {
    expect(aim('seat:2', null)).toEqual(['player', 'candidate']);
    expect(aim('seat:1', 'candidate')).toEqual(['candidate', 'player']);
    expect(aim('area:hall', 'candidate')).toEqual(['area', 'area']);
  });

  it('is for nothing where it fits nothing', () => {
    expect(aim('area:moon', null)).toBeNull();
    expect(aim('hatch', null)).toBeNull();
  });
});
