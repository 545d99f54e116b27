import { soundBy, type Tone } from '#web/src/games/shared/tones.ts';
import type { Events } from './kinds.ts';

const steps: Tone[] = [
  { wave: 'noise', from: 420, to: 240, seconds: 0.07, loud: 0.22 },
  { wave: 'noise', from: 380, to: 220, seconds: 0.07, loud: 0.22, after: 0.18 },
];
const tread: Tone[] = [
  { wave: 'noise', from: 130, to: 60, seconds: 0.2, loud: 0.5 },
  { wave: 'sine', from: 70, to: 38, seconds: 0.22, loud: 0.3 },
];
const card: Tone[] = [{ wave: 'noise', from: 2800, to: 1500, seconds: 0.08, loud: 0.2 }];
const hammer: Tone[] = [0, 0.16, 0.32].map((after) => ({
  wave: 'triangle' as const,
  from: 240,
  to: 90,
  seconds: 0.09,
  loud: 0.35,
  after,
}));
const splinter: Tone[] = [
  { wave: 'noise', from: 1600, to: 300, seconds: 0.3, loud: 0.5 },
  { wave: 'noise', from: 3200, to: 1400, seconds: 0.12, loud: 0.25, after: 0.05 },
];
const roll: Tone[] = [
  { wave: 'noise', from: 1800, to: 1200, seconds: 0.04, loud: 0.3 },
  { wave: 'noise', from: 1500, to: 1000, seconds: 0.04, loud: 0.3, after: 0.09 },
  { wave: 'noise', from: 1700, to: 900, seconds: 0.05, loud: 0.25, after: 0.2 },
];
const sting: Tone[] = [
  { wave: 'sawtooth', from: 98, to: 62, seconds: 0.9, loud: 0.2 },
  { wave: 'sawtooth', from: 104, to: 66, seconds: 0.9, loud: 0.2 },
  { wave: 'noise', from: 400, to: 120, seconds: 0.8, loud: 0.25, after: 0.05 },
];
const blow: Tone[] = [
  { wave: 'noise', from: 260, to: 80, seconds: 0.3, loud: 0.6 },
  { wave: 'sawtooth', from: 150, to: 40, seconds: 0.4, loud: 0.16, after: 0.04 },
];

/** Rain, a house that creaks, a heavy tread. Quiet most of the time, so that the loud moment is loud. */
export const sound = soundBy<Events>({
  moved: steps,
  fled: steps,
  killer_moved: tread,
  drawn: card,
  kept: card,
  played: card,
  exchanged: card,
  skill_drawn: card,
  blocked: hammer,
  block_removed: splinter,
  block_removed_by: splinter,
  block_broken: splinter,
  repaired: [
    { wave: 'noise', from: 2400, to: 900, seconds: 0.35, loud: 0.15 },
    { wave: 'sine', from: 900, to: 1300, seconds: 0.2, loud: 0.07, after: 0.2 },
  ],
  key_found: [
    { wave: 'triangle', from: 1568, to: 1568, seconds: 0.18, loud: 0.12 },
    { wave: 'triangle', from: 2093, to: 2093, seconds: 0.3, loud: 0.1, after: 0.12 },
  ],
  help_moved: [0, 0.16, 0.32].map((after) => ({
    wave: 'sine' as const,
    from: 780,
    to: 780,
    seconds: 0.1,
    loud: 0.12,
    after,
  })),
  noise_report: ({ rooms }) =>
    rooms === 0 ? [] : [{ wave: 'noise', from: 700, to: 200, seconds: 0.5, loud: 0.4 }],
  firecracker_report: [0, 0.09, 0.21, 0.3, 0.44].map((after) => ({
    wave: 'noise' as const,
    from: 1900,
    to: 500,
    seconds: 0.08,
    loud: 0.5,
    after,
  })),
  detected: [{ wave: 'sine', from: 60, to: 90, seconds: 0.6, loud: 0.2 }],
  searched: [{ wave: 'noise', from: 300, to: 700, seconds: 0.5, loud: 0.2 }],
  scared: [{ wave: 'sawtooth', from: 220, to: 330, seconds: 0.5, loud: 0.07 }],
  stealth: [{ wave: 'noise', from: 900, to: 100, seconds: 1.1, loud: 0.22 }],
  reappeared: sting,
  encounter_began: sting,
  dice_rolled: roll,
  trap_sprung: [{ wave: 'triangle', from: 1900, to: 300, seconds: 0.12, loud: 0.4 }],
  defended: ({ success }) =>
    success === 'yes'
      ? [
          { wave: 'triangle', from: 330, to: 330, seconds: 0.25, loud: 0.12 },
          { wave: 'triangle', from: 494, to: 494, seconds: 0.35, loud: 0.12, after: 0.14 },
        ]
      : blow,
  wounded: blow,
  eliminated: [...blow, { wave: 'sawtooth', from: 60, to: 28, seconds: 1.4, loud: 0.2, after: 0.3 }],
  level_gained: [{ wave: 'sawtooth', from: 55, to: 110, seconds: 0.9, loud: 0.16 }],
  game_ended: [
    { wave: 'triangle', from: 196, to: 196, seconds: 0.9, loud: 0.12 },
    { wave: 'triangle', from: 294, to: 294, seconds: 1.1, loud: 0.1, after: 0.25 },
  ],
});
