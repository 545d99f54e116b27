import type { Facts, Sentence } from '../../lib/protocol';

// Table talk as the palette builds it: a form of the game, one value for each of its parameters, whom it
// addresses and what it answers; its notation for the table, and its words for the reader.

export interface Parameter {
  name: string;
  type: 'player' | 'word' | 'word_set' | 'number' | 'statement';
  family?: string;
  words?: readonly string[];
  optional?: boolean;
  max?: number;
}

export interface Form {
  key: string;
  text: string;
  parameters: readonly Parameter[];
  factual?: boolean;
  promise?: boolean;
  answers?: boolean;
}

/** A seat, a number, a word, several words, or null where an optional parameter is left out. */
export type Value = number | string | string[] | null;

export interface Draft {
  form: Form;
  values: Record<string, Value>;
  to: number[];
  about: number | null;
  heard?: number[] | null; // by these alone; otherwise the whole table hears it
}

function isSaid(parameter: Parameter, value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value === null) return parameter.optional === true;
  return !Array.isArray(value) || value.length > 0;
}

export function isComplete(draft: Draft): boolean {
  if (draft.form.answers && draft.about === null) return false;
  return draft.form.parameters.every((each) => isSaid(each, draft.values[each.name]));
}

function valueText(parameter: Parameter, value: Exclude<Value, null>): string {
  if (parameter.type === 'player') return `P${value as number}`;
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** `say invite_to area=toys to=P1,P2`: the form, its values in their order, then to=, about= and heard_by=. */
export function notationOf(draft: Draft): string {
  const parts = ['say', draft.form.key];
  for (const parameter of draft.form.parameters) {
    const value = draft.values[parameter.name];
    if (value !== null && value !== undefined) parts.push(`${parameter.name}=${valueText(parameter, value)}`);
  }
  if (draft.to.length > 0) parts.push(`to=${draft.to.map((seat) => `P${seat}`).join(',')}`);
  if (draft.about !== null) parts.push(`about=${draft.about}`);
  if (draft.heard) parts.push(`heard_by=${draft.heard.map((seat) => `P${seat}`).join(',')}`);
  return parts.join(' ');
}

function factOf(parameter: Parameter, value: Value | undefined): Facts[string] {
  if (value === null || value === undefined) return 'none';
  if (parameter.type === 'player') return `@${value as number}`;
  if (parameter.type === 'number' || parameter.type === 'statement') return value as number;
  const words = Array.isArray(value) ? value.join(',') : String(value);
  return parameter.family ? `${parameter.family}:${words}` : words;
}

/** The words of the draft as the table would write them. */
export function sentenceOf(draft: Draft, speaker: number): Sentence {
  const facts: Facts = { speaker: `@${speaker}` };
  let me = 'no';
  for (const parameter of draft.form.parameters) {
    const value = draft.values[parameter.name];
    facts[parameter.name] = factOf(parameter, value);
    if (parameter.type === 'player' && value === speaker) me = 'yes';
  }
  facts.me = me;
  if (draft.about !== null) facts.about = draft.about;
  return [draft.form.text, facts];
}

/** All words that a parameter can be; an empty word only keeps the numbers of the others in place. */
export function wordsOf(parameter: Parameter): string[] {
  return (parameter.words ?? []).filter((word) => word !== '');
}

/** Whether a thing of the board, such as `area:hall` or `seat:2`, can be the value of a parameter. */
export function fits(parameter: Parameter, thing: string): boolean {
  const [family, word = ''] = thing.split(':');
  if (family === 'seat') return parameter.type === 'player';
  return parameter.family === family && wordsOf(parameter).includes(word);
}

/** Whether there are things on the board that could be meant. */
export const isOnBoard = ({ type, family = '' }: Parameter): boolean =>
  type === 'player' || ['area', 'place', 'character'].includes(family);

/** Which parameter a thing touched on the board is for: the one that is aimed at, else the first that it fits. */
export function aimedAt(
  parameters: readonly Parameter[],
  thing: string,
  aim: string | null,
): { parameter: Parameter; next: string } | null {
  const fitting = parameters.filter((each) => fits(each, thing));
  const at = Math.max(
    0,
    fitting.findIndex((each) => each.name === aim),
  );
  const parameter = fitting[at];
  // The next one touched is for the next of its kind.
  return parameter ? { parameter, next: fitting[(at + 1) % fitting.length]!.name } : null;
}

/** What the game proposes for a parameter at this moment; undefined: nothing special. */
export type Likely = (form: Form, parameter: Parameter, values: Record<string, Value>) => Value | undefined;

function usual(parameter: Parameter, players: number, speaker: number): Value {
  if (parameter.optional) return null;
  switch (parameter.type) {
    case 'player':
      return (speaker + 1) % players;
    case 'word':
      return wordsOf(parameter)[0] ?? null;
    case 'word_set':
      return wordsOf(parameter).slice(0, 1);
    case 'number':
    case 'statement':
      return 1;
  }
}

/** Numbers of a factual statement are what they are: they follow whom and what it is about. */
export function withTrueNumbers(draft: Draft, likely: Likely): Draft {
  if (!draft.form.factual) return draft;
  const values = { ...draft.values };
  for (const parameter of draft.form.parameters)
    if (parameter.type === 'number')
      values[parameter.name] = likely(draft.form, parameter, values) ?? values[parameter.name] ?? 0;
  return { ...draft, values };
}

/** A draft that can be sent as it is: every parameter has the likeliest value. */
export function draftOf(form: Form, players: number, speaker: number, likely: Likely): Draft {
  const values: Record<string, Value> = {};
  for (const parameter of form.parameters)
    values[parameter.name] = likely(form, parameter, values) ?? usual(parameter, players, speaker);
  return { form, values, to: [], about: null };
}
