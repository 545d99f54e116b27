import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { TableStore } from '../lib/store/table.svelte.ts';
import { text } from '../lib/text/text.svelte.ts';
import Entering from './Entering.svelte';

it('waits for the game, and offers to try again when it did not come', async () => {
  await text.want('core');
  const show = (failed: boolean) =>
    mount(Entering, { target: document.body, props: { store: { failed } as TableStore } });
  const waiting = show(false);
  expect([...document.body.querySelectorAll('[role=status], button')]).toHaveLength(1);
  expect(document.body.querySelector('button')).toBeNull();
  await unmount(waiting);
  const broken = show(true);
  expect(document.body.querySelector('button')!.textContent).toBe('Load again');
  await unmount(broken);
});

it('says why there is no board, where the server has lost the game', async () => {
  await text.want('core');
  const info = { status: 'frozen', reason: ['frozen.no_game', {}] };
  const store = { failed: true, info, names: [] } as unknown as TableStore;
  const frozen = mount(Entering, { target: document.body, props: { store } });
  expect(document.body.textContent).toContain('This server does not have its game.');
  expect(document.body.textContent).not.toContain(text.write('web.offline', {}, []));
  await unmount(frozen);
});
