import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Person } from './person.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string;
  nodes: { html: string }[];
}

/** What axe finds serious on the page that this person looks at. */
export async function serious(person: Person): Promise<string[]> {
  const session = await person.context.newCDPSession(person.page);
  await session.send('Runtime.evaluate', { expression: axe }); // not a script of the page: its policy allows none
  const found = await person.page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe.run(),
  );
  return found.violations
    .filter((each) => each.impact === 'serious' || each.impact === 'critical')
    .map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`);
}
