import type { Happening } from '../../lib/protocol.ts';
import { toldOf } from '../facts.ts';
import type { SoundPlayer } from '../game.ts';

// Sounds made of oscillators and noise on the spot: short, low, never in the way.

export interface Tone {
  wave: OscillatorType | 'noise';
  from: number; // Hz; for noise the middle of the band
  to: number;
  seconds: number;
  loud: number;
  after?: number;
}

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

type Sound<Parts> = Tone[] | ((parts: Parts) => Tone[]);
type Sounds<Events> = { [Kind in keyof Events]?: Sound<Events[Kind]> };

/** The sound of an event, by its kind. */
export function soundBy<Events>(sounds: Sounds<Events>) {
  return (happening: Happening, player: SoundPlayer) => {
    const { kind, parts } = toldOf<Events>(happening);
    const sound = sounds[kind] as Sound<typeof parts> | undefined;
    for (const tone of (typeof sound === 'function' ? sound(parts) : sound) ?? []) play(player, tone);
  };
}
