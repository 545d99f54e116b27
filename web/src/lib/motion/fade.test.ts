import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crossFade, fadeIn } from './fade.ts';
import { settings } from '../device/settings.svelte.ts';

interface Played {
  node: Element;
  frames: Keyframe[];
  animation: { onfinish: (() => void) | null; oncancel: (() => void) | null };
}

let played: Played[] = [];
let node: HTMLElement;

beforeEach(() => {
  played = [];
  Element.prototype.animate = function (this: Element, frames: Keyframe[]) {
    const animation = { onfinish: null, oncancel: null };
    played.push({ node: this, frames, animation });
    return animation as unknown as Animation;
  } as typeof Element.prototype.animate;
  document.body.innerHTML =
    '<div><p id="piece" role="button" tabindex="0" data-place="area:hall"><b></b></p></div>';
  node = document.querySelector('p')!;
});
afterEach(() => {
  settings.set('motion', 'system');
  vi.restoreAllMocks();
});

describe('crossFade', () => {
  it('fades out where a piece was and in where it is, and moves nothing', () => {
    settings.set('motion', 'reduced');
    const fade = crossFade(node, 'translate(1px, 1px)');
    fade.update('translate(9px, 9px)');
    const picture = document.querySelector<HTMLElement>('p[aria-hidden]')!;
    expect(picture.style.transform).toBe('translate(1px, 1px)');
    expect(played.map((each) => each.node)).toEqual([picture, node]);
    for (const { frames } of played)
      for (const frame of frames) expect(Object.keys(frame)).toEqual(['opacity']);
    played[0]!.animation.onfinish!();
    expect(document.querySelectorAll('p')).toHaveLength(1);
  });

  it('leaves nothing to find or to touch in the fading picture', () => {
    settings.set('motion', 'reduced');
    crossFade(node, 'a').update('b');
    expect(document.querySelectorAll('#piece, [role], [tabindex], [data-place]')).toHaveLength(1);
  });

  it('does nothing where things may travel, or for what stays', () => {
    settings.set('motion', 'full');
    crossFade(node, 'a').update('b');
    settings.set('motion', 'reduced');
    crossFade(node, 'a').update('a');
    expect(played).toEqual([]);
  });
});

describe('fadeIn', () => {
  it('fades what changes in one go', () => {
    settings.set('motion', 'reduced');
    const fade = fadeIn(node, 1);
    fade.update(1);
    expect(played).toHaveLength(0);
    fade.update(2);
    expect(played.map((each) => Object.keys(each.frames[0]!))).toEqual([['opacity']]);
  });
});
