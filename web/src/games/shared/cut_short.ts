/** A name in so many letters, with a sign that something is missing where it is longer. */
export function cutShort(name: string, letters: number): string {
  const all = [...name];
  if (all.length <= letters) return name;
  const kept = all.slice(0, Math.max(1, letters - 1)).join('');
  return `${kept.trimEnd()}…`;
}
