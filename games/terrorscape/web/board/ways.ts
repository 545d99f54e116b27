import { borders, doors, room, roomKeys, roomNumber, type RoomKey, type Spot } from './layout.ts';

// How arrow keys walk: from room to room, through what lies between them.

const ahead: Record<string, Spot> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const middle = (number: number): Spot => {
  const { x, y, w, h } = room(number);
  return { x: x + w / 2, y: y + h / 2 };
};

/** The rooms beside one, each with where one goes through. */
export function besides(number: number): { room: number; through: Spot }[] {
  const here = roomKeys[number] as RoomKey;
  return [...doors, ...borders]
    .filter(({ rooms }) => rooms.includes(here))
    .map(({ rooms, x, y }) => ({
      room: roomNumber(rooms[0] === here ? rooms[1] : rooms[0]),
      through: { x, y },
    }));
}

/** The room that this arrow key leads to; null where there is no door that way. */
export function roomBeyond(number: number, key: string): number | null {
  const way = ahead[key];
  if (!way) return null;
  const from = middle(number);
  let best: number | null = null;
  let least = Infinity;
  for (const { room: next, through } of besides(number)) {
    const [dx, dy] = [through.x - from.x, through.y - from.y];
    const forward = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (forward > 20 && aside - forward < least) {
      least = aside - forward;
      best = next;
    }
  }
  return best;
}
