// Written by `holdout schema --ts`: what can be said at a table of this game. The number of a form is its place.
import type { Form } from '#web/src/table/talk/statement.ts';

const areaWords = ['', 'toilets', 'clothing', 'monitoring', 'toys', 'hall', 'lot'];
const reasonWords = ['full', 'weak', 'monsters', 'crybabies'];
const reasonWords2 = ['monsters', 'crowd', 'crybabies', 'closing', 'equal_strength'];
const voteWords = ['search', 'badge', 'feed'];
const whenWords = ['this', 'next'];
const untilWords = ['vote', 'round', 'end'];
const reasonWords3 = ['leads', 'lied', 'voted_me', 'many_left', 'holds_cards'];
const reasonWords4 = ['last_character', 'crybaby', 'helped_you', 'will_help'];
const conditionWords = ['votes_against_me', 'comes_here', 'lies_again', 'holds_back'];
const sanctionWords = ['vote_against', 'tie_against', 'no_card', 'no_help'];
const itemWords = ['drink', 'walkie', 'meat', 'tin', 'bat', 'saw', 'molotov', 'gun', 'keys'];
const deedWords = ['play', 'vote_against'];
const stanceWords = ['for', 'against'];
const untilWords2 = ['round', 'end'];
const wishWords = ['vote_for', 'vote_against', 'spare_me', 'card', 'play'];
const characterWords = ['defender', 'leader', 'crybaby', 'klutz'];

export const forms: readonly Form[] = [
  {
    key: 'monsters_at',
    text: '.say.monsters_at',
    parameters: [{ name: 'areas', type: 'word_set', family: 'area', words: areaWords }],
  },
  {
    key: 'no_monsters_at',
    text: '.say.no_monsters_at',
    parameters: [{ name: 'areas', type: 'word_set', family: 'area', words: areaWords }],
  },
  {
    key: 'dice_unknown',
    text: '.say.dice_unknown',
    parameters: [],
  },
  {
    key: 'destination',
    text: '.say.destination',
    parameters: [{ name: 'area', type: 'word', family: 'area', words: areaWords }],
    promise: true,
  },
  {
    key: 'invite_to',
    text: '.say.invite_to',
    parameters: [{ name: 'area', type: 'word', family: 'area', words: areaWords }],
    promise: true,
  },
  {
    key: 'ask_keep_out',
    text: '.say.ask_keep_out',
    parameters: [
      { name: 'area', type: 'word', family: 'area', words: areaWords },
      { name: 'reason', type: 'word', words: reasonWords },
    ],
  },
  {
    key: 'warn_area',
    text: '.say.warn_area',
    parameters: [
      { name: 'area', type: 'word', family: 'area', words: areaWords },
      { name: 'reason', type: 'word', words: reasonWords2 },
    ],
  },
  {
    key: 'promise_vote_for',
    text: '.say.promise_vote_for',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'vote', type: 'word', family: 'vote', words: voteWords },
      { name: 'when', type: 'word', words: whenWords },
    ],
    promise: true,
  },
  {
    key: 'promise_vote_against',
    text: '.say.promise_vote_against',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'area', type: 'word', family: 'area', words: areaWords },
    ],
    promise: true,
  },
  {
    key: 'promise_not_against',
    text: '.say.promise_not_against',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'until', type: 'word', words: untilWords },
    ],
    promise: true,
  },
  {
    key: 'ask_vote_for',
    text: '.say.ask_vote_for',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'vote', type: 'word', family: 'vote', words: voteWords },
    ],
  },
  {
    key: 'ask_vote_against',
    text: '.say.ask_vote_against',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'reason', type: 'word', words: reasonWords3 },
    ],
  },
  {
    key: 'plead_spare',
    text: '.say.plead_spare',
    parameters: [{ name: 'reason', type: 'word', words: reasonWords4 }],
  },
  {
    key: 'threaten',
    text: '.say.threaten',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'condition', type: 'word', words: conditionWords },
      { name: 'sanction', type: 'word', words: sanctionWords },
    ],
    promise: true,
  },
  {
    key: 'offer_card',
    text: '.say.offer_card',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'item', type: 'word', family: 'item', words: itemWords, optional: true },
      { name: 'vote', type: 'word', family: 'vote', words: voteWords },
    ],
    promise: true,
  },
  {
    key: 'gave',
    text: '.say.gave',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'item', type: 'word', family: 'item', words: itemWords },
    ],
  },
  {
    key: 'have',
    text: '.say.have',
    parameters: [
      { name: 'item', type: 'word', family: 'item', words: itemWords },
      { name: 'count', type: 'number', max: 15 },
    ],
  },
  {
    key: 'will_play',
    text: '.say.will_play',
    parameters: [
      { name: 'item', type: 'word', family: 'item', words: itemWords },
      { name: 'area', type: 'word', family: 'area', words: areaWords },
    ],
    promise: true,
  },
  {
    key: 'ask_play',
    text: '.say.ask_play',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'item', type: 'word', family: 'item', words: itemWords, optional: true },
    ],
  },
  {
    key: 'conditional_play',
    text: '.say.conditional_play',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'item', type: 'word', family: 'item', words: itemWords },
      { name: 'deed', type: 'word', words: deedWords },
      { name: 'their_item', type: 'word', family: 'item', words: itemWords, optional: true },
      { name: 'candidate', type: 'player', optional: true },
    ],
    promise: true,
  },
  {
    key: 'promise_tie',
    text: '.say.promise_tie',
    parameters: [
      { name: 'candidate', type: 'player' },
      { name: 'stance', type: 'word', words: stanceWords },
    ],
    promise: true,
  },
  {
    key: 'ask_tie',
    text: '.say.ask_tie',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'candidate', type: 'player' },
      { name: 'stance', type: 'word', words: stanceWords },
    ],
  },
  {
    key: 'ally',
    text: '.say.ally',
    parameters: [{ name: 'until', type: 'word', words: untilWords2 }],
    promise: true,
  },
  {
    key: 'break_alliance',
    text: '.say.break_alliance',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'accuse_lie',
    text: '.say.accuse_lie',
    parameters: [{ name: 'player', type: 'player' }],
    answers: true,
  },
  {
    key: 'accuse_hiding_card',
    text: '.say.accuse_hiding_card',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'item', type: 'word', family: 'item', words: itemWords },
    ],
  },
  {
    key: 'point_leader',
    text: '.say.point_leader',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'points', type: 'number', max: 99 },
    ],
    factual: true,
  },
  {
    key: 'count_votes',
    text: '.say.count_votes',
    parameters: [
      { name: 'area', type: 'word', family: 'area', words: areaWords },
      { name: 'player', type: 'player' },
      { name: 'votes', type: 'number', max: 99 },
      { name: 'total', type: 'number', max: 99 },
    ],
    factual: true,
  },
  {
    key: 'announce_needed',
    text: '.say.announce_needed',
    parameters: [
      { name: 'area', type: 'word', family: 'area', words: areaWords },
      { name: 'monsters', type: 'number', max: 99 },
    ],
    factual: true,
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
    key: 'counter',
    text: '.say.counter',
    parameters: [
      { name: 'wish', type: 'word', words: wishWords },
      { name: 'player', type: 'player', optional: true },
      { name: 'item', type: 'word', family: 'item', words: itemWords, optional: true },
    ],
    answers: true,
  },
  {
    key: 'thank',
    text: '.say.thank',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'blame',
    text: '.say.blame',
    parameters: [{ name: 'player', type: 'player' }],
  },
  {
    key: 'mourn',
    text: '.say.mourn',
    parameters: [
      { name: 'player', type: 'player' },
      { name: 'character', type: 'word', family: 'character', words: characterWords, optional: true },
    ],
  },
];
