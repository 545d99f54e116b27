import type { Happening } from '../../lib/protocol.ts';
import type { TheThingView } from './position.ts';

export function step(shown: TheThingView, _happening: Happening, _final: TheThingView): TheThingView {
  return shown;
}

export function duration(_happening: Happening): number {
  return 0;
}
