// @vitest-environment node
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

// The lint of this repository on code that is planted.
async function complaints(code: string, filePath: string): Promise<(string | null)[]> {
  const [result] = await new ESLint().lintText(code, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

it('lets no part of a game compute rules from its figures', { timeout: 120_000 }, async () => {
  const rule = 'no-restricted-imports';
  const names = '{ areas } ';
  for (const from of [
    '../figures/areas.json',
    '../../figures/areas.json',
    '#games/liars_dice/figures/areas.json',
  ])
    expect(await complaints(`export ${names}from '${from}';\n`, 'games/liars_dice/web/planted.ts')).toEqual([
      rule,
    ]);
  const script = `<script lang="ts">\n  import ${names}from '../../figures/areas.json';\n</script>\n\n{areas}\n`;
  expect(await complaints(script, 'games/liars_dice/web/board/Planted.svelte')).toEqual([rule]);
  expect(await complaints("export * from '../view.ts';\n", 'games/liars_dice/web/planted.ts')).toEqual([]);
});
