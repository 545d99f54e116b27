// Our wording of a rule, cut into the name it begins with and the rest: "Full Tank: the keys are worth 3."
export interface RuleWords {
  title: string;
  text: string;
}

export function ruleWords(words: string): RuleWords {
  const rule = withoutIds(words);
  const colon = rule.indexOf(': ');
  const bracket = rule.indexOf(' (');
  if (bracket >= 0 && (colon < 0 || bracket < colon)) {
    const end = rule.indexOf('). ', bracket);
    return { title: rule.slice(0, bracket), text: end < 0 ? rule.slice(bracket + 1) : rule.slice(end + 3) };
  }
  if (colon < 0) return { title: rule, text: '' };
  const rest = rule.slice(colon + 2);
  return { title: rule.slice(0, colon), text: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) };
}

/** Who reads it for the first time knows no other rule by its id. */
const withoutIds = (rule: string): string =>
  rule
    .replace(/\s*\([^()]*\b[A-Z]{2}-[A-Z]?\d+[^()]*\)/g, '')
    .replace(/\s*[^.]*\b[A-Z]{2}-[A-Z]?\d+\b[^.]*\./g, '')
    .trim();

/** Rules of variants are numbered: `rule.LD-V07` is variant 7. */
export function isVariant(key: string): boolean {
  return /^rule\.[A-Z]+-V\d+$/.test(key);
}

export function variantNumber(key: string): string {
  return String(Number(/\d+$/.exec(key)?.[0] ?? 0));
}
