import type { Facts, Sentence } from '#web/src/lib/protocol.ts';
import { doors, rooms } from './layout.ts';
import {
  certainPlaces,
  has,
  killerAt,
  personAt,
  PLACES,
  reportsOf,
  sideOf,
  stealthToken,
  whereIs,
  type TerrorscapeView,
} from '../position.ts';

// What a room is and who is there, in words, for the side that looks.

const say = (key: string, facts: Facts = {}): Sentence => [`web.terrorscape.room.${key}`, facts];

/** What it is good for. */
const features: Record<string, string> = {
  entrance_hall: 'main_exit',
  gallery: 'item',
  storage: 'item',
  greenhouse: 'item',
  living_room: 'radio',
  garden: 'hidden_exit',
  library: 'information',
  graveyard: 'mystic',
  shed: 'tool',
};
const passageOf: Record<string, string> = {
  living_room: 'graveyard',
  graveyard: 'living_room',
  banquet_hall: 'garden',
  garden: 'banquet_hall',
};

function peopleWords(view: TerrorscapeView, number: number): Sentence[] {
  const { table } = view;
  const said: Sentence[] = [];
  if (killerAt(view) === number) said.push(say('killer', { killer: `killer:${table.killer}` }));
  if (stealthToken(view) === number) said.push(say('token'));
  const here = PLACES.filter((place) => whereIs(view, place) === number);
  if (here.length > 0)
    said.push(say('here', { whos: `person:${here.map((place) => personAt(table, place)).join(',')}` }));
  if (sideOf(view) !== 'survivors')
    for (const [place, certain] of certainPlaces(view).entries())
      if (certain.room === number && certain.round > 0)
        said.push(say('certain', { who: `person:${personAt(table, place)}`, n: certain.round }));
  return said;
}

function noiseWords({ table, survivors, of_survivors }: TerrorscapeView, number: number): Sentence[] {
  const said: Sentence[] = [];
  if (has(table.noise, number)) said.push(say('noise'));
  else if (of_survivors && has(survivors.noise, number)) said.push(say('noise_made'));
  if (has(table.noise_before, number)) said.push(say('noise_before'));
  const heard = reportsOf(table.history).filter(({ rooms: bits }) => has(bits, number)).length;
  if (heard > 1) said.push(say('heard', { n: heard }));
  return said;
}

/** Its name first. */
export function roomWords(view: TerrorscapeView, number: number): Sentence[] {
  const { key } = rooms[number]!;
  const room = `room:${key}`;
  const blocked = doors.filter(({ rooms: ends }, i) => ends.includes(key) && has(view.table.blocks, i));
  return [
    say('name', { room, code: rooms[number]!.code }),
    ...(features[key] ? [say(`is.${features[key]}`)] : []),
    ...peopleWords(view, number),
    ...noiseWords(view, number),
    ...blocked.map(({ key: door }) => say('blocked', { door: `door:${door}` })),
    ...(view.of_survivors && view.survivors.trap === key ? [say('trap')] : []),
    ...(passageOf[key] ? [say('passage', { room: `room:${passageOf[key]}` })] : []),
  ];
}
