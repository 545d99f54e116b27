import type { Happening, Option, Sentence } from '#web/src/lib/protocol.ts';
import { answerOf, toldOf } from '#web/src/games/facts.ts';
import type { GameUi, SeatFacts } from '#web/src/games/game.ts';
import { has } from '#web/src/games/shared/bits.ts';
import looks from '../kinds.json?looks';
import { bidOf, bidsIn, FACES, lastBid } from './bids.ts';
import Board from './Board.svelte';
import { answers, questionRules, type Events } from './kinds.ts';
import Tray from './Tray.svelte';
import type { LiarsDiceView } from './view.ts';

// The smallest whole game, to show what a game's web part needs.

function seatFacts(view: LiarsDiceView, seat: number): SeatFacts {
  const state = has(view.prompt.waited_for, seat) ? 'thinking' : 'idle';
  return { cards: 0, living: 1, tokens: [], state };
}

function headline(view: LiarsDiceView): Sentence[] {
  const last = lastBid(view.table);
  if (last < 0) return [['liars_dice.situation.no_bid', {}]];
  return [['liars_dice.option.bid', { ...bidOf(last) }]];
}

function step(shown: LiarsDiceView, happening: Happening): LiarsDiceView {
  const { kind, parts } = toldOf<Events>(happening);
  const table = { ...shown.table };
  switch (kind) {
    case 'rolled':
      table.rolled += 1;
      break;
    case 'bid':
      table.bids |= 1 << ((parts.count - 1) * FACES + parts.face - 1);
      break;
    case 'called':
      table.called = 1;
      break;
    case 'shown':
      table.shown = [parts.first, parts.second];
      break;
    default:
      return shown;
  }
  return { ...shown, table };
}

function optionPlace(option: Option): string | null {
  const answer = answerOf(answers, option);
  return answer.verb === 'bid' ? `bid:${answer.count}x${answer.face}` : 'cup';
}

const liarsDice: GameUi<LiarsDiceView> = {
  key: 'liars_dice',
  Board,
  Tray,
  phases: (view) => [
    { key: 'web.liars_dice.phase.bid', current: view.table.called === 0, done: view.table.called === 1 },
    { key: 'web.liars_dice.phase.show', current: view.table.called === 1, done: false },
  ],
  headline,
  seatFacts,
  step,
  looks,
  optionPlace,
  opening: {
    Who: () => import('./Who.svelte'),
    win: () => ['liars_dice.opening.win', {}],
    end: () => ['liars_dice.opening.end', {}],
  },
  lesson: (view) => (bidsIn(view.table).length === 0 ? 'guide.liars_dice.first_bid' : 'guide.liars_dice.bid'),
  rules: { first_bid: 'LD-4', ...questionRules },
};

export default liarsDice;
