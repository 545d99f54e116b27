import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { announce, announcer } from './announce.svelte.ts';

describe('announce', () => {
  it('says the same words twice as two announcements', () => {
    announce('A door opens.');
    const first = announcer.polite;
    announce('A door opens.');
    expect(announcer.polite).not.toBe(first);
    expect(announcer.polite.trim()).toBe(first);
  });

  it('leaves nothing for the next at this device', () => {
    announce('You draw a Flamethrower.');
    announce('Who is it?', true);
    announcer.forget();
    expect([announcer.polite, announcer.urgent]).toEqual(['', '']);
  });

  it('can be used by an effect without waking it again', () => {
    let runs = 0;
    const stop = $effect.root(() => {
      $effect(() => {
        ++runs;
        announce('Careful!', true);
      });
    });
    flushSync();
    expect(runs).toBe(1);
    stop();
  });
});
