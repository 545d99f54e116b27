import { line, oval, type Drawing } from '../house/paint.ts';

/** On cards without a picture of their own: traits and plans. */
export const other: Drawing = [
  oval(25, 25, 17, 17, 'none', { stroke: '#3d5348', width: 3 }),
  line('M25 14l3.500 7.500 8 1-6 5.500 1.600 8-7.100-4-7.100 4 1.600-8-6-5.500 8-1z', '#3d5348', 2.6),
];
