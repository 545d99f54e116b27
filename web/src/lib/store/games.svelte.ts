// The games this server offers, fetched once.
import { api, type GameInfo } from '../connection/api.ts';

class Games {
  all = $state.raw<GameInfo[]>([]);
  #asked: Promise<void> | null = null;

  want(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => void (this.all = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  find(key: string): GameInfo | undefined {
    return this.all.find((game) => game.key === key);
  }

  /** The wished level of computer players, where this game has it; else the one it has. */
  levelOf(key: string, wished: string): string {
    const levels = this.find(key)?.levels ?? [];
    return levels.includes(wished) ? wished : (levels.at(-1) ?? wished);
  }
}

export const games = new Games();

/** Values an option may have: "off, on" or "1 to 21" in the server's words. */
export function allowedValues(allowed: string | string[]): string[] {
  if (Array.isArray(allowed)) return allowed.map((value) => value.replace(/,$/, ''));
  const range = /^(\d+) to (\d+)/.exec(allowed);
  if (!range) return allowed.split(/[\s,]+/).filter(Boolean);
  const [first, last] = [Number(range[1]), Number(range[2])];
  return Array.from({ length: last - first + 1 }, (_, i) => String(first + i));
}
