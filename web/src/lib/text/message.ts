// A message in the form the build compiles it to, and the few lines that say it.

/** Text; `0` for #; [argument]; [argument, 1, plural branches]; [argument, 2, select branches]. */
export type Part = string | 0 | [string] | [string, 1 | 2, Record<string, Message>];
export type Message = string | Part[];

export type Value = number | string;
export type ValueOf = (argument: string) => Value | undefined;

export interface Speech {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
}

export function writeMessage(message: Message, valueOf: ValueOf, speech: Speech, counted?: number): string {
  if (typeof message === 'string') return message;
  let out = '';
  for (const part of message) {
    if (typeof part === 'string') out += part;
    else if (part === 0) out += counted === undefined ? '#' : speech.number.format(counted);
    else out += writeArgument(part, valueOf, speech, counted);
  }
  return out;
}

function writeArgument(
  part: [string] | [string, 1 | 2, Record<string, Message>],
  valueOf: ValueOf,
  speech: Speech,
  counted?: number,
): string {
  const [name, kind, branches] = part;
  const value = valueOf(name);
  if (kind === undefined) {
    // As ICU does it: a fact that is not there leaves its name.
    if (value === undefined) return `{${name}}`;
    return typeof value === 'number' ? speech.number.format(value) : value;
  }
  if (kind === 1) {
    const number = Number(value ?? 0);
    const branch = branches![`=${number}`] ?? branches![speech.plural.select(number)] ?? branches!['other']!;
    return writeMessage(branch, valueOf, speech, number);
  }
  return writeMessage(branches![String(value)] ?? branches!['other']!, valueOf, speech, counted);
}
