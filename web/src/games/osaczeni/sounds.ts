import type { Happening } from '../../lib/protocol.ts';
import { eventOf } from '../facts.ts';
import type { SoundPlayer } from '../game.ts';

// A few sounds made of oscillators and noise: short, low, never in the way.

interface Tone {
  wave: OscillatorType | 'noise';
  from: number; // Hz; for noise the middle of the band
  to: number;
  seconds: number;
  loud: number;
  after?: number;
}

const sounds: Record<string, Tone[]> = {
  monster_came: [{ wave: 'sawtooth', from: 70, to: 42, seconds: 0.3, loud: 0.12 }],
  attacked: [
    { wave: 'noise', from: 160, to: 90, seconds: 0.22, loud: 0.5 },
    { wave: 'noise', from: 140, to: 80, seconds: 0.25, loud: 0.5, after: 0.24 },
  ],
  eaten: [
    { wave: 'sawtooth', from: 220, to: 38, seconds: 0.55, loud: 0.2 },
    { wave: 'noise', from: 900, to: 200, seconds: 0.35, loud: 0.3, after: 0.08 },
  ],
  ballot_shown: [{ wave: 'noise', from: 2600, to: 1400, seconds: 0.05, loud: 0.22 }],
  destination_shown: [{ wave: 'noise', from: 2200, to: 1200, seconds: 0.05, loud: 0.2 }],
  card_played: [{ wave: 'noise', from: 3200, to: 1500, seconds: 0.09, loud: 0.25 }],
  cards_drawn: [{ wave: 'noise', from: 2800, to: 1600, seconds: 0.08, loud: 0.2 }],
  dice_rolled: [
    { wave: 'noise', from: 1800, to: 1200, seconds: 0.04, loud: 0.3 },
    { wave: 'noise', from: 1500, to: 1000, seconds: 0.04, loud: 0.3, after: 0.09 },
    { wave: 'noise', from: 1700, to: 900, seconds: 0.05, loud: 0.25, after: 0.2 },
  ],
  dice_shown: [{ wave: 'noise', from: 420, to: 300, seconds: 0.28, loud: 0.35 }],
  moved: [
    { wave: 'noise', from: 300, to: 220, seconds: 0.05, loud: 0.3 },
    { wave: 'noise', from: 280, to: 200, seconds: 0.05, loud: 0.3, after: 0.14 },
  ],
  area_closed: [
    { wave: 'noise', from: 240, to: 120, seconds: 0.12, loud: 0.6 },
    { wave: 'noise', from: 220, to: 110, seconds: 0.14, loud: 0.6, after: 0.2 },
  ],
  badge_taken: [{ wave: 'triangle', from: 660, to: 880, seconds: 0.16, loud: 0.12 }],
  tied: [{ wave: 'triangle', from: 330, to: 311, seconds: 0.4, loud: 0.14 }],
  game_ended: [
    { wave: 'triangle', from: 220, to: 220, seconds: 0.9, loud: 0.12 },
    { wave: 'triangle', from: 330, to: 330, seconds: 1.1, loud: 0.1, after: 0.25 },
  ],
};

let noise: AudioBuffer | null = null;
function noiseOf(context: AudioContext): AudioBuffer {
  if (noise?.sampleRate === context.sampleRate) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function play({ context, out }: SoundPlayer, tone: Tone) {
  const start = context.currentTime + (tone.after ?? 0);
  const end = start + tone.seconds;
  const gain = context.createGain();
  gain.gain.setValueAtTime(tone.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(out);
  if (tone.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.setValueAtTime(tone.from, start);
    band.frequency.exponentialRampToValueAtTime(tone.to, end);
    source.connect(band).connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const source = context.createOscillator();
  source.type = tone.wave;
  source.frequency.setValueAtTime(tone.from, start);
  source.frequency.exponentialRampToValueAtTime(tone.to, end);
  source.connect(gain);
  source.start(start);
  source.stop(end);
}

export function sound(happening: Happening, player: SoundPlayer) {
  for (const tone of sounds[eventOf(happening).split('.')[0] ?? ''] ?? []) play(player, tone);
}
