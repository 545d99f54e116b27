import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Each test has the module anew: it listens for as long as the page is there.
beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '<a href="#content">Skip to the content</a><main></main>';
  // Nothing is laid out here, so all of it is in sight.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});
afterEach(() => {
  dispatchEvent(new Event('pointerdown')); // it lets go
  vi.restoreAllMocks();
});

const main = () => document.querySelector('main')!;
const drawn = async () => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

it('finds the next place where what had the focus goes away', async () => {
  main().innerHTML = '<button id="lost"></button><button id="left"></button>';
  document.getElementById('lost')!.focus();
  (await import('./keep_focus.ts')).keepFocus();
  document.getElementById('lost')!.remove();
  await drawn();
  expect(document.activeElement?.id).toBe('left');
});

it('leaves a page alone where nothing had the focus', async () => {
  (await import('./keep_focus.ts')).keepFocus();
  main().innerHTML = '<button></button>';
  await drawn();
  expect(document.activeElement).toBe(document.body);
});

// A browser takes the focus from what is switched off, and does not give it back; here it is taken by hand.
const loseByPause = (button: HTMLButtonElement) => {
  button.blur();
  button.disabled = true;
  button.disabled = false;
};

it('gives it back to what was switched off for a moment', async () => {
  main().innerHTML = '<button></button><button id="paused"></button>';
  const paused = document.getElementById('paused') as HTMLButtonElement;
  paused.focus();
  (await import('./keep_focus.ts')).keepFocus();
  loseByPause(paused);
  await drawn();
  expect(document.activeElement).toBe(paused);
});

it('goes where the part of the page wants it, also when what had it is there again', async () => {
  main().innerHTML =
    '<section id="question" tabindex="-1" data-landing="question"><button></button></section>';
  const button = main().querySelector('button')!;
  button.focus();
  (await import('./keep_focus.ts')).keepFocus();
  loseByPause(button);
  await drawn();
  expect(document.activeElement?.id).toBe('question');
});

it('tries another place where the first cannot have it', async () => {
  main().innerHTML = '<div data-landing="note"><p id="note"></p><button></button></div>';
  const button = main().querySelector('button')!;
  button.focus();
  (await import('./keep_focus.ts')).keepFocus();
  loseByPause(button);
  await drawn();
  expect(document.activeElement).toBe(button);
});

it('lets who goes on by Tab leave the page', async () => {
  main().innerHTML = '<button></button>';
  const button = main().querySelector('button')!;
  button.focus();
  (await import('./keep_focus.ts')).keepFocus();
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  button.blur();
  main().append(document.createElement('p'));
  await drawn();
  expect(document.activeElement).toBe(document.body);
});
