import type { Happening } from '#web/src/lib/protocol.ts';
import { toldOf, wordOf } from '#web/src/games/facts.ts';
import type { Events } from '../kinds.ts';
import { roomsOf } from '../places.ts';
import { numberOfRoom, PLACES, type TerrorscapeView } from '../position.ts';
import { besides } from '../board/ways.ts';

// After the game: the ways of all four, round by round.

export interface Stop {
  reported: (number | null)[]; // by place: the room of each at the report
  after: (number | null)[]; // after a flight
  killer: number[]; // the rooms he went through in his phase, the last one is where he stayed
  hidden: boolean; // he ended in stealth
  noise: number; // rooms reported, as bits
  firecracker: boolean;
  searched: number[]; // rooms he searched, empty of everybody
  near: number[]; // of those, the ones beside somebody
  repairs: number;
}

const roomOr = (key: string | undefined): number | null => {
  const number = numberOfRoom(key ?? 'none');
  return number < 0 ? null : number;
};

interface Hunt {
  killer: number[];
  hidden: boolean;
  noise: number;
  firecracker: boolean;
  searched: number[];
}

const nothing = (from: number): Hunt => ({
  killer: [from],
  hidden: false,
  noise: 0,
  firecracker: false,
  searched: [],
});

/** What was told of the Killer and of noise, by round. */
function huntsOf(happened: readonly Happening[], from: number): Hunt[] {
  const hunts: Hunt[] = [];
  let at = from;
  for (const happening of happened) {
    const { kind, parts } = toldOf<Events>(happening);
    if (kind === 'round_began') hunts.push(nothing(at));
    const now = hunts.at(-1);
    if (!now) continue;
    if (kind === 'killer_moved' || kind === 'reappeared') {
      at = numberOfRoom(wordOf(parts.room));
      now.killer.push(at);
    } else if (kind === 'stealth') {
      now.hidden = true;
      const end = parts.place === undefined ? -1 : numberOfRoom(wordOf(parts.place));
      if (end >= 0) {
        at = end;
        now.killer.push(at);
      }
    } else if (kind === 'noise_report')
      now.noise = roomsOf(parts.rooms).reduce((bits, key) => bits | (1 << numberOfRoom(key)), 0);
    else if (kind === 'firecracker_report') now.firecracker = true;
    else if (kind === 'searched' && roomsOf(parts.whos).length === 0)
      now.searched.push(numberOfRoom(wordOf(parts.room)));
  }
  return hunts;
}

export function stopsOf(view: TerrorscapeView, happened: readonly Happening[]): Stop[] {
  const hunts = huntsOf(happened, numberOfRoom('garden'));
  const { tracks } = view.survivors;
  return hunts.map((hunt, i) => {
    const track = tracks[i];
    const reported = PLACES.map((place) => roomOr(track?.reported[place]));
    const after = PLACES.map((place) => roomOr(track?.after[place]));
    const near = hunt.searched.filter((room) =>
      besides(room).some(({ room: next }) => reported.includes(next)),
    );
    return { ...hunt, reported, after, near, repairs: track?.repairs ?? 0 };
  });
}

/** Dice by what they showed, thrown by each. */
export function luckOf(happened: readonly Happening[]): Map<string, number[]> {
  const luck = new Map<string, number[]>();
  for (const happening of happened) {
    const { kind, parts } = toldOf<Events>(happening);
    if (kind !== 'dice_rolled' || !Array.isArray(parts.faces)) continue;
    const who = wordOf(parts.who);
    luck.set(who, [...(luck.get(who) ?? []), ...parts.faces.slice(0, parts.n)]);
  }
  return luck;
}
