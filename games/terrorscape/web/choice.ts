import { Choice } from '#web/src/games/shared/choice.svelte.ts';
import { optionPath } from './places.ts';

export const choice = new Choice(optionPath);
