import { sideOf, type TerrorscapeView } from './position.ts';

// Which lessons can come up at a table: those of its variants, and of one's own side.

const ofTraits = new Set([
  'pick_trait',
  'guided_move',
  'draw_trait',
  'cat_and_mouse',
  'human_shield',
  'slip_away',
  'killer_trait',
  'limit_swap',
]);
const ofPlans = new Set(['plan_stage', 'plan_drawer']);
const ofOneself = new Set(['escape_alone', 'pick_up']);
const ofTeams = new Set(['next_survivor', 'discoverer', 'plan_stage', 'plan_drawer', 'exchange_answer']);

export const killerQuestions = new Set([
  'killer_trait',
  'lurk_target',
  'fast_card',
  'main_choice',
  'slow_card',
  'cost_cards',
  'detect_target',
  'card_path',
  'block_door',
  'block_take_back',
  'stealth_path',
  'rush_search',
  'fear_wound',
  'limit_swap',
  'unlock_discard',
  'level_blocks',
  'cat_and_mouse',
  'attack_card',
]);
const ofBoth = /^(phase_|pick$|pick_trait$)/;
const shownOnly = new Set(['chance', 'survivors_act', 'killer_acts', 'phase_3']);

/** What only one of the three Killers does. */
const ofKiller: Record<string, string> = {
  lurk_target: 'murderer',
  attack_card: 'murderer',
  level_blocks: 'murderer',
  rush_search: 'spectre',
  fear_wound: 'spectre',
};

export function teaches(lesson: string, view: TerrorscapeView): boolean {
  const { board, table } = view;
  if (shownOnly.has(lesson)) return false;
  if (ofTraits.has(lesson) && !board.traits) return false;
  if (ofPlans.has(lesson) && !board.survival_plan) return false;
  if (ofOneself.has(lesson) && !board.on_your_own) return false;
  if (ofTeams.has(lesson) && board.on_your_own) return false;
  const killer = ofKiller[lesson];
  if (killer && table.killer !== 'none' && table.killer !== killer) return false;
  const side = sideOf(view);
  if (side === null || ofBoth.test(lesson)) return true;
  return (side === 'killer') === killerQuestions.has(lesson);
}
