// Deletes what this person left behind: here, and those of their own tables that no game needs any more.
import { api } from './api.ts';
import { identity } from './identity.svelte.ts';
import { settings } from './settings.svelte.ts';
import { text } from './text.svelte.ts';

export async function forgetEverything(): Promise<void> {
  if (identity.guest) {
    const mine = await api.myTables().catch(() => []);
    const gone = mine.filter((table) => table.status === 'open' || table.status === 'over');
    // Tables of others refuse; that is theirs to decide.
    await Promise.all(gone.map((table) => api.remove(table.code).catch(() => undefined)));
  }
  identity.forget();
  settings.forget();
  for (const key of Object.keys(localStorage)) if (key.startsWith('holdout.')) localStorage.removeItem(key);
  await text.want('core');
}
