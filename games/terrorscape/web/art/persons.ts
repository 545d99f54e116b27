// The five Survivors, as they are drawn on the board and on their cards.

export interface Look {
  skin: string;
  hair: string;
  coat: string;
  head: string; // hair or hat of a figure, round its head at 0,-86
  bust: string; // the same of a portrait, round its head at 0,-8
  beard: boolean;
  wide: number; // of the shoulders, 1 as usual
}

const long = 'M-15-80q-4-26 15-25t15 25q1 16-3 20l-5-4q4-16-3-26-11 6-14 2-4 16 0 24l-3 4q-4-6-2-20z';
const short = 'M-15-84q-3-22 15-21t15 21q-5-4-8-10-10 6-16 2-3 4-6 8z';
const knot = `${short}M-6-103q6-9 12 0-6 6-12 0z`;
const cap = 'M-16-88q-1-18 16-18t16 18q8 1 10 4-24-4-42 0z';
const parted = 'M-15-82q-5-23 14-24 18 0 16 24-3-12-9-16-8 8-18 8-2 3-3 8z';

const longBust = 'M-17-2q-4-30 17-29t17 29q1 14-4 20l-4-6q4-14-3-26-11 6-15 2-4 14 1 24l-4 6q-6-6-5-20z';
const shortBust = 'M-16-6q-4-26 16-25t16 25q-5-5-8-12-11 6-17 2-4 5-7 10z';
const knotBust = `${shortBust}M-7-29q7-11 14 0-7 7-14 0z`;
const capBust = 'M-17-11q-1-21 17-21t17 21q10 1 12 5-27-5-46 0z';
const partedBust = 'M-16-4q-6-27 15-28 20 0 18 28-3-14-10-19-9 9-20 9-2 4-3 10z';

export const persons: Record<string, Look> = {
  anna: {
    skin: '#efc6a4',
    hair: '#8a4022',
    coat: '#64526f',
    head: long,
    bust: longBust,
    beard: false,
    wide: 1,
  },
  johnson: {
    skin: '#8d5a3c',
    hair: '#b08a3c',
    coat: '#5d4a38',
    head: cap,
    bust: capBust,
    beard: true,
    wide: 1.16,
  },
  marco: {
    skin: '#d9a27c',
    hair: '#2b1b14',
    coat: '#57684c',
    head: short,
    bust: shortBust,
    beard: true,
    wide: 1.05,
  },
  sophia: {
    skin: '#c98e68',
    hair: '#191316',
    coat: '#43626c',
    head: knot,
    bust: knotBust,
    beard: false,
    wide: 0.95,
  },
  william: {
    skin: '#f0cdb0',
    hair: '#c9a15c',
    coat: '#4b556e',
    head: parted,
    bust: partedBust,
    beard: false,
    wide: 1,
  },
};

export const lookOf = (person: string): Look => persons[person] ?? persons['marco']!;
