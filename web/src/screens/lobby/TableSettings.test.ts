import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Pace } from '../../lib/protocol.ts';
import { settings } from '../../lib/device/settings.svelte.ts';
import { t, text } from '../../lib/text/text.svelte.ts';
import { FakeStore, fakeGame } from '../../table/testing/fake_store.svelte.ts';
import TableSettings from './TableSettings.svelte';

let shown: object | null = null;
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'setup');
});
afterEach(async () => {
  if (shown) await unmount(shown);
});

function paces(people: number, pace: Pace = 'live'): string[] {
  const store = new FakeStore(fakeGame);
  const seats = store.info!.seats.map(
    (seat, i) => ({ ...seat, kind: i < people ? 'person' : 'bot' }) as const,
  );
  store.info = { ...store.info!, status: 'open', pace, seats };
  const props = { store: store as never, ontell: async () => undefined, onclose: () => undefined };
  shown = mount(TableSettings, { target: document.body, props });
  flushSync();
  const words = ['live', 'relaxed', 'days'].map((each) => [each, t(`web.pace.${each}`)] as const);
  const found = words.filter(([, word]) => document.body.textContent?.includes(word)).map(([each]) => each);
  void unmount(shown);
  shown = null;
  return found;
}

it('offers a game over days to nobody alone', () => {
  expect(paces(1)).toEqual(['live', 'relaxed']);
  expect(paces(2)).toEqual(['live', 'relaxed', 'days']);
  expect(paces(1, 'days')).toContain('days'); // it is so: that is not hidden
});
