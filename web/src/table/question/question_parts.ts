// A question is one text; the card shows what is asked large and what one should know for it small.

export interface QuestionParts {
  title: string;
  body: string;
}

/** The last sentence that asks something becomes the title, else the first sentence. */
export function questionParts(text: string): QuestionParts {
  const sentences = text
    .split(/(?<=[.?!…])\s+/u)
    .map((each) => each.trim())
    .filter(Boolean);
  let at = 0;
  for (let i = 0; i < sentences.length; ++i) if (sentences[i]!.endsWith('?')) at = i;
  return { title: sentences[at] ?? text, body: sentences.filter((_, i) => i !== at).join(' ') };
}

/** Whether a question such as `.ask.discuss.feed` is one of those that are named by what follows `.ask.`. */
export function isAmong(named: readonly string[] | undefined, key: string): boolean {
  const what = key.replace(/^.*\.ask\./, '') + '.';
  return named?.some((each) => what.startsWith(`${each}.`)) ?? false;
}
