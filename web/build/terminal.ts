/** The terminal and letters have sentences of their own, which no browser ever says. */
export function isForTerminal(key: string): boolean {
  if (key.startsWith('letter.')) return true;
  return key.startsWith('ui.')
    ? !/^ui\.(game|level|reason)\./.test(key)
    : /^osaczeni\.situation\.(?!area|family)/.test(key);
}
