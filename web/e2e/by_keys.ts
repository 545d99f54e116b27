import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import type { Person } from './person.ts';

// Somebody without a mouse: Tab, arrows, Enter and the keys of the table, and the focus always in sight.

const kLongestWay = 120; // presses of Tab
const kTouchMs = 1000; // until a touch of the board is on the wire, where it is an answer

/** What has the focus, in words for whoever reads a failure; empty where nothing is wrong with it. */
async function faultOfFocus({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return 'nothing has the focus';
    if (it.matches('main, h1')) return ''; // a page begins to be read here: there is nothing to press
    const ringed = (each: Element | null) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, visibility } = getComputedStyle(each);
      return visibility === 'visible' && outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
    };
    // A radio button has the ring around its words, a piece on the board around its own glow.
    const glow = it.querySelector(':scope > .glow');
    const { stroke, opacity, strokeWidth } = glow ? getComputedStyle(glow) : ({} as CSSStyleDeclaration);
    const glows = glow !== null && stroke === 'rgb(255, 211, 77)' && opacity === '1' && strokeWidth === '6px';
    const boxes = [...it.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (
      boxes.length > 0 &&
      it.matches(':focus-visible') &&
      (ringed(it) || ringed(it.closest('label')) || glows)
    )
      return '';
    return `the focus is not seen: ${it.outerHTML.slice(0, 200)}`;
  });
}

/** Where they are is in sight, now or as soon as what they did is done. */
export async function seesFocus(person: Person, after: string): Promise<void> {
  await expect.poll(() => faultOfFocus(person), { message: after, interval: 30 }).toBe('');
}

export async function press(person: Person, key: string): Promise<void> {
  await person.page.keyboard.press(key);
  await seesFocus(person, `after ${key}`);
}

/** Whether they are somewhere in there. */
export const focusIn = ({ page }: Person, box: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) != null, box);

const hasFocus = (it: Locator) => it.evaluate((element) => element === document.activeElement);

/** By Tab to this control, from wherever they are; every stop on the way is in sight. */
export async function tabTo(person: Person, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  let wrapped = false; // after the last stop of a page comes none, then the first
  for (let presses = 0; presses < kLongestWay; presses++) {
    await person.page.keyboard.press('Tab');
    const left = await person.page.evaluate(() => document.activeElement === document.body);
    if (!left || wrapped) await seesFocus(person, 'after Tab');
    wrapped ||= left;
    if (await hasFocus(control)) return;
  }
  throw new Error(`${kLongestWay} times Tab did not lead to ${control}`);
}

/** By Tab to this control, and Enter. */
export async function enterAt(person: Person, control: Locator): Promise<void> {
  await tabTo(person, control);
  await press(person, 'Enter');
}

/** Whether something on the board is an answer; not while the last one is on its way. */
export const hasPieces = ({ page }: Person) =>
  page.evaluate(() =>
    ['ul.options button:enabled', 'svg.board [role="button"]'].every((each) => document.querySelector(each)),
  );

/** Walks onto the board with an arrow key and answers with what is reached there; false if the question did not stay. */
export async function answerOnBoard(person: Person, arrows: string[]): Promise<boolean> {
  const { page } = person;
  const sent = person.answers;
  for (const arrow of arrows) await press(person, arrow);
  if (!(await focusIn(person, 'svg.board'))) return false;
  // An answer may take several pieces (who, then where to) and a confirmation. What is not sent by the last of them
  // within a moment wants another touch; pressed too early it would answer the next question.
  for (let touches = 0; touches < 4; touches++) {
    await press(person, 'Enter');
    if (await person.answeredMoreThan(sent, kTouchMs)) return true;
    if (!(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'true')))
      await press(person, 'ArrowRight');
  }
  return false;
}
