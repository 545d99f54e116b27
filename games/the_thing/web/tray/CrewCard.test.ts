import { expect, it } from 'vitest';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import { figuresOf } from '../position.ts';
import { sampleView } from '../sample_view.ts';
import type { Crew } from '../view.ts';
import CrewCard from './CrewCard.svelte';

tidyUp();

// The dead and the revealed have no marker on the track any more, which reads as 0 like that of a proven Human.
it('calls everybody what the rules know of them', async () => {
  const crew: Crew[] = ['standing', 'human', 'human', 'dead', 'alien', 'defeated'];
  const view = sampleView({ suspicion: [3, 0, 4, 0, 0, 0, 0, 0] }, 'move', { board: { crew } });
  type Part = Parameters<typeof draw>[number];
  await draw(...figuresOf(view.table).map((figure): Part => [CrewCard, { view, figure }]));
  const known = [...document.querySelectorAll('.known')].map((each) => each.className.split(' ')[1]);
  expect(known).toEqual(crew);
});
