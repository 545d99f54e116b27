import { seatOf } from '../../games/facts.ts';
import type { Option } from '../../lib/protocol.ts';

const about = ([, , facts]: Option): number => seatOf(facts?.['player'] ?? facts?.['who']);

/** Who points at players points at others first: the first key and Enter are never a vote for oneself. */
export function ownLast(options: Option[], you: number): Option[] {
  const last = options.findLastIndex((option) => ![-1, you].includes(about(option)));
  const first = options.findIndex((option) => about(option) === you);
  if (first < 0 || first > last) return options;
  const [before, after] = [options.slice(0, last + 1), options.slice(last + 1)];
  const isOwn = (option: Option) => about(option) === you;
  return [...before.filter((option) => !isOwn(option)), ...before.filter(isOwn), ...after];
}
