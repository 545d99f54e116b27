// Sentences in the reader's language. Facts become words exactly as src/text/texts.cpp makes them.
import parts from 'virtual:texts';
import { writeMessage, type Message, type Speech, type Value } from './message.ts';
import type { Fact, Facts, Option, Sentence } from '../protocol.ts';
import { settings, type Language } from '../device/settings.svelte.ts';

interface Words extends Speech {
  language: Language;
  messages: Record<string, Message>;
  list: Intl.ListFormat;
  /** What was written once, by the names it was written with: a table says the same things at every step. */
  written: WeakMap<Names, Map<string, string>>;
}
const kMostWritten = 4000;
const kNobody: Names = [];

// What people type is no fact: names and errors with a colon or an @ stay as they are.
const kPlayers = /^@(\d(,\d)*)?$/;
const kTerms = /^([a-z_]+):([a-z0-9_,]*)$/;

// What the first sign of a key of the table's game stands for.
const kParts: Record<string, string> = { '.': '.', '!': '.event.', '?': '.option.' };

export type Names = readonly string[];

function wordsOf(language: Language, messages: Record<string, Message>): Words {
  return {
    language,
    messages,
    plural: new Intl.PluralRules(language),
    number: new Intl.NumberFormat(language),
    list: new Intl.ListFormat(language, { type: 'conjunction', style: 'long' }),
    written: new WeakMap(),
  };
}

async function fetched(language: Language, names: string[]): Promise<Record<string, Message>> {
  const found = await Promise.all(
    names.map(async (name) => (await parts[`${language}/${name}`]?.())?.default ?? {}),
  );
  return Object.assign({}, ...found) as Record<string, Message>;
}

class Text {
  // A switch of the language has everything written anew; a part that is added only what missed its words.
  #words = $state.raw<Words>(wordsOf(settings.values.language, {}));
  #added = $state(0);
  #misses = 0;
  #wanted = new Set<string>(['core']);
  #there = new Set<string>();

  get language(): Language {
    return this.#words.language;
  }

  /** Fetches parts in the present language; parts once wanted follow every switch. */
  async want(...names: string[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    const words = this.#words;
    const missing = [...this.#wanted].filter((name) => !this.#there.has(name));
    const messages = await fetched(words.language, missing);
    if (words !== this.#words) return this.want(); // the language was switched meanwhile
    if (missing.every((name) => this.#there.has(name))) return;
    Object.assign(words.messages, messages);
    for (const name of missing) this.#there.add(name);
    this.#added += 1;
  }

  async use(language: Language): Promise<void> {
    await this.#switch(language);
    settings.set('language', language);
  }

  /** As the settings say, which were changed elsewhere. */
  async follow(): Promise<void> {
    await this.#switch(settings.values.language);
  }

  async #switch(language: Language) {
    const names = [...this.#wanted];
    this.#words = wordsOf(language, await fetched(language, names));
    this.#there = new Set(names);
    await this.want(); // what was wanted meanwhile
  }

  has(key: string): boolean {
    return key in this.#words.messages || this.#miss();
  }

  // Whoever misses words is told when more of them come.
  #miss(): false {
    void this.#added;
    this.#misses += 1;
    return false;
  }

  write(key: string, facts: Facts, names: Names): string {
    const words = this.#words;
    const message = words.messages[key];
    if (message === undefined) return this.#miss() || key;
    if (typeof message === 'string') return message;
    let written = words.written.get(names);
    if (!written || written.size > kMostWritten) {
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- the same words again, nothing new to show
      written = new Map();
      words.written.set(names, written);
    }
    const said = key + JSON.stringify(facts);
    let known = written.get(said);
    if (known === undefined) {
      const misses = this.#misses;
      known = writeMessage(message, (argument) => this.#valueOf(argument, facts, names), words);
      if (misses === this.#misses) written.set(said, known);
    }
    return known;
  }

  /** All keys that begin so, in the order of their file. */
  keys(beginning: string): string[] {
    void this.#added;
    return Object.keys(this.#words.messages).filter((key) => key.startsWith(beginning));
  }

  #valueOf(argument: string, facts: Facts, names: Names): Value | undefined {
    const fact = facts[argument];
    if (fact !== undefined) return this.#wordsOf(fact, '', names);
    const split = argument.lastIndexOf('_');
    if (split < 0) return undefined;
    const termFact = facts[argument.slice(0, split)];
    if (typeof termFact !== 'string' || !kTerms.test(termFact)) return undefined;
    return this.#wordsOf(termFact, argument.slice(split + 1), names);
  }

  #wordsOf(fact: Fact, form: string, names: Names): Value {
    if (typeof fact === 'number') return fact;
    if (typeof fact !== 'string') return fact.join(', ');
    if (kPlayers.test(fact)) {
      const seats = fact.slice(1).split(',').filter(Boolean).map(Number);
      return this.#joined(seats.map((seat) => names[seat] ?? `#${seat + 1}`));
    }
    const family = kTerms.exec(fact);
    if (!family) return fact;
    const [, name, list] = family as unknown as [string, string, string];
    return this.#joined(
      list
        .split(',')
        .filter(Boolean)
        .map((word) => this.#term(name, word, form)),
    );
  }

  #joined(words: string[]): string {
    return words.length < 2 ? (words[0] ?? '') : this.#words.list.format(words);
  }

  #term(family: string, word: string, form: string): string {
    const name = form ? `${family}.${word}.${form}` : `${family}.${word}`;
    const { messages } = this.#words;
    return this.write(`term.${name}` in messages || !(name in messages) ? `term.${name}` : name, {}, kNobody);
  }
}

export const text = new Text();

/** The words of a key. */
export function t(key: string, facts: Facts = {}, names: Names = kNobody): string {
  return text.write(key, facts, names);
}

/** Who wrote a line. Who only watches never passes for one who plays. */
export function writer({ seat, name }: { seat: number; name: string }): string {
  return seat < 0 ? t('web.watcher', { name }) : name;
}

/** The words of a sentence of the server, at a table of `game` with these names. */
export function sentence(said: Sentence | Option, names: Names, game = ''): string {
  const option = typeof said[1] === 'string';
  const key = (option ? said[1] : said[0]) as string;
  const facts = ((option ? said[2] : said[1]) ?? {}) as Facts;
  const part = kParts[key[0]!];
  return text.write(part ? game + part + key.slice(1) : key, facts, names);
}
