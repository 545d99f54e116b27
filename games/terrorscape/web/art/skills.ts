import { line, oval, patch, rect, turned, type Drawing } from '../house/paint.ts';

// What is on the Killer's cards, in a square of 50.

const kBlood = '#5a1512';
const kBone = '#f3e3cb';
const kWood = '#8a5a34';
const board = (x: number, y: number, w: number): Drawing[number] =>
  rect(x, y, w, 8, kWood, { stroke: '#2a1208', width: 2 });

export const skills: Record<string, Drawing> = {
  detection: [
    line('M16 36q-4-4-4-14q0-14 14-14t13 14q0 8-8 12q-3 10-9 10t-6-8', kBlood, 4),
    line('M20 24q0-8 7-8t6 7q0 4-5 6', kBlood, 3),
  ],
  chase: [patch('M14 8h14v20l14 8v8H12z', kBlood), line('M4 20h6M2 28h8M4 36h6', kBlood, 3)],
  barricade: [
    ...turned([board(4, 12, 42)], -14, 25, 25),
    ...turned([board(4, 28, 42)], 10, 25, 25),
    oval(9, 19, 1.8, 1.8, '#2a1208'),
    oval(41, 34, 1.8, 1.8, '#2a1208'),
  ],
  ominous_growl: [
    patch('M6 20q19-20 38 0q-2 22-19 24q-17-2-19-24z', kBlood),
    patch('M12 20l4 8 5-8 4 9 4-9 5 8 4-8zM16 38l4-7 5 7 4-7 5 7z', kBone),
  ],
  frenzy: [line('M10 8l14 34M22 6l10 38M34 8l6 30', kBlood, 5), line('M14 12l8 20M24 12l7 26', '#c2332a', 2)],
  not_a_step_further: [
    rect(12, 6, 26, 40, '#4a2f22', { stroke: '#2a1208', width: 2 }),
    ...turned([board(5, 12, 40)], -10, 25, 16),
    ...turned([board(5, 22, 40)], 8, 25, 26),
    ...turned([board(5, 33, 40)], -5, 25, 36),
  ],
  pure_fury: [
    patch('M25 3l5 11 11-6-4 12 11 4-11 6 5 12-12-4-5 10-6-10-11 5 4-12-11-5 11-5-5-11 12 4z', kBlood),
    patch('M14 22q6-4 9 1-5 4-9-1zM36 22q-6-4-9 1 5 4 9-1z', '#ffb36a'),
    line('M18 32q7-5 14 0', '#ffb36a', 2.6),
  ],
  shriek: [
    patch('M18 12q7-7 14 0 5 6 2 16-2 12-9 16-7-4-9-16-3-10 2-16z', kBlood),
    oval(25, 33, 4, 7, '#150304'),
    oval(20.5, 20, 3, 4, kBone),
    oval(29.5, 20, 3, 4, kBone),
    line('M9 16q-5 9 0 20M41 16q5 9 0 20', kBlood, 3),
  ],
  nightmare_rush: [
    patch('M44 12q-16-8-24 4-6-2-10 2l6 4q-8 2-12 10 8-2 12 2-2 6-8 8 14 4 22-4 10-4 14-26z', kBlood),
    oval(34, 18, 2.6, 3.4, kBone),
    line('M2 20h8M3 42h7', kBlood, 3),
  ],
  vanish: [
    patch('M14 16q11-16 22 0 3 12 0 20l-5-4-6 8-6-8-5 4q-3-8 0-20z', kBlood, { opacity: 0.55 }),
    line('M6 36q8-8 16 0t16 0 8-3M4 44q9-7 18 0t18 0', kBlood, 3.4),
    oval(21, 20, 2.2, 3, kBone),
    oval(29, 20, 2.2, 3, kBone),
  ],
  scent_of_fear: [
    patch('M20 6q-2 16-10 24 0 10 12 10l4-4 4 4q12 0 10-10-8-10-8-24z', kBlood),
    oval(17, 34, 3, 2.6, '#150304'),
    oval(33, 34, 3, 2.6, '#150304'),
    line('M6 12q-4 6 0 12M44 12q4 6 0 12', kBlood, 3),
  ],
  life_drain: [
    patch('M25 42C9 30 6 22 9 15c4-8 13-6 16 2 3-8 12-10 16-2 3 7 0 15-16 27z', kBlood),
    line('M25 18v18M17 24l8-6 8 6', kBone, 3),
  ],
  stalk: [
    patch('M3 26q22-26 44 0-22 24-44 0z', kBlood),
    oval(25, 25, 8, 9, kBone),
    oval(25, 25, 3, 8, '#150304'),
  ],
  deduction: [
    oval(20, 20, 13, 13, 'none', { stroke: kBlood, width: 4 }),
    line('M30 30l14 14', kBlood, 6),
    line('M14 20l5 5 8-10', kBlood, 3),
  ],
  death_notice: [
    rect(9, 6, 32, 40, kBone, { stroke: kBlood, width: 3, r: 2 }),
    patch('M17 20q8-10 16 0 1 6-3 8v4H20v-4q-4-2-3-8z', kBlood),
    oval(21.5, 22, 2, 2.4, kBone),
    oval(28.5, 22, 2, 2.4, kBone),
    line('M15 39h20', kBlood, 2.6),
  ],
  lurking_threat: [
    patch('M6 46V10h14v36zM30 46V10h14v36z', kBlood),
    patch('M20 46V10h10v36z', '#150304'),
    line('M22.500 22h1M27 22h1', '#ff6a4e', 4),
  ],
  bloody_harvest: [
    line('M14 46L30 14', kWood, 4),
    patch('M26 16Q22 4 6 10q20-14 38 4-8-4-18 2z', '#8d979b', { stroke: '#2a1208', width: 2 }),
    patch('M38 24q5 8 0 11-5-3 0-11zM30 32q3 5 0 7-3-2 0-7z', '#a3211a'),
  ],
};
