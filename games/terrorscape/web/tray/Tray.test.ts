import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Facts, Option } from '#web/src/lib/protocol.ts';
import { settings } from '#web/src/lib/device/settings.svelte.ts';
import { text } from '#web/src/lib/text/text.svelte.ts';
import { notes } from '../notes.svelte.ts';
import type { TerrorscapeView } from '../position.ts';
import { killerView, publicView, survivorView } from '../sample_view.ts';
import Draft from './Draft.svelte';
import Tray from './Tray.svelte';

let shown: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = '';
});
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
beforeAll(async () => {
  settings.values.language = 'en';
  await text.want('core', 'terrorscape');
});

const option = (notation: string, facts: Facts = {}): Option => [notation, '?any', facts];

function lay(view: TerrorscapeView, options: Option[] = [], part: typeof Tray = Tray) {
  const onpick = vi.fn<(notation: string) => void>();
  const names = ['Aga', 'Bartek', 'Cecylia', 'Darek'];
  const props = { view, you: view.viewer, options, names, pending: null, onpick };
  shown = mount(part, { target: document.body, props });
  flushSync();
  return onpick;
}
const cards = (open = '') =>
  [...document.querySelectorAll(`.card${open} .name`)].map((each) => each.textContent);

describe('the Killer’s tray', () => {
  it('has his hand with when and for what, the locked card and his discard pile', () => {
    const onpick = lay(killerView(), [option('play chase', { skill: 'skill:chase' })]);
    expect(cards()).toEqual(['Detection', 'Chase', 'Barricade', 'Ominous growl', 'Pure fury']);
    expect([...document.querySelectorAll('.band')].map((each) => each.textContent)).toContain('special');
    expect(document.querySelectorAll('.cost i')).toHaveLength(2);
    expect(document.body.textContent).toContain('Chase, Frenzy');
    expect(cards('.open')).toEqual(['Chase']);
    (document.querySelector('.card.open') as HTMLButtonElement).click();
    expect(onpick).toHaveBeenCalledWith('play chase');
  });

  it('says where he hides', () => {
    lay(killerView({ stealth: 'vanish', at: 'corridor' }, 'fast_card', { killer: { at: 'library' } }));
    expect(document.body.textContent).toContain('in the Library');
  });

  it('keeps his guess on this device', () => {
    notes.clear();
    lay(killerView());
    (document.querySelectorAll('.step')[2] as HTMLButtonElement).click();
    flushSync();
    expect(notes.jotted.guess).toBe(3);
    expect(document.querySelectorAll('.step.on')).toHaveLength(3);
  });
});

describe('the Survivors’ tray', () => {
  it('has all three backpacks, the own one first, the radio and what was discarded', () => {
    lay(survivorView({}, 'action', { viewer: 2 }));
    const packs = [...document.querySelectorAll('.pack')].map((each) => each.getAttribute('aria-label'));
    expect(packs[0]).toMatch(/Sophia/);
    expect(packs).toHaveLength(3);
    expect(document.body.textContent).toMatch(/Herbs ×2, Adrenaline ×2/);
    expect(document.querySelectorAll('.done circle')).toHaveLength(3);
  });

  it('offers the cards of who acts, and of nobody else', () => {
    const both = survivorView({}, 'action', {
      survivors: {
        packs: [0, 1, 2].map(() => Array.from({ length: 19 }, (_, i) => (i === 15 ? 1 : 0))),
      },
    });
    lay(both, [option('use flashlight', { thing: 'thing:flashlight' })]);
    expect(cards('.open')).toEqual(['Flashlight']);
    expect(document.querySelector('.pack.active .card.open')).not.toBeNull();
  });

  it('shows what was found before it lies in a backpack', () => {
    lay(survivorView({}, 'discovery_keep', { survivors: { drawer: 1, drawn: ['key', 'ammo'] } }), [
      option('keep_item key', { thing: 'thing:key' }),
      option('keep_item ammo', { thing: 'thing:ammo' }),
    ]);
    expect(cards('.open')).toEqual(['Key', 'Ammo']);
  });
});

it('has nothing for who watches', () => {
  lay(publicView());
  expect(cards()).toEqual([]);
});

describe('what is being put together', () => {
  const draft = { maker: 0, partner: 1, gives: ['flashlight' as const], asks: ['tools' as const] };
  const lines = () => [...document.querySelectorAll('dd')].map((each) => each.textContent?.trim());

  it('is an exchange, seen from the side of who builds it', () => {
    lay(survivorView({}, 'exchange', { draft }), [], Draft as never);
    expect(lines()).toEqual(['Flashlight', 'Tools']);
  });

  it('is the same exchange from the other side for who is asked', () => {
    lay(survivorView({}, 'exchange_answer', { survivors: { offer: draft } }), [], Draft as never);
    expect(lines()).toEqual(['Tools', 'Flashlight']);
  });

  it('are the cards that pay', () => {
    lay(killerView({}, 'cost_cards', { killer: { paying: ['chase'] } }), [], Draft as never);
    expect(cards()).toEqual(['Chase']);
  });
});
