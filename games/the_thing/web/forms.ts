// Written by `holdout schema --ts`: what can be said at a table of this game. The number of a form is its place.
import type { Form } from '#web/src/table/talk/statement.ts';

const reasonWords = ['met', 'sabotage', 'stopped', 'wasted', 'avoided', 'wants_out'];
const reasonWords2 = ['tested', 'votes', 'met_nobody'];
const placeWords = [
  'armory',
  'storeroom',
  'boiler',
  'generator',
  'radio',
  'helicopter',
  'snowcat',
  'kitchen',
  'lab',
  'weather',
  'sleeping',
  'rec_room',
  'kennel',
];
const cardWords = ['use', 'repair'];
const whatWords = ['stop', 'go_on'];
const goodWords = [
  'melee',
  'firearm',
  'flamethrower',
  'dynamite',
  'fuel_can',
  'tools',
  'keys',
  'wire',
  'flashlight',
];
const cardWords2 = ['use', 'repair', 'sabotage'];
const testWords = ['blood', 'fire'];
const reasonWords3 = ['tested', 'worked', 'met_nobody'];
const reasonWords4 = ['untested', 'met_many', 'against_us'];
const exitWords = ['rescue', 'helicopter', 'snowcat'];
const actWords = ['used', 'repaired', 'rested', 'voted'];

export const forms: readonly Form[] = [
  {
    key: 'human',
    text: '.say.human',
    parameters: [],
  },
  {
    key: 'accuse',
    text: '.say.accuse',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'strength', type: 'number', max: 3 },
      { name: 'reason', type: 'word', words: reasonWords },
    ],
  },
  {
    key: 'trust',
    text: '.say.trust',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'reason', type: 'word', words: reasonWords2 },
    ],
  },
  {
    key: 'will_go',
    text: '.say.will_go',
    parameters: [{ name: 'place', type: 'word', family: 'place', words: placeWords }],
    promise: true,
  },
  {
    key: 'should_go',
    text: '.say.should_go',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'place', type: 'word', family: 'place', words: placeWords },
    ],
  },
  {
    key: 'needs',
    text: '.say.needs',
    parameters: [
      { name: 'place', type: 'word', family: 'place', words: placeWords },
      { name: 'card', type: 'word', family: 'card', words: cardWords },
      { name: 'urgency', type: 'number', max: 3 },
    ],
  },
  {
    key: 'stay_out',
    text: '.say.stay_out',
    parameters: [{ name: 'place', type: 'word', family: 'place', words: placeWords }],
  },
  {
    key: 'leave_alone',
    text: '.say.leave_alone',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'give_card_to',
    text: '.say.give_card_to',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'stop_or_go',
    text: '.say.stop_or_go',
    parameters: [{ name: 'what', type: 'word', words: whatWords }],
  },
  {
    key: 'leader_promise',
    text: '.say.leader_promise',
    parameters: [{ name: 'cards', type: 'number', max: 9 }],
    promise: true,
  },
  {
    key: 'have',
    text: '.say.have',
    parameters: [{ name: 'thing', type: 'word', family: 'good', words: goodWords }],
  },
  {
    key: 'have_blood',
    text: '.say.have_blood',
    parameters: [],
  },
  {
    key: 'need_good',
    text: '.say.need_good',
    parameters: [{ name: 'thing', type: 'word', family: 'good', words: goodWords }],
  },
  {
    key: 'give_good',
    text: '.say.give_good',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'thing', type: 'word', family: 'good', words: goodWords },
    ],
  },
  {
    key: 'lets_vote',
    text: '.say.lets_vote',
    parameters: [{ name: 'player', type: 'player', optional: true }],
    promise: true,
  },
  {
    key: 'handed_in',
    text: '.say.handed_in',
    parameters: [{ name: 'card', type: 'word', family: 'card', words: cardWords2 }],
  },
  {
    key: 'token_was_human',
    text: '.say.token_was_human',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'chain',
    text: '.say.chain',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'other', type: 'player' },
      { name: 'round', type: 'number', max: 30 },
    ],
  },
  {
    key: 'test_player',
    text: '.say.test_player',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'test', type: 'word', words: testWords },
    ],
    promise: true,
  },
  {
    key: 'test_me',
    text: '.say.test_me',
    parameters: [],
    promise: true,
  },
  {
    key: 'let_me_in',
    text: '.say.let_me_in',
    parameters: [{ name: 'reason', type: 'word', words: reasonWords3 }],
  },
  {
    key: 'keep_out',
    text: '.say.keep_out',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'reason', type: 'word', words: reasonWords4, optional: true },
    ],
  },
  {
    key: 'plan',
    text: '.say.plan',
    parameters: [
      { name: 'exit', type: 'word', words: exitWords },
      { name: 'round', type: 'number', max: 30 },
    ],
  },
  {
    key: 'agree',
    text: '.say.agree',
    parameters: [],
    answers: true,
  },
  {
    key: 'disagree',
    text: '.say.disagree',
    parameters: [],
    answers: true,
  },
  {
    key: 'alien_will',
    text: '.say.alien_will',
    parameters: [{ name: 'place', type: 'word', family: 'place', words: placeWords }],
  },
  {
    key: 'my_act',
    text: '.say.my_act',
    parameters: [
      { name: 'round', type: 'number', max: 30 },
      { name: 'act', type: 'word', words: actWords },
    ],
  },
  {
    key: 'taunt',
    text: '.say.taunt',
    parameters: [{ name: 'place', type: 'word', family: 'place', words: placeWords }],
  },
  {
    key: 'team_plan',
    text: '.say.team_plan',
    parameters: [
      { name: 'place', type: 'word', family: 'place', words: placeWords },
      { name: 'strength', type: 'number', max: 18 },
    ],
  },
  {
    key: 'accuse_met',
    text: '.say.accuse_met',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'strength', type: 'number', max: 3 },
      { name: 'other', type: 'player' },
    ],
  },
  {
    key: 'accuse_sabotage',
    text: '.say.accuse_sabotage',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'strength', type: 'number', max: 3 },
      { name: 'place', type: 'word', family: 'place', words: placeWords },
    ],
  },
  {
    key: 'assign_promise',
    text: '.say.assign_promise',
    parameters: [
      { name: 'card', type: 'word', family: 'card', words: cardWords2 },
      { name: 'player', type: 'player' },
    ],
    promise: true,
  },
  {
    key: 'hold_none',
    text: '.say.hold_none',
    parameters: [{ name: 'card', type: 'word', family: 'card', words: cardWords2 }],
  },
];
