// Written by `holdout schema --ts`: what can be said at a table of this game. The number of a form is its place.
import type { Form } from '#web/src/table/talk/statement.ts';

const objectiveWords = ['keys', 'radio', 'hide', 'exit', 'heal', 'plan'];
const roomWords = [
  'entrance_hall',
  'gallery',
  'corridor',
  'study',
  'library',
  'living_room',
  'dining_room',
  'kitchen',
  'storage',
  'banquet_hall',
  'back_path',
  'graveyard',
  'shed',
  'greenhouse',
  'garden',
];
const personWords = ['anna', 'johnson', 'marco', 'sophia', 'william'];
const thingWords = [
  'key',
  'tools',
  'herbs',
  'whisky_bottle',
  'hatchet',
  'lime_powder',
  'ammo',
  'revolver',
  'shortsword',
  'longsword',
  'ancient_amulet',
  'firecracker',
  'secret_map',
  'sedative',
  'adrenaline',
  'flashlight',
  'trap_parts',
  'medical_kit',
  'camera',
];
const meansWords = ['bottle', 'camera', 'firecracker', 'trait'];
const skillWords = [
  'detection',
  'chase',
  'barricade',
  'ominous_growl',
  'frenzy',
  'not_a_step_further',
  'pure_fury',
  'shriek',
  'nightmare_rush',
  'vanish',
  'scent_of_fear',
  'life_drain',
  'stalk',
  'deduction',
  'death_notice',
  'lurking_threat',
  'bloody_harvest',
];
const wingWords = ['red', 'blue', 'green'];
const causeWords = ['bottle', 'camera', 'firecracker', 'trait', 'repair', 'search', 'herbs', 'sprint'];
const whatWords = ['look', 'danger', 'come', 'leave'];
const whatWords2 = ['item', 'help', 'repair', 'stay'];
const reasonWords = ['promise', 'noise', 'left', 'greed'];

export const forms: readonly Form[] = [
  {
    key: 'goal',
    text: '.say.goal',
    parameters: [
      { name: 'objective', type: 'word', words: objectiveWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords, optional: true },
    ],
  },
  {
    key: 'go',
    text: '.say.go',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'meet',
    text: '.say.meet',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'round', type: 'number', max: 22 },
    ],
  },
  {
    key: 'order',
    text: '.say.order',
    parameters: [
      { name: 'first', type: 'word', family: 'person', words: personWords },
      { name: 'second', type: 'word', family: 'person', words: personWords },
      { name: 'third', type: 'word', family: 'person', words: personWords, optional: true },
    ],
  },
  {
    key: 'discover',
    text: '.say.discover',
    parameters: [{ name: 'who', type: 'word', family: 'person', words: personWords }],
  },
  {
    key: 'need',
    text: '.say.need',
    parameters: [
      { name: 'thing', type: 'word', family: 'thing', words: thingWords },
      { name: 'who', type: 'word', family: 'person', words: personWords, optional: true },
    ],
  },
  {
    key: 'offer',
    text: '.say.offer',
    parameters: [
      { name: 'thing', type: 'word', family: 'thing', words: thingWords },
      { name: 'who', type: 'word', family: 'person', words: personWords, optional: true },
    ],
  },
  {
    key: 'decoy',
    text: '.say.decoy',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'means', type: 'word', words: meansWords },
    ],
  },
  {
    key: 'warn',
    text: '.say.warn',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'level', type: 'number', max: 3 },
    ],
  },
  {
    key: 'warn_who',
    text: '.say.warn_who',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'level', type: 'number', max: 3 },
    ],
  },
  {
    key: 'estimate_card',
    text: '.say.estimate_card',
    parameters: [
      { name: 'skill', type: 'word', family: 'skill', words: skillWords },
      { name: 'percent', type: 'number', max: 100 },
    ],
  },
  {
    key: 'estimate_hand',
    text: '.say.estimate_hand',
    parameters: [
      { name: 'cards', type: 'number', max: 5 },
      { name: 'percent', type: 'number', max: 100 },
    ],
  },
  {
    key: 'defend',
    text: '.say.defend',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'thing', type: 'word', family: 'thing', words: thingWords, optional: true },
    ],
  },
  {
    key: 'flee_plan',
    text: '.say.flee_plan',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'agree',
    text: '.say.agree',
    parameters: [],
    answers: true,
  },
  {
    key: 'refuse',
    text: '.say.refuse',
    parameters: [],
    answers: true,
  },
  {
    key: 'where_claim',
    text: '.say.where_claim',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'area_claim',
    text: '.say.area_claim',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'wing', type: 'word', family: 'wing', words: wingWords },
    ],
  },
  {
    key: 'progress',
    text: '.say.progress',
    parameters: [{ name: 'n', type: 'number', max: 5 }],
  },
  {
    key: 'nearly_done',
    text: '.say.nearly_done',
    parameters: [],
  },
  {
    key: 'item_claim',
    text: '.say.item_claim',
    parameters: [
      { name: 'thing', type: 'word', family: 'thing', words: thingWords },
      { name: 'who', type: 'word', family: 'person', words: personWords },
    ],
  },
  {
    key: 'noise_claim',
    text: '.say.noise_claim',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'cause', type: 'word', words: causeWords },
    ],
  },
  {
    key: 'accuse_where',
    text: '.say.accuse_where',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'threat',
    text: '.say.threat',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'skill', type: 'word', family: 'skill', words: skillWords, optional: true },
    ],
  },
  {
    key: 'threat_who',
    text: '.say.threat_who',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'skill', type: 'word', family: 'skill', words: skillWords, optional: true },
    ],
  },
  {
    key: 'hand_card',
    text: '.say.hand_card',
    parameters: [{ name: 'skill', type: 'word', family: 'skill', words: skillWords }],
  },
  {
    key: 'hand_size',
    text: '.say.hand_size',
    parameters: [{ name: 'cards', type: 'number', max: 5 }],
  },
  {
    key: 'ping',
    text: '.say.ping',
    parameters: [
      { name: 'place', type: 'word', family: 'room', words: roomWords },
      { name: 'what', type: 'word', words: whatWords },
    ],
  },
  {
    key: 'taunt',
    text: '.say.taunt',
    parameters: [],
  },
  {
    key: 'promise_to',
    text: '.say.promise_to',
    parameters: [
      { name: 'what', type: 'word', words: whatWords2 },
      { name: 'round', type: 'number', max: 22 },
    ],
    promise: true,
  },
  {
    key: 'promise_all',
    text: '.say.promise_all',
    parameters: [
      { name: 'what', type: 'word', words: whatWords2 },
      { name: 'who', type: 'word', family: 'person', words: personWords, optional: true },
      { name: 'round', type: 'number', max: 22 },
    ],
    promise: true,
  },
  {
    key: 'trade_to',
    text: '.say.trade_to',
    parameters: [
      { name: 'give', type: 'word', family: 'thing', words: thingWords },
      { name: 'want', type: 'word', family: 'thing', words: thingWords },
    ],
  },
  {
    key: 'trade_all',
    text: '.say.trade_all',
    parameters: [
      { name: 'give', type: 'word', family: 'thing', words: thingWords },
      { name: 'want', type: 'word', family: 'thing', words: thingWords },
    ],
  },
  {
    key: 'demand_help_to',
    text: '.say.demand_help_to',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'demand_help_all',
    text: '.say.demand_help_all',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
  {
    key: 'blame',
    text: '.say.blame',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'reason', type: 'word', words: reasonWords },
    ],
  },
  {
    key: 'deal',
    text: '.say.deal',
    parameters: [
      { name: 'who', type: 'word', family: 'person', words: personWords },
      { name: 'place', type: 'word', family: 'room', words: roomWords },
    ],
  },
];
