import { borders, doors, room, roomKeys, roomNumber, type RoomKey, type Spot } from './layout.ts';

// How arrow keys walk: from room to room, through what lies between them.

const ahead: Record<string, { upright: boolean; sign: 1 | -1 }> = {
  ArrowLeft: { upright: true, sign: -1 },
  ArrowRight: { upright: true, sign: 1 },
  ArrowUp: { upright: false, sign: -1 },
  ArrowDown: { upright: false, sign: 1 },
};

const middle = (number: number): Spot => {
  const { x, y, w, h } = room(number);
  return { x: x + w / 2, y: y + h / 2 };
};

/** The rooms beside one, each with where one goes through. */
export function besides(number: number): { room: number; through: Spot & { upright: boolean } }[] {
  const here = roomKeys[number] as RoomKey;
  return [...doors, ...borders]
    .filter(({ rooms }) => rooms.includes(here))
    .map(({ rooms, x, y, upright }) => ({
      room: roomNumber(rooms[0] === here ? rooms[1] : rooms[0]),
      through: { x, y, upright },
    }));
}

/** The room that this arrow key leads to; null where there is no door in the wall on that side. */
export function roomBeyond(number: number, key: string): number | null {
  const way = ahead[key];
  if (!way) return null;
  const from = middle(number);
  let best: number | null = null;
  let least = Infinity;
  for (const { room: next, through } of besides(number)) {
    if (through.upright !== way.upright) continue;
    const [along, aside] = way.upright
      ? [through.x - from.x, through.y - from.y]
      : [through.y - from.y, through.x - from.x];
    if (along * way.sign > 0 && Math.abs(aside) < least) {
      least = Math.abs(aside);
      best = next;
    }
  }
  return best;
}
