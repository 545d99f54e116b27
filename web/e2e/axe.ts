import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from 'vitest';
import type { Person } from './person.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Less than serious, and a screen reader finds its way by them. */
const kAlso = /^(heading-order|page-has-heading-one|region|landmark-.*|label-title-only)$/;

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

interface Axe {
  run(within: object, options: object): Promise<{ violations: Violation[] }>;
}

/** What axe finds serious on the page that this person looks at. */
async function serious({ context, page }: Person, within: string): Promise<string[]> {
  const session = await context.newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe }); // not a script of the page: its policy allows none
  await session.detach();
  const found = await page.evaluate(
    (part) =>
      (window as unknown as { axe: Axe }).axe.run(
        { include: [[part]], exclude: [['svg.board']] }, // what is drawn there is more than its name
        { resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } },
      ),
    within,
  );
  return found.violations
    .filter(({ id, impact }) => /serious|critical/.test(impact) || kAlso.test(id))
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}

export const kDialog = 'dialog[open]'; // what lies below has been looked at before

/** axe finds nothing serious on this screen, or within a part of it. What comes in has come: it would be judged half transparent. */
export async function inspect(person: Person, screen: string, within = 'html'): Promise<void> {
  await person.page.evaluate(async () => {
    const coming = document
      .getAnimations()
      .filter((each) => each.effect?.getTiming().iterations !== Infinity);
    await Promise.allSettled(coming.map((each) => each.finished));
  });
  expect(await serious(person, within), screen).toEqual([]);
}
