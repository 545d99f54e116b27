// What this device keeps for the table screen; where its browser keeps nothing, this tab does until it is closed.

const kPrefix = 'holdout.table.';
const unkept = new Map<string, unknown>();

export function recall<T>(name: string, otherwise: T): T {
  if (unkept.has(name)) return unkept.get(name) as T;
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
    unkept.delete(name);
  } catch {
    unkept.set(name, value); // a full or forbidden storage
  }
}
