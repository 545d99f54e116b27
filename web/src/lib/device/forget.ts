// Deletes what this person left behind: here, and at every table.
import { api, ApiError } from '../connection/api.ts';
import { identity } from './identity.svelte.ts';
import { settings } from './settings.svelte.ts';
import { text } from '../text/text.svelte.ts';

export async function forgetEverything(): Promise<void> {
  // Only this device can prove who it is: while the server does not do it, nothing is thrown away here. One whom
  // the server does not know any more (401) has nothing there.
  if (identity.guest)
    await api.forgetMe().catch((error: unknown) => {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    });
  identity.forget();
  settings.forget();
  for (const key of Object.keys(localStorage)) if (key.startsWith('holdout.')) localStorage.removeItem(key);
  await text.follow();
}
