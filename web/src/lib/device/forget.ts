// Deletes what this person left behind: here, and at every table.
import { api, ApiError } from '../connection/api.ts';
import { identity } from './identity.svelte.ts';
import { settings } from './settings.svelte.ts';
import { text } from '../text/text.svelte.ts';

/** False: of some tables the server cannot, because their rows are damaged; asking again would not help. */
export async function forgetEverything(): Promise<boolean> {
  let whole = true;
  // Only this device can prove who it is: while the server does not do it, nothing is thrown away here. One whom
  // the server does not know any more (401) has nothing there.
  if (identity.guest)
    await api.forgetMe().catch((error: unknown) => {
      if (!(error instanceof ApiError && (error.status === 401 || error.status === 409))) throw error;
      whole = error.status !== 409;
    });
  identity.forget();
  settings.forget();
  for (const key of Object.keys(localStorage)) if (key.startsWith('holdout.')) localStorage.removeItem(key);
  await text.follow();
  return whole;
}
