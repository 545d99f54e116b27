import type { OwnPart, Secrets } from '#web/e2e/own_parts.ts';
import type { TerrorscapeView } from '../view.ts';

// Of two sides each has its own half of the view; at the end both halves lie open. The first seat is the Killer's, as
// tables have it unless somebody says otherwise.
const kKiller = 0;
const kSeats = 4;

/** A blank place is written as the first room: what strangers have of an unknown place. */
const places = (list: readonly string[]) => list.map((room) => (room === 'entrance_hall' ? 'none' : room));

function ownPartsOf(view: TerrorscapeView): OwnPart[] {
  const { viewer: me, table, survivors, killer, picks } = view;
  const over = table.phase === 'over';
  const hunts = over || me === kKiller;
  const hides = over || (me > kKiller && me < kSeats);
  const ofSurvivors = (name: string, value: unknown): OwnPart => ({ name, value, allowed: hides });
  const ofKiller = (name: string, value: unknown): OwnPart => ({ name, value, allowed: hunts });
  return [
    ofSurvivors('of_survivors', view.of_survivors),
    ofSurvivors('at', places(survivors.at)),
    ofSurvivors('packs', survivors.packs),
    ofSurvivors('discovery', survivors.discovery),
    ofSurvivors('search', survivors.search),
    ofSurvivors('discards', survivors.discards),
    ofSurvivors('repairs', [survivors.repairs, survivors.repaired]),
    ofSurvivors('trap', survivors.trap),
    ofSurvivors('noise', [survivors.noise, survivors.firecracker]),
    ofSurvivors('turn', [survivors.turn, survivors.acted, survivors.done, survivors.speaker]),
    ofSurvivors('drawn', survivors.drawn),
    ofSurvivors('offer', survivors.offer),
    ofSurvivors('draft', view.draft),
    ofSurvivors('picked', picks.settled),
    ofKiller('of_killer', view.of_killer),
    ofKiller('hand', killer.hand),
    ofKiller('deck', killer.deck),
    ofKiller('discarded', killer.discards),
    ofKiller('paying', killer.paying),
    ofKiller('locked', killer.locked),
    ofKiller('chosen', picks.killer),
  ];
}

export const secrets: Secrets = {
  fields: 'stack of_survivors of_killer hand_size picks survivors draft killer',
  parts: ownPartsOf,
  // What one side notices all of it notices; seats of both sides are held against each other.
  both: () => false,
};
