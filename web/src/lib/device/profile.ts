// What was played on this device, and how it ended: kept here alone, for whoever wants to look back.

export interface Played {
  code: string;
  game: string;
  at: number; // when it ended, as Date.now() says it
  seat: number;
  players: number;
  result: 'won' | 'lost';
  role?: string; // text key of what one was at the end
  points?: number;
}

/** Why something is no profile: the whole file, or a game in it, counted from 1. */
export type Unreadable = { what: 'file' } | { what: 'game'; n: number; field: string };

const kKey = 'holdout.profile';
const kMark = 'holdout profile 1';
const kMost = 2000; // the newest

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isWord = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const kFields: Record<keyof Played, (value: unknown) => boolean> = {
  code: isWord(/^[A-Z0-9]{3,8}$/),
  game: isWord(/^[a-z_]{1,40}$/),
  at: isCount,
  seat: (value) => isCount(value) && value < 8,
  players: (value) => isCount(value) && value >= 1 && value <= 8,
  result: (value) => value === 'won' || value === 'lost',
  role: (value) => value === undefined || isWord(/^[a-z_.]{1,80}$/)(value),
  points: (value) => value === undefined || isCount(value),
};

/** The first field of a game that is not as it should be. */
function oddField(game: unknown): string | null {
  if (typeof game !== 'object' || game === null) return 'code';
  const fields = Object.entries(kFields);
  return fields.find(([name, fits]) => !fits((game as Record<string, unknown>)[name]))?.[0] ?? null;
}

const only = (game: Played): Played =>
  Object.fromEntries(
    Object.keys(kFields).flatMap((name) => {
      const value = game[name as keyof Played];
      return value === undefined ? [] : [[name, value]];
    }),
  ) as unknown as Played;

function parsed(text: string): { mark?: unknown; games?: unknown } | null {
  try {
    return JSON.parse(text) as ReturnType<typeof parsed>;
  } catch {
    return null;
  }
}

/** Games of a text that was saved by `written`, or why it is none. */
export function read(text: string): Played[] | Unreadable {
  const file = parsed(text);
  if (file?.mark !== kMark || !Array.isArray(file.games)) return { what: 'file' };
  for (const [i, game] of file.games.entries()) {
    const field = oddField(game);
    if (field !== null) return { what: 'game', n: i + 1, field };
  }
  return (file.games as Played[]).map(only);
}

export const written = (games: readonly Played[]): string => JSON.stringify({ mark: kMark, games }, null, 1);

/** Newest first. */
export function played(): Played[] {
  try {
    const games = read(localStorage.getItem(kKey) ?? '');
    return Array.isArray(games) ? games : [];
  } catch {
    return []; // a storage that is forbidden
  }
}

/** Each seat of a table once; what is there already stays. */
export function keep(games: readonly Played[]): Played[] {
  const known = new Map(played().map((game) => [`${game.code}/${game.seat}`, game]));
  for (const game of games) {
    const name = `${game.code}/${game.seat}`;
    if (!known.has(name)) known.set(name, game);
  }
  const all = [...known.values()].sort((a, b) => b.at - a.at).slice(0, kMost);
  try {
    localStorage.setItem(kKey, written(all));
  } catch {
    // A full or forbidden storage: nothing is lost but this.
  }
  return all;
}

export function forgetPlayed(): void {
  localStorage.removeItem(kKey);
}

/** Of one game, in one role or in all. */
export interface Tally {
  game: string;
  role?: string;
  games: number;
  won: number;
  best?: number; // points
}

function tallyOf(game: string, games: readonly Played[], role?: string): Tally {
  const points = games.flatMap((each) => each.points ?? []);
  return {
    game,
    ...(role !== undefined && { role }),
    games: games.length,
    won: games.filter(({ result }) => result === 'won').length,
    ...(points.length > 0 && { best: Math.max(...points) }),
  };
}

/** By game, the most played first, each with its roles below. */
export function tallies(games: readonly Played[]): Tally[] {
  const keys = [...new Set(games.map(({ game }) => game))];
  const of = (key: string) => games.filter(({ game }) => game === key);
  keys.sort((a, b) => of(b).length - of(a).length);
  return keys.flatMap((key) => {
    const roles = [...new Set(of(key).flatMap(({ role }) => role ?? []))].sort();
    const inRole = (role: string) => of(key).filter((each) => each.role === role);
    return [tallyOf(key, of(key)), ...roles.map((role) => tallyOf(key, inRole(role), role))];
  });
}
