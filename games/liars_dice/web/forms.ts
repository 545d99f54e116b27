// Written by `holdout schema --ts`: what can be said at a table of this game. The number of a form is its place.
import type { Form } from '#web/src/table/talk/statement.ts';

export const forms: readonly Form[] = [];
