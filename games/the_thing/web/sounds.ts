import { soundBy, type Tone } from '#web/src/games/shared/tones.ts';
import type { Events } from './kinds.ts';

const steps: Tone[] = [
  { wave: 'noise', from: 900, to: 500, seconds: 0.06, loud: 0.2 },
  { wave: 'noise', from: 800, to: 450, seconds: 0.06, loud: 0.2, after: 0.15 },
];
const card: Tone[] = [{ wave: 'noise', from: 2800, to: 1500, seconds: 0.08, loud: 0.2 }];
const roll: Tone[] = [
  { wave: 'noise', from: 1800, to: 1200, seconds: 0.04, loud: 0.3 },
  { wave: 'noise', from: 1500, to: 1000, seconds: 0.04, loud: 0.3, after: 0.09 },
  { wave: 'noise', from: 1700, to: 900, seconds: 0.05, loud: 0.25, after: 0.2 },
];
const howl: Tone[] = [
  { wave: 'sawtooth', from: 90, to: 310, seconds: 0.5, loud: 0.14 },
  { wave: 'sawtooth', from: 320, to: 44, seconds: 0.9, loud: 0.18, after: 0.35 },
  { wave: 'noise', from: 700, to: 160, seconds: 0.8, loud: 0.25, after: 0.3 },
];
const blow: Tone[] = [
  { wave: 'noise', from: 260, to: 90, seconds: 0.25, loud: 0.5 },
  { wave: 'sawtooth', from: 130, to: 40, seconds: 0.35, loud: 0.12, after: 0.05 },
];

const proven: Tone[] = [
  { wave: 'triangle', from: 440, to: 440, seconds: 0.25, loud: 0.1 },
  { wave: 'triangle', from: 660, to: 660, seconds: 0.35, loud: 0.1, after: 0.14 },
];

/** Wind, steps in the snow, a dying generator, and something that is none of these. */
export const sound = soundBy<Events>({
  weather_rolled: [{ wave: 'noise', from: 300, to: 700, seconds: 0.9, loud: 0.14 }],
  placed: steps,
  characters_fled: steps,
  gathered: steps,
  card_handed_in: card,
  card_handed_in_open: card,
  extra_card: card,
  flipped: card,
  assigned: card,
  traded: card,
  dice_rolled: roll,
  die_rerolled: roll,
  damage_placed: blow,
  alien_sabotaged: blow,
  damage_removed: [
    { wave: 'triangle', from: 1300, to: 900, seconds: 0.06, loud: 0.16 },
    { wave: 'triangle', from: 1500, to: 1000, seconds: 0.06, loud: 0.16, after: 0.14 },
  ],
  power_failed: [{ wave: 'sawtooth', from: 120, to: 24, seconds: 1.2, loud: 0.16 }],
  power_restored: [{ wave: 'sawtooth', from: 30, to: 110, seconds: 0.7, loud: 0.12 }],
  boiler_destroyed: [
    { wave: 'noise', from: 200, to: 60, seconds: 0.9, loud: 0.6 },
    { wave: 'noise', from: 4200, to: 2600, seconds: 1.1, loud: 0.12, after: 0.2 },
  ],
  burnt: [{ wave: 'noise', from: 500, to: 1400, seconds: 0.9, loud: 0.3 }],
  fought: [{ wave: 'noise', from: 600, to: 1600, seconds: 0.5, loud: 0.35 }],
  sos_sent: [0, 0.16, 0.32, 0.56, 0.8, 1.04, 1.32, 1.48, 1.64].map((after, i) => ({
    wave: 'sine' as const,
    from: 780,
    to: 780,
    seconds: i > 2 && i < 6 ? 0.18 : 0.09,
    loud: 0.12,
    after,
  })),
  rescue_moved: [
    { wave: 'noise', from: 160, to: 120, seconds: 0.1, loud: 0.3 },
    { wave: 'noise', from: 160, to: 120, seconds: 0.1, loud: 0.3, after: 0.14 },
    { wave: 'noise', from: 160, to: 120, seconds: 0.1, loud: 0.3, after: 0.28 },
  ],
  dog_placed: [{ wave: 'triangle', from: 420, to: 250, seconds: 0.12, loud: 0.12 }],
  dog_drawn: [{ wave: 'sawtooth', from: 180, to: 110, seconds: 0.4, loud: 0.08 }],
  revealed: howl,
  plan_shown: [{ wave: 'sawtooth', from: 70, to: 42, seconds: 0.4, loud: 0.14 }],
  assimilated: howl,
  suspicion_moved: ({ to }) => (to === 0 ? proven : []),
  voted: [{ wave: 'noise', from: 2600, to: 1400, seconds: 0.05, loud: 0.22 }],
  departed: [{ wave: 'noise', from: 120, to: 260, seconds: 1.2, loud: 0.4 }],
  game_ended: [
    { wave: 'triangle', from: 196, to: 196, seconds: 0.9, loud: 0.12 },
    { wave: 'triangle', from: 294, to: 294, seconds: 1.1, loud: 0.1, after: 0.25 },
  ],
});
