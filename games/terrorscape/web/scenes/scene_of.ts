import type { Sentence } from '#web/src/lib/protocol.ts';
import { numberOfRoom, questionOf, type TerrorscapeView } from '../position.ts';
import { room } from '../board/layout.ts';

// What goes on between the sides, out of what both see: the secret choice, an encounter, a flight in the dark.

export interface Scene {
  kind: 'casting' | 'encounter' | 'flee';
  title: Sentence;
  text: Sentence | null;
}

const say = (key: string, facts: Sentence[1] = {}): Sentence => [`web.terrorscape.scene.${key}`, facts];

const steps: Record<string, string> = {
  cat_and_mouse: 'cat_and_mouse',
  human_shield: 'shield',
  slip_away: 'shield',
  attack_card: 'attack_card',
  defender: 'defender',
  defence_item: 'item',
  amulet: 'amulet',
};

export function sceneOf(view: TerrorscapeView): Scene | null {
  const { table } = view;
  if (table.phase === 'setup' && (table.moment === 'pick' || table.moment === 'traits'))
    return { kind: 'casting', title: say('casting'), text: say(`casting.${table.moment}`) };
  if (table.moment === 'flee') return { kind: 'flee', title: say('flee'), text: say('flee.text') };
  if (table.meeting.at !== 'none') {
    const step = steps[table.moment];
    return {
      kind: 'encounter',
      title: say('encounter', { room: `room:${table.meeting.at}` }),
      text: step ? say(`encounter.${step}`) : null,
    };
  }
  return null;
}

/** Whether the scene stands above on the board: what it is about is then in the lower half. */
export function sceneHigh(view: TerrorscapeView): boolean {
  const scene = sceneOf(view);
  if (scene?.kind === 'casting') return false;
  const at = numberOfRoom(view.table.meeting.at);
  return at >= 0 && room(at).y + room(at).h / 2 > 480;
}

/** A question whose answers the scene shows as pictures. */
export const isCasting = (view: TerrorscapeView): boolean => questionOf(view) === 'pick';
