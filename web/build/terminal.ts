/** The terminal has sentences of its own, which no browser ever says. */
export function isForTerminal(key: string): boolean {
  return key.startsWith('ui.')
    ? !/^ui\.(game|level|reason)\./.test(key)
    : /^osaczeni\.situation\.(?!area|family)/.test(key);
}
