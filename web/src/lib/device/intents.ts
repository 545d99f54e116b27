// What should happen at a table one has just opened, kept for the moment of arrival only.
export interface Intent {
  sit?: boolean;
  start?: boolean;
}

const intents = new Map<string, Intent>();

export function intend(code: string, intent: Intent) {
  intents.set(code, intent);
}

/** Given once. */
export function takeIntent(code: string): Intent {
  const intent = intents.get(code) ?? {};
  intents.delete(code);
  return intent;
}
