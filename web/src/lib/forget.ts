// Deletes what this person left behind: here, and at every table.
import { api } from './api.ts';
import { identity } from './identity.svelte.ts';
import { settings } from './settings.svelte.ts';
import { text } from './text.svelte.ts';

export async function forgetEverything(): Promise<void> {
  // Only this device can prove whose they are: while the server does not do it, nothing is thrown away here.
  if (identity.guest) await api.forgetMe();
  identity.forget();
  settings.forget();
  for (const key of Object.keys(localStorage)) if (key.startsWith('holdout.')) localStorage.removeItem(key);
  await text.want('core');
}
