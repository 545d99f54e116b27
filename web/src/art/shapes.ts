// Seat colours and their shapes: colour never stands alone. Outlines are drawn around 0,0 within a radius of 20.

export interface SeatLook {
  fill: string; // CSS colour
  edge: string; // its side in the shade
  ink: string; // of what stands on it
  shape: string; // SVG path
  lift: number; // how far the middle of the shape's body lies above or below its centre
}

const looks: Record<string, SeatLook> = {
  red: look('red', 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0z'),
  blue: look('blue', 'M-13-17h26q4 0 4 4v26q0 4-4 4h-26q-4 0-4-4v-26q0-4 4-4z'),
  green: look('green', 'M-3-19q3-4 6 0l17 31q2 6-4 6h-32q-6 0-4-6z', 4),
  yellow: look('yellow', 'M-3-20q3-3 6 0l17 17q3 3 0 6l-17 17q-3 3-6 0l-17-17q-3-3 0-6z'),
  purple: look('purple', 'M-2-19q2-1 4 0l14 8q2 1 2 3v16q0 2-2 3l-14 8q-2 1-4 0l-14-8q-2-1-2-3v-16q0-2 2-3z'),
  orange: look(
    'orange',
    'M0-21l6.4 11.8 13.2 2.6-9.2 9.8 1.7 13.4L0 10.9-12.1 16.6l1.7-13.4-9.2-9.8 13.2-2.6z',
    1,
  ),
  white: look('white', 'M-8-18h16v10h10v16h-10v10h-16v-10h-10v-16h10z'),
  black: { ...look('black', 'M-18 0a18 18 0 1 0 36 0a18 18 0 1 0-36 0z'), ink: '#fff' },
};

function look(colour: string, shape: string, lift = 0): SeatLook {
  const fill = `var(--seat-${colour})`;
  return { fill, edge: `color-mix(in srgb, ${fill} 50%, #000)`, ink: '#14100c', shape, lift };
}

/** In the order in which seats get them where the game has no order of its own. */
export const seatColours = Object.keys(looks);

/** An unknown colour is drawn as white, so that a seat is never invisible. */
export function seatLook(colour: string): SeatLook {
  return looks[colour] ?? looks['white']!;
}
