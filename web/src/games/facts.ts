import type { Fact, Facts, Happening, Option, Sentence } from '../lib/protocol.ts';

// Reading facts: sentences and events name seats and words, boards need them as numbers and keys.

/** Parts of events as the wire has them (games/<game>/web/kinds.ts): players, words of a family, yes or no. */
export type Player = `@${string}`;
export type Word<Family extends string, Key extends string> = `${Family}:${Key}`;
export type Flag = 'yes' | 'no';
export type { Fact };

/** Seats of `@2` or `@0,2`; none of anything else. */
export function seatsOf(fact: Fact | undefined): number[] {
  if (typeof fact !== 'string' || !fact.startsWith('@')) return [];
  return fact.slice(1).split(',').filter(Boolean).map(Number);
}

/** The seat of `@2`, -1 of anything else. */
export const seatOf = (fact: Fact | undefined): number => seatsOf(fact)[0] ?? -1;

/** `hall` of `area:hall`, `saw` and `gun` of `item:saw,gun`; none if the fact is no word of a family. */
export function wordsOf<Key extends string>(fact: Word<string, Key> | undefined): Key[];
export function wordsOf(fact: Fact | undefined): string[];
export function wordsOf(fact: Fact | undefined): string[] {
  const words = typeof fact === 'string' ? /^[a-z_]+:(.*)/.exec(fact)?.[1] : undefined;
  return words ? words.split(',') : [];
}

/** `hall` of `area:hall`; empty if the fact is no word of a family. */
export function wordOf<Key extends string>(fact: Word<string, Key> | undefined): Key | '';
export function wordOf(fact: Fact | undefined): string;
export function wordOf(fact: Fact | undefined): string {
  return wordsOf(fact)[0] ?? '';
}

export function numberOf(fact: Fact | undefined): number {
  return typeof fact === 'number' ? fact : 0;
}

export function numbersOf(fact: Fact | undefined): number[] {
  return Array.isArray(fact) ? fact : [];
}

/** `card_played` of `["card_played", …]`. */
export const kindOf = (happening: Happening): string => happening[0];
export const partsOf = (happening: Happening): Facts => happening[1];
/** Only this viewer knows all of it. */
export const isMine = (happening: Happening): boolean => happening.at(-1) === 1;

/** What happened in words: its parts are facts of the sentence, too. */
export function sentenceOf([kind, parts, ...said]: Happening): Sentence {
  const key = typeof said[0] === 'string' ? said[0] : '';
  const more = said.find((each) => typeof each === 'object');
  const goesOn = key === '' || key.startsWith('.');
  return [goesOn ? `!${kind}${key}` : key, more ? { ...parts, ...more } : parts];
}

/** One of the events of a game (`Events` of its kinds.ts), with its own parts. */
export type Told<Events> = { [Kind in keyof Events]: { kind: Kind; parts: Events[Kind] } }[keyof Events];
export const toldOf = <Events>([kind, parts]: Happening): Told<Events> => ({ kind, parts }) as Told<Events>;

type Answers = Record<string, readonly string[]>;
/** An answer of a game (`answers` of its kinds.ts) by its verb, with the words of its notation by name. */
export type Answer<All extends Answers> = {
  [Verb in keyof All]: { verb: Verb } & { [Part in All[Verb][number]]?: string };
}[keyof All];

/** `{ verb: 'place', die: '3', character: 'red.leader' }` of `place 3 red.leader`. */
export function answerOf<All extends Answers>(answers: All, [notation]: Option): Answer<All> {
  const begins = (verb: string) => `${notation} `.startsWith(`${verb} `);
  const verb = Object.keys(answers).reduce((best, each) =>
    begins(each) && (!begins(best) || each.length > best.length) ? each : best,
  );
  const words = notation
    .slice(verb.length + 1)
    .split(' ')
    .filter(Boolean);
  const parts = (answers[verb] ?? []).slice(0, words.length).map((name, i) => [name, words[i]]);
  return { verb, ...Object.fromEntries(parts) } as Answer<All>;
}
