import type { Language } from '../../lib/device/settings.svelte.ts';

/** Who of the people at this device reads in which language, by seat. */
export type Languages = Record<number, Language>;

/** What everybody may know of them, by seat: it stands on the curtain. */
export type People = Record<number, { name: string; colour: string }>;
