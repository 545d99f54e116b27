import type { Language } from '../../lib/settings.svelte.ts';

/** Who of the people at this device reads in which language, by seat. */
export type Languages = Record<number, Language>;
