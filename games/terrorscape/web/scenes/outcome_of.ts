import type { Happening } from '#web/src/lib/protocol.ts';
import { isMine, kindOf, partsOf, wordsOf } from '#web/src/games/facts.ts';
import type { Recent } from '#web/src/games/game.ts';
import { lookOf } from '#web/src/games/looks.ts';
import looks from '../../kinds.json?looks';
import type { Events } from '../kinds.ts';
import { personOf, roomsOf } from '../places.ts';

// What came of it, for both sides to read: the report, what the Killer asked and heard, who was hit.

export interface Outcome {
  id: number; // of the line in the log
  kind: keyof Events;
  happening: Happening;
  rooms: string[]; // it is about
  persons: string[];
  tone: 'noise' | 'quiet' | 'menace' | 'hope';
}

const tones: { [Kind in keyof Events]?: Outcome['tone'] } = {
  noise_report: 'noise',
  firecracker_report: 'noise',
  detected: 'menace',
  searched: 'menace',
  scared: 'menace',
  revealed: 'menace',
  nobody_hit: 'quiet',
  wounded: 'menace',
  prevented: 'hope',
  eliminated: 'menace',
  reappeared: 'menace',
  stealth: 'quiet',
  level_gained: 'menace',
  key_found: 'hope',
  help_moved: 'hope',
  healed: 'hope',
  escaped: 'hope',
  trap_sprung: 'hope',
  encounter_cancelled: 'quiet',
  plan_shown: 'hope',
  trait_shown: 'hope',
};

function toneOf(kind: keyof Events, rooms: string[], happening: Happening): Outcome['tone'] {
  if (kind === 'noise_report' && rooms.length === 0) return 'quiet';
  const named = partsOf(happening)['whos'];
  const nobody = (kind === 'detected' || kind === 'searched') && wordsOf(named).length === 0;
  return nobody ? 'quiet' : (tones[kind] ?? 'quiet');
}

export function outcomeOf(recent: readonly Recent[]): Outcome | null {
  const last = recent.findLast(({ happening }) => {
    const told = lookOf(looks, happening).outcome === true;
    // Of a stealth everybody learns that it was made; where it leads lies in the tray.
    return told && (!isMine(happening) || kindOf(happening) === 'stealth');
  });
  if (!last) return null;
  const { id, happening } = last;
  const kind = kindOf(happening) as keyof Events;
  const facts = partsOf(happening);
  const rooms = roomsOf(facts['rooms'] ?? facts['room']).filter((key) => key !== 'none');
  const persons = [...wordsOf(facts['whos']), personOf(facts['who'])].filter((key) => key !== '');
  return { id, kind, happening, rooms, persons, tone: toneOf(kind, rooms, happening) };
}
