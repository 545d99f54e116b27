import type { Sentence } from '#web/src/lib/protocol.ts';
import { kindOf, toldOf } from '#web/src/games/facts.ts';
import type { Recent } from '#web/src/games/game.ts';
import { room, rooms } from '../board/layout.ts';
import type { Events, QuestionKind } from '../kinds.ts';
import { figureOf } from '../places.ts';
import {
  figuresOf,
  has,
  isFew,
  members,
  placeKeys,
  placeNumber,
  questionOf,
  seatOf,
  whereIs,
  type TheThingView,
} from '../position.ts';

// What goes on between people just now, out of what the whole table sees: who takes part, who has answered, what
// is on the table between them. Secrets are for the tray.

export interface Player {
  figure: number;
  state: 'waits' | 'ready' | 'plain' | 'apart';
  points?: number; // at this figure, or kNobody
  tokens?: boolean; // two lie in front of it
  seen?: { by: number; token: number }[]; // who looked at which of them
  votes?: number;
  note?: Sentence;
}

export interface Scene {
  kind: 'meeting' | 'vote' | 'reveal' | 'test' | 'boarding' | 'pile' | 'dice' | 'trade' | 'plan' | 'dark';
  title: Sentence;
  text: Sentence | null;
  rows: { title: Sentence | null; players: Player[] }[];
  dog?: boolean;
  strength?: number; // of the Alien that takes part
  card?: string; // of the pile, turned up
  pile?: number; // cards still face down
  dice?: { die: number; face: string }[];
  laid?: number[]; // Strength on face-down Location cards
}

export const kNobody = -1;
const kTopRow = new Set(
  rooms.filter(({ y }) => y === room(placeNumber('radio')).y).map(({ key }) => key as string),
);

const say = (key: string, facts: Sentence[1] = {}): Sentence => [`web.the_thing.scene.${key}`, facts];
const who = (view: TheThingView, figure: number): string =>
  isFew(view) ? `figure:${figure + 1}` : `@${figure}`;

/** A Ballot: whose player still thinks, and whose has answered. */
function sealing({ table }: TheThingView, figure: number): Player['state'] {
  const { voters, sealed } = table.ballot;
  const seat = seatOf(table, figure);
  if (!has(voters, seat)) return 'plain';
  return has(sealed, seat) ? 'ready' : 'waits';
}

const asks = (view: TheThingView, figure: number): Player['state'] =>
  view.table.actor === figure ? 'waits' : 'plain';

/** Looks of the last check: those since its meeting began. */
export function looksOf(recent: readonly Recent[]): { by: number; at: number; token: number }[] {
  const last = recent.findLastIndex(({ happening }) => kindOf(happening) === 'token_looked');
  const until = recent.slice(0, last + 1);
  const began = until.findLastIndex(({ happening }) => kindOf(happening) === 'encounter_began');
  return until.slice(began + 1).flatMap(({ happening }) => {
    const { kind, parts } = toldOf<Events>(happening);
    if (kind !== 'token_looked') return [];
    return [{ by: figureOf(parts.who), at: figureOf(parts.owner), token: parts.n }];
  });
}

function meeting(view: TheThingView, step: string): Scene {
  const { meeting: met, alien_at } = view.table;
  const place = `place:${met.at}`;
  const strength = alien_at[placeNumber(met.at)] ?? 0;
  const against = step === 'fight' || step.startsWith('alien_') || (step === 'avoid' && strength > 0);
  const sealed = step === 'lay_tokens' || step === 'peek';
  const players = members(met.present).map((figure): Player => {
    if (has(met.avoided, figure)) return { figure, state: 'apart', note: say('avoids') };
    const state = sealed ? sealing(view, figure) : asks(view, figure);
    return { figure, state, tokens: has(met.laid, figure) && step !== 'lay_tokens' };
  });
  return {
    kind: 'meeting',
    title: say(against ? 'meeting.alien' : met.dog && players.length < 2 ? 'meeting.dog' : 'meeting', {
      place,
    }),
    text: say(`meeting.${step}`, { n: strength, m: members(met.present & ~met.avoided).length }),
    rows: [{ title: null, players }],
    dog: met.dog === 1,
    strength: against ? strength : 0,
  };
}

function vote(view: TheThingView, counted: boolean): Scene {
  const { table } = view;
  const players = members(table.characters).map((figure): Player => {
    const votes = table.voted.filter((at) => at === figure).length;
    const points = table.voted[figure] ?? kNobody;
    return counted
      ? { figure, state: sealing(view, figure), points, votes }
      : { figure, state: sealing(view, figure), note: suspected(view, figure) };
  });
  return {
    kind: counted ? 'reveal' : 'vote',
    title: say(counted ? 'reveal' : 'vote'),
    text: say(counted ? 'reveal.text' : 'vote.text', { n: table.ballot.voters === 0 ? 0 : left(view) }),
    rows: [{ title: null, players }],
  };
}

const suspected = (view: TheThingView, figure: number): Sentence => {
  const n = view.table.suspicion[figure] ?? 0;
  return n === 0 ? say('proven') : say('suspicion', { n });
};
const left = (view: TheThingView): number =>
  members(view.table.ballot.voters & ~view.table.ballot.sealed).length;

function test(view: TheThingView, step: string): Scene {
  const { table, board } = view;
  const fire = step === 'volunteer_b';
  const chosen = step === 'choose_tester';
  const players = members(table.characters).map((figure): Player => {
    const most = !fire && has(board.most_suspected, figure);
    if (chosen)
      return has(table.volunteers, figure)
        ? { figure, state: 'ready', points: table.target[figure] ?? kNobody }
        : { figure, state: 'plain' };
    return {
      figure,
      state: sealing(view, figure),
      ...(most && { note: say('test.most', { n: table.suspicion[figure] ?? 0 }) }),
    };
  });
  return {
    kind: 'test',
    title: say(chosen ? 'test.tester' : fire ? 'test.fire' : 'test.blood'),
    text: chosen ? null : say(fire ? 'test.fire.text' : 'test.blood.text'),
    rows: [{ title: null, players }],
  };
}

function boarding(view: TheThingView, step: string): Scene {
  const { table, board } = view;
  const { exit, first, candidate, aboard, asked } = table.boarding;
  const plain = (figure: number): Player => ({
    figure,
    state: step === 'board_first' ? asks(view, figure) : has(asked, figure) ? 'apart' : 'plain',
    note: suspected(view, figure),
  });
  const inside = members(aboard).map((figure): Player => ({
    figure,
    state: step === 'admit' ? sealing(view, figure) : 'plain',
    ...(figure === first && { note: say('boarding.first') }),
  }));
  const rows = [
    { title: say('boarding.aboard'), players: inside },
    ...(candidate >= 0
      ? [
          {
            title: say('boarding.door'),
            players: [{ figure: candidate, state: step === 'want_to_board' ? 'waits' : 'plain' } as Player],
          },
        ]
      : []),
    { title: say('boarding.outside'), players: board.to_board.map(plain) },
  ].filter((row) => row.players.length > 0);
  return {
    kind: 'boarding',
    title: say('boarding', { exit: exit === 'none' ? 'rescue' : exit }),
    text: say(`boarding.${step}`, { who: who(view, candidate >= 0 ? candidate : table.actor) }),
    rows,
  };
}

function pile(view: TheThingView, step: string): Scene {
  const { table } = view;
  const players = members(table.standing).map((figure): Player => {
    const place = placeKeys[whereIs(table, figure)];
    const state = step === 'assign' ? 'plain' : asks(view, figure);
    return place ? { figure, state, note: say('stands', { place: `place:${place}` }) } : { figure, state };
  });
  const leader = `@${table.leader}`;
  return {
    kind: 'pile',
    title: say('pile', { leader }),
    text: say(step === 'assign' ? 'pile.assign' : 'pile.go_on', { leader, n: table.pile_size }),
    rows: [{ title: say('pile.standing'), players }],
    ...(table.flipped !== 'none' && { card: table.flipped }),
    pile: table.pile_size,
  };
}

function dice(view: TheThingView, step: string): Scene {
  const { table } = view;
  const players = members(table.standing).map((figure): Player => ({
    figure,
    state: step === 'assign_dice' ? 'plain' : asks(view, figure),
  }));
  const acting = step === 'assign_dice' ? players : players.filter(({ state }) => state === 'waits');
  return {
    kind: 'dice',
    title: say('dice'),
    text: say(`dice.${step}`, { n: table.threat }),
    rows: [{ title: null, players: acting }],
    dice: table.dice.flatMap((face, i) => (face === 'none' ? [] : [{ die: i + 1, face }])),
  };
}

function trade(view: TheThingView): Scene {
  const { table } = view;
  const { from, to, given, asked } = table.offer;
  if (from >= 0)
    return {
      kind: 'trade',
      title: say('trade.offer'),
      text: say('trade.cards', { given, asked, who: who(view, to) }),
      rows: [
        {
          title: null,
          players: [
            { figure: from, state: 'plain', points: to },
            { figure: to, state: 'waits' },
          ],
        },
      ],
    };
  const players = figuresOf(table)
    .filter((figure) => has(table.characters, figure))
    .map((figure): Player => ({
      figure,
      state: has(table.talk_done, seatOf(table, figure)) ? 'ready' : 'waits',
    }));
  return { kind: 'trade', title: say('trade'), text: say('trade.text'), rows: [{ title: null, players }] };
}

function plan(view: TheThingView): Scene {
  const { table } = view;
  return {
    kind: 'plan',
    title: say('plan'),
    text: say('plan.text', { n: table.strength }),
    rows: [{ title: null, players: table.organism.map((figure) => ({ figure, state: 'waits' as const })) }],
    laid: table.laid,
  };
}

const inTheDark = ({ table }: TheThingView): Scene | null =>
  table.no_power ? { kind: 'dark', title: say('dark'), text: say('dark.text'), rows: [] } : null;

const scenes: Partial<Record<QuestionKind, (view: TheThingView, step: string) => Scene | null>> = {
  avoid: meeting,
  fight: meeting,
  alien_victory: meeting,
  alien_unopposed: meeting,
  clark_dog: meeting,
  lay_tokens: meeting,
  peek: meeting,
  vote: (view) => vote(view, false),
  reveal: (view) => vote(view, true),
  volunteer_a: test,
  volunteer_b: test,
  choose_tester: test,
  board_first: boarding,
  want_to_board: boarding,
  admit: boarding,
  assign: pile,
  go_on: pile,
  assign_dice: dice,
  reroll: dice,
  cancel_die: dice,
  dice_action: dice,
  talk: trade,
  trade_answer: trade,
  alien_plan: plan,
  hand_in: inTheDark,
  use_light: inTheDark,
};

/** The scene of the open question; null where the board says it all. */
export function sceneOf(view: TheThingView): Scene | null {
  const step = questionOf(view);
  return scenes[step]?.(view, step) ?? null;
}

/** Whether its scene stands above on the board: figures, Suspicion and the Leader's sheet below it are what it is about. */
export function sceneHigh(view: TheThingView): boolean {
  const { meeting: met, boarding: left } = view.table;
  const kind = sceneOf(view)?.kind;
  if (kind === 'meeting') return !kTopRow.has(met.at);
  if (kind === 'boarding') return left.exit === 'snowcat';
  return kind !== 'pile' && kind !== 'plan'; // cards of both are laid at locations everywhere
}
