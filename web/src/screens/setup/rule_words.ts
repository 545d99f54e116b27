/** The name that our wording of a rule begins with: of "Full Tank: the keys are worth 3" and of "Chat (usually on). Off: …". */
export function ruleTitle(rule: string): string {
  const ends = [rule.indexOf(': '), rule.indexOf(' (')].filter((at) => at >= 0);
  return ends.length > 0 ? rule.slice(0, Math.min(...ends)) : rule;
}

/** Rules of variants are numbered: `rule.LD-V07` is variant 7. */
export function isVariant(key: string): boolean {
  return /^rule\.[A-Z]+-V\d+$/.test(key);
}

export function variantNumber(key: string): string {
  return String(Number(/\d+$/.exec(key)?.[0] ?? 0));
}
