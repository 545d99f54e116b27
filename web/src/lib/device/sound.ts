// Sounds are made on the spot by the game's web part; off until somebody wants them.
import type { GameUi, SoundPlayer } from '../../games/game.ts';
import type { Happening } from '../protocol.ts';
import { settings } from './settings.svelte.ts';

let player: SoundPlayer | null = null;

function soundPlayer(): SoundPlayer | null {
  if (player || !('AudioContext' in globalThis)) return player;
  const context = new AudioContext();
  const out = context.createGain();
  out.gain.value = 0.5;
  out.connect(context.destination);
  return (player = { context, out });
}

export function playHappening(game: GameUi, happening: Happening) {
  if (!settings.values.sound || !game.sound || document.hidden) return;
  const sounds = soundPlayer();
  if (sounds) game.sound(happening, sounds);
}
