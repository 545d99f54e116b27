// What this device keeps for the table screen; a browser that keeps nothing loses comfort and no more.

const kPrefix = 'holdout.table.';

export function recall<T>(name: string, otherwise: T): T {
  try {
    const kept = localStorage.getItem(kPrefix + name);
    return kept === null ? otherwise : (JSON.parse(kept) as T);
  } catch {
    return otherwise;
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(kPrefix + name, JSON.stringify(value));
  } catch {
    // a full or forbidden storage
  }
}
