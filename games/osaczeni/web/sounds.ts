import { soundBy } from '#web/src/games/shared/tones.ts';
import type { Events } from './kinds.ts';

export const sound = soundBy<Events>({
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
});
