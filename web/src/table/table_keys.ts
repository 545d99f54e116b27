import type { Desk } from './desk.svelte.ts';
import { optionOfKey } from './option_keys.ts';

// Fast hands: every answer and every part of the table has a key.

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.closest('input, textarea, select, dialog') !== null || target.isContentEditable)
  );
}

function pressLetter(pressed: string, desk: Desk, rule: string | null): boolean {
  switch (pressed.toLowerCase()) {
    case '?':
      desk.openRule(rule);
      return true;
    case 't':
      desk.show('talk');
      return true;
    case 'l':
      desk.show('log');
      return true;
    case 'h':
      desk.covered = !desk.covered;
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
