// The HTTP part of the server.
import { identity, type Guest } from '../device/identity.svelte.ts';
import type { Pace, TableInfo, Watching } from '../protocol.ts';

export interface GameOption {
  key: string;
  rule: string;
  default: string;
  allowed: string[];
}

export interface GameInfo {
  key: string;
  min_players: number;
  max_players: number;
  options: GameOption[];
  levels: string[];
  example?: boolean;
}

export interface TableWish {
  game: string;
  players: number;
  options: Record<string, string>;
  pace?: Pace; // left out: live, and for one person alone without a clock
  hours?: number;
  watching: Watching;
  listed: boolean;
  language: string;
  bots?: string;
}

/** What the server said when it did not do what was asked. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly what: string,
    readonly where = '',
    readonly expected = '',
  ) {
    super(what);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (identity.guest) headers['Authorization'] = `Bearer ${identity.guest.token}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, 'offline');
  }
  if (response.ok) return response;
  const said = (await response.json().catch(() => ({}))) as {
    error?: { what?: string; where?: string; expected?: string };
  };
  const { what = '', where = '', expected = '' } = said.error ?? {};
  throw new ApiError(response.status, what, where, expected);
}

async function read<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, body)).json()) as T;
}

/** The guest of this device, made at the first need; a new name goes to the tables with `hello`. */
export async function beGuest(name: string): Promise<Guest> {
  if (identity.guest) {
    if (identity.guest.name !== name) identity.rename(name);
    return identity.guest;
  }
  return newGuest(name);
}

async function newGuest(name: string): Promise<Guest> {
  const { id, name: kept, token } = await read<Guest>('POST', '/api/guests', { name });
  const guest = { id, name: kept, token };
  identity.become(guest);
  return guest;
}

/** Asks as somebody the server knows: a guest it has forgotten becomes a new one of the same name. */
async function asGuest<T>(ask: () => Promise<T>): Promise<T> {
  const asking = identity.guest;
  try {
    return await ask();
  } catch (error) {
    if (!asking || !(error instanceof ApiError && error.status === 401)) throw error;
    if (identity.guest?.token === asking.token)
      await (renewing ??= newGuest(asking.name).finally(() => (renewing = null)));
    return ask();
  }
}
let renewing: Promise<Guest> | null = null; // several may ask at the same time

/** Lists come bare or in an envelope named after what they hold. */
function rows<T>(answer: T[] | Record<string, T[]>, name: string): T[] {
  return Array.isArray(answer) ? answer : (answer[name] ?? []);
}

/** Through whose eyes a game that has ended is wanted. */
const eyes = (seat: number): string => `seat=${seat < 0 ? 'spectator' : seat}`;

export const api = {
  games: async () => rows<GameInfo>(await read('GET', '/api/games'), 'games'),
  openTables: async () => rows<TableInfo>(await read('GET', '/api/tables'), 'tables'),
  myTables: async () => rows<TableInfo>(await asGuest(() => read('GET', '/api/my/tables')), 'tables'),
  table: (code: string) => read<TableInfo>('GET', `/api/tables/${code}`),
  create: (wish: TableWish) => asGuest(() => read<{ code: string }>('POST', '/api/tables', wish)),
  remove: async (code: string) => void (await call('DELETE', `/api/tables/${code}`)),
  forgetMe: async () => void (await call('DELETE', '/api/my')),
  report: async (table: string, text: string) =>
    void (await asGuest(() => call('POST', '/api/reports', { table, text }))),
  record: async (code: string) => (await call('GET', `/api/tables/${code}/record`)).text(),
  replay: (code: string, seat: number) =>
    read<{ frames: unknown[] }>('GET', `/api/tables/${code}/replay?${eyes(seat)}`),
  ledger: <T>(code: string, seat: number) => read<T>('GET', `/api/tables/${code}/ledger?${eyes(seat)}`),
};
