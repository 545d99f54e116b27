import allForms from 'virtual:games/forms';
import allLikely from 'virtual:games/likely';
import type { Form, Likely, Parameter, Value } from './statement.ts';

// What can be said at a table of a game, and what is likeliest at a moment of it.

export interface GameTalk {
  forms: readonly Form[];
  /** The likeliest value of a parameter for the seat of this view. */
  likely: (
    view: unknown,
    form: Form,
    parameter: Parameter,
    values: Record<string, Value>,
  ) => ReturnType<Likely>;
  /** Whether that value follows what only this seat knows. */
  isSecret: (form: Form, parameter: Parameter) => boolean;
  /** Who alone hears a statement of this form; null: the whole table. */
  audience: (view: unknown, form: Form) => number[] | null;
  /** What a place touched on the board says, such as `area:hall`, `seat:2`, `character:leader`. */
  meant: (view: unknown, place: string, colours: readonly string[]) => string[];
}

export async function talkOf(game: string): Promise<GameTalk> {
  const [forms, likely] = await Promise.all([allForms[game]?.(), allLikely[game]?.()]);
  return {
    forms: forms?.forms ?? [],
    likely: likely?.likely ?? (() => undefined),
    isSecret: likely?.isSecret ?? (() => false),
    audience: likely?.audience ?? (() => null),
    meant: likely?.meant ?? ((_, place) => [place]),
  };
}
