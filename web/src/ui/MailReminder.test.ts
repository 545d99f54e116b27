import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TableStore } from '../lib/store/table.svelte.ts';
import { text } from '../lib/text/text.svelte.ts';
import MailReminder from './MailReminder.svelte';

// The first one compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

describe('an address for letters', () => {
  let shown: Record<string, unknown> | undefined;
  beforeAll(() => text.want('core', 'setup'));
  afterEach(() => {
    if (shown) void unmount(shown);
    document.body.innerHTML = '';
  });

  function show(send: () => Promise<void>) {
    const store = { mail: '', send: vi.fn(send) };
    shown = mount(MailReminder, { target: document.body, props: { store: store as unknown as TableStore } });
    return store;
  }

  async function write(address: string) {
    const field = document.querySelector('input')!;
    field.value = address;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await tick();
    document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
    await new Promise((done) => setTimeout(done));
    await tick();
  }

  it('goes to the server and is kept', async () => {
    const store = show(() => Promise.resolve());
    await write(' ann@example.org ');
    expect(store.send).toHaveBeenCalledWith({ t: 'remind', mail: 'ann@example.org' });
    expect(store.mail).toBe('ann@example.org');
    expect(document.querySelector('p')!.textContent).toContain('A letter');
  });

  it('that is refused is not kept, and stays to be mended', async () => {
    const store = show(() => Promise.reject({ code: 'malformed' }));
    await write('ann');
    expect(store.mail).toBe('');
    expect(document.querySelector('input')!.value).toBe('ann');
    expect(document.querySelector('p')!.textContent).toContain('name@example.org');
  });
});
