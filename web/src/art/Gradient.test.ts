import { expect, it } from 'vitest';
import { draw, tidyUp } from '../games/shared/board_testing.ts';
import Gradient from './Gradient.svelte';

tidyUp();

const told = (gradient: Element): string[] =>
  [...gradient.querySelectorAll('stop')].map((stop) =>
    ['offset', 'stop-color', 'stop-opacity'].map((name) => stop.getAttribute(name) ?? '-').join(' '),
  );

it('is drawn in a line or round a point, with its colours where they lie', async () => {
  await draw(
    [Gradient, { id: 'night', x2: '0', y2: '1', stops: '0 #050914, .6 #0e1d33 .5, 1 #2b4b60' }],
    [Gradient, { id: 'lamp', radial: true, cy: '.45', stops: '.35 #ffae4f 0' }],
  );
  const [night, lamp] = [document.querySelector('#night')!, document.querySelector('#lamp')!];
  expect(night.tagName).toBe('linearGradient');
  for (const drawn of [night, ...night.children])
    expect(drawn.namespaceURI).toBe('http://www.w3.org/2000/svg');
  expect([night.getAttribute('x2'), night.getAttribute('y2')]).toEqual(['0', '1']);
  expect(told(night)).toEqual(['0 #050914 -', '.6 #0e1d33 .5', '1 #2b4b60 -']);
  expect([lamp.tagName, lamp.getAttribute('cy')]).toEqual(['radialGradient', '.45']);
  expect(told(lamp)).toEqual(['.35 #ffae4f 0']);
});
