import { expect, it } from 'vitest';
import { draw, tidyUp } from '#web/src/games/shared/board_testing.ts';
import { figuresOf } from '../position.ts';
import { sampleView } from '../sample_view.ts';
import CrewCard from './CrewCard.svelte';

tidyUp();

// The dead and the revealed have no marker on the track any more, which reads as 0 like that of a proven Human.
it('calls nobody a proven Human who is dead or the Alien', async () => {
  const view = sampleView({
    characters: 0b000111,
    dead: 0b001000,
    defeated: 0b100000,
    suspicion: [3, 0, 4, 0, 0, 0, 0, 0],
    shown_human: 0b000100,
  });
  type Part = Parameters<typeof draw>[number];
  await draw(...figuresOf(view.table).map((figure): Part => [CrewCard, { view, figure }]));
  const known = [...document.querySelectorAll('.known')].map((each) => each.className.split(' ')[1]);
  expect(known).toEqual(['standing', 'human', 'human', 'dead', 'alien', 'defeated']);
});
