import type { Desk, Tab } from './desk.svelte.ts';
import { optionOfKey } from './question/option_keys.ts';

// Fast hands: every answer and every part of the table has a key.

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable)
  );
}

const focus = (id: string) => document.getElementById(id)?.focus({ preventScroll: true });

/** Opens it and goes there, so that Tab leads into it. */
function goTo(tab: Tab, desk: Desk): boolean {
  desk.show(tab);
  focus(`tab-${tab}`);
  return true;
}

/** Opens the rule; a second time it leads back to the question, and to what lay open before. */
function turnRule(rule: string | null, desk: Desk): boolean {
  const open = desk.tab === 'rules' && desk.rule === rule && (desk.layout !== 'phone' || desk.raised);
  desk.rule = rule;
  if (!open) return goTo('rules', desk);
  desk.tab = desk.before;
  desk.raised = false;
  focus('question');
  return true;
}

function pressLetter(pressed: string, desk: Desk, rule: string | null): boolean {
  switch (pressed.toLowerCase()) {
    case '?':
      return turnRule(rule, desk);
    case 't':
      return goTo('talk', desk);
    case 'l':
      return goTo('log', desk);
    case 'h':
      desk.covered = !desk.covered;
      return true;
    case 'n':
      desk.skip();
      return true;
    case 'u':
      if (desk.store.canUndo) void desk.store.undo();
      return desk.store.canUndo;
  }
  const { answers, veiled } = desk;
  const index = optionOfKey(pressed, desk.store.options.length);
  if (index === null) return false;
  if (veiled) {
    desk.covered = false; // nothing is picked unseen
    return true;
  }
  desk.pick(answers[index]![0]);
  // Enter then confirms, wherever the focus was. What is picked comes into view by itself.
  document.getElementById(`option-${index}`)?.focus({ preventScroll: true });
  return true;
}

/** One key at the table; `rule` stands behind the question, `enterBoard` puts the focus onto the board. */
export function pressKey(event: KeyboardEvent, desk: Desk, rule: string | null, enterBoard: () => void) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
    return;
  const target = event.target as HTMLElement;
  if (event.key === 'Enter') {
    if (desk.picked === null || target.closest('button, a, [role="button"]')) return;
    desk.confirm();
  } else if (event.key === 'Escape') {
    desk.picked = desk.pinned = null;
    desk.raised = false;
  } else if (event.key.startsWith('Arrow')) {
    // There arrows have a meaning of their own.
    if (target.closest('[role="tablist"], [role="region"], .stage')) return;
    enterBoard();
  } else if (!pressLetter(event.key, desk, rule)) return;
  event.preventDefault();
}
