import { doors, room, roomKeys, type Spot } from '../board/layout.ts';

// Light in the house: lamps that always burn, lanterns that walk, the one who brings his own. Each lights its room and
// falls through the doors into those beside it.

export type Look = 'killer' | 'survivors' | 'dusk';
export type Kind = 'lamp' | 'lantern' | 'menace';

export interface Source extends Spot {
  room: number;
  kind: Kind;
}

export interface Pool extends Source {
  r: number;
  strong: number; // 0 to 1
}

const reach: Record<Kind, number> = { lamp: 155, lantern: 240, menace: 350 };
const kThroughDoor = 112;

/** Light under the lintel of a door, as far as it falls into the room beyond. */
function spills(source: Source): Pool[] {
  const here = roomKeys[source.room];
  return doors
    .filter(({ rooms }) => rooms.includes(here!))
    .map(({ x, y, rooms, upright }) => ({
      room: roomKeys.indexOf(rooms[0] === here ? rooms[1] : rooms[0]),
      kind: source.kind,
      x,
      y: upright ? y : y + 24,
      r: source.kind === 'menace' ? kThroughDoor * 1.35 : kThroughDoor,
      strong: 0.62,
    }));
}

const lamps: Pool[] = roomKeys.map((_, number) => ({
  ...room(number).lamp,
  room: number,
  kind: 'lamp',
  r: reach.lamp,
  strong: 0.7,
}));

/** All pools of light; in the Killer's look nothing burns but what is his. */
export function pools(sources: readonly Source[], look: Look): Pool[] {
  const walking = sources.flatMap((source) => [
    { ...source, r: reach[source.kind], strong: 1 },
    ...spills(source),
  ]);
  return look === 'killer' ? walking : [...lamps, ...walking];
}
