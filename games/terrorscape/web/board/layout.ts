// Where everything lies, in units of the house (1600 x 1000) with a strip above it. One place for all numbers, so that
// figures, rooms, doors, glow and arrow keys agree.

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

export const WIDTH = 1600;
export const TOP = -152;
export const HEIGHT = 1152;

export interface Room extends Box {
  key: RoomKey;
  code: string;
  area: 'C' | 'N' | 'Z';
  roofed: boolean;
  sign: Spot; // upper left corner of its name
  wide: number; // units its name may take
  stand: [Spot, Spot, Spot]; // where Survivors stand, feet
  menace: Spot; // where the Killer stands
  lamp: Spot; // what lights it
}

/** In the order of the rules. */
export const roomKeys = [
  'entrance_hall',
  'gallery',
  'corridor',
  'study',
  'library',
  'living_room',
  'dining_room',
  'kitchen',
  'storage',
  'banquet_hall',
  'back_path',
  'graveyard',
  'shed',
  'greenhouse',
  'garden',
] as const;
export type RoomKey = (typeof roomKeys)[number];

type Corners = [left: number, top: number, right: number, bottom: number];
type Spots = [Corners, [number, number][], [number, number], [number, number]];

function roomOf(index: number, code: string, [corners, stand, menace, lamp]: Spots): Room {
  const [x, y, right, bottom] = corners;
  const spot = ([sx, sy]: [number, number]): Spot => ({ x: sx, y: sy });
  return {
    key: roomKeys[index]!,
    code,
    area: code[0] as Room['area'],
    x,
    y,
    w: right - x,
    h: bottom - y,
    roofed: code[0] !== 'Z' || code === 'Z4',
    sign: { x: x + 8, y: y - 17 },
    wide: right - x - 16,
    stand: stand.map(spot) as Room['stand'],
    menace: spot(menace),
    lamp: spot(lamp),
  };
}

const spots: [string, Spots][] = [
  [
    'C1',
    [
      [40, 300, 460, 560],
      [
        [238, 468],
        [304, 540],
        [368, 462],
      ],
      [300, 548],
      [70, 452],
    ],
  ],
  [
    'C2',
    [
      [40, 560, 460, 830],
      [
        [212, 792],
        [288, 814],
        [356, 800],
      ],
      [250, 818],
      [390, 640],
    ],
  ],
  [
    'C3',
    [
      [460, 300, 760, 640],
      [
        [548, 470],
        [652, 520],
        [564, 606],
      ],
      [612, 610],
      [716, 352],
    ],
  ],
  [
    'C4',
    [
      [760, 520, 1080, 720],
      [
        [824, 700],
        [884, 706],
        [1016, 706],
      ],
      [846, 708],
      [1006, 622],
    ],
  ],
  [
    'C5',
    [
      [460, 640, 760, 830],
      [
        [506, 818],
        [690, 800],
        [722, 764],
      ],
      [704, 818],
      [644, 744],
    ],
  ],
  [
    'N1',
    [
      [40, 40, 340, 300],
      [
        [150, 286],
        [214, 288],
        [226, 190],
      ],
      [180, 286],
      [125, 100],
    ],
  ],
  [
    'N2',
    [
      [340, 40, 760, 300],
      [
        [372, 256],
        [680, 288],
        [726, 284],
      ],
      [700, 288],
      [545, 146],
    ],
  ],
  [
    'N3',
    [
      [760, 40, 1140, 190],
      [
        [846, 184],
        [950, 184],
        [1062, 184],
      ],
      [980, 184],
      [980, 126],
    ],
  ],
  [
    'N4',
    [
      [1140, 40, 1560, 260],
      [
        [1300, 246],
        [1372, 250],
        [1424, 186],
      ],
      [1340, 248],
      [1430, 64],
    ],
  ],
  [
    'N5',
    [
      [760, 190, 1140, 520],
      [
        [848, 380],
        [934, 440],
        [880, 500],
      ],
      [908, 500],
      [930, 214],
    ],
  ],
  [
    'Z1',
    [
      [40, 830, 520, 960],
      [
        [232, 944],
        [306, 930],
        [400, 944],
      ],
      [216, 946],
      [470, 880],
    ],
  ],
  [
    'Z2',
    [
      [520, 860, 1080, 960],
      [
        [632, 950],
        [724, 952],
        [920, 950],
      ],
      [880, 950],
      [984, 880],
    ],
  ],
  [
    'Z3',
    [
      [1080, 640, 1560, 960],
      [
        [1222, 900],
        [1342, 890],
        [1440, 880],
      ],
      [1206, 888],
      [1500, 742],
    ],
  ],
  [
    'Z4',
    [
      [760, 720, 1080, 860],
      [
        [862, 852],
        [922, 852],
        [976, 852],
      ],
      [920, 852],
      [920, 762],
    ],
  ],
  [
    'Z5',
    [
      [1140, 260, 1560, 640],
      [
        [1326, 520],
        [1400, 588],
        [1330, 436],
      ],
      [1390, 500],
      [1520, 520],
    ],
  ],
];

export const rooms: Room[] = spots.map(([code, spot], index) => roomOf(index, code, spot));
export const room = (number: number): Room => rooms[number]!;
export const roomNumber = (key: string): number => roomKeys.indexOf(key as RoomKey);

export interface Door extends Spot {
  key: string;
  rooms: [RoomKey, RoomKey];
  upright: boolean; // in a wall that goes up and down
  long: number;
}

const doorAt = (key: string, a: RoomKey, b: RoomKey, x: number, y: number, long = 0): Door => ({
  key,
  rooms: [a, b],
  x,
  y,
  upright: long > 0,
  long: long || 68,
});

/** In the order of the rules; those with a length are in upright walls. */
export const doors: Door[] = [
  doorAt('d01', 'living_room', 'dining_room', 340, 195, 72),
  doorAt('d02', 'living_room', 'entrance_hall', 276, 300),
  doorAt('d03', 'dining_room', 'kitchen', 760, 132, 64),
  doorAt('d04', 'kitchen', 'storage', 1140, 132, 72),
  doorAt('d05', 'storage', 'garden', 1350, 260),
  doorAt('d06', 'dining_room', 'entrance_hall', 404, 300),
  doorAt('d07', 'dining_room', 'banquet_hall', 760, 252, 64),
  doorAt('d08', 'corridor', 'banquet_hall', 760, 430, 72),
  doorAt('d09', 'entrance_hall', 'corridor', 460, 455, 72),
  doorAt('d10', 'entrance_hall', 'gallery', 330, 560),
  doorAt('d11', 'gallery', 'corridor', 460, 600, 56),
  doorAt('d12', 'gallery', 'library', 460, 752, 72),
  doorAt('d13', 'study', 'banquet_hall', 965, 520),
  doorAt('d14', 'study', 'library', 760, 680, 56),
  doorAt('d15', 'library', 'greenhouse', 760, 782, 66),
  doorAt('d16', 'shed', 'greenhouse', 1080, 796, 72),
  doorAt('d17', 'gallery', 'back_path', 250, 830),
];

/** Gaps in the hedges, in the order of the rules. */
export const borders: (Spot & { key: string; rooms: [RoomKey, RoomKey]; upright: boolean })[] = [
  { key: 'b01', rooms: ['back_path', 'graveyard'], x: 520, y: 918, upright: true },
  { key: 'b02', rooms: ['graveyard', 'shed'], x: 1082, y: 918, upright: true },
  { key: 'b03', rooms: ['shed', 'garden'], x: 1365, y: 640, upright: false },
];

/** Where one points for a whole area. */
export const wings: (Spot & { key: 'red' | 'blue' | 'green'; letter: Room['area'] })[] = [
  { key: 'red', letter: 'C', x: 520, y: 590 },
  { key: 'blue', letter: 'N', x: 800, y: 170 },
  { key: 'green', letter: 'Z', x: 1180, y: 640 },
];

/** The size of the Killer in a room. */
export const menaceScale = ({ h }: Box): number => Math.min(1.06, Math.max(0.56, (h - 26) / 214));

/** How high the wall is that one sees below an edge. */
export const WALL = 46;

/** Passages: pairs of signs, and the dotted way that is shown when one is chosen. */
export const passages: { sign: string; ends: [Spot, Spot]; rooms: [RoomKey, RoomKey]; way: string }[] = [
  {
    sign: 'I',
    ends: [
      { x: 92, y: 66 },
      { x: 582, y: 914 },
    ],
    rooms: ['living_room', 'graveyard'],
    way: 'M92 84Q14 110 14 300V930Q14 990 90 990H520Q582 990 582 938',
  },
  {
    sign: 'II',
    ends: [
      { x: 1033, y: 280 },
      { x: 1238, y: 512 },
    ],
    rooms: ['banquet_hall', 'garden'],
    way: 'M1033 296Q1050 430 1140 470T1238 496',
  },
];
