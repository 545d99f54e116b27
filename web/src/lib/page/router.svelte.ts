// Paths of the client. The server answers every path without a dot with the shell.
import { firstGame } from 'virtual:games';

export type Route =
  | { name: 'home' | 'settings' | 'profile' | 'missing' }
  | { name: 'setup' | 'rules'; game: string; rule?: string }
  | { name: 'table' | 'couch' | 'pass'; code: string }
  | { name: 'replay'; code: string; at?: number; eyes?: number };

const kCode = /^[A-Za-z0-9]{3,8}$/;

/** A moment of a replay; people count from 1. Without a seat it is what all saw. */
export function momentPath(code: string, at: number, eyes = -1): string {
  return `/t/${code}/replay/${at + 1}${eyes >= 0 ? `/${eyes + 1}` : ''}`;
}

const kCount = /^[1-9]\d{0,5}$/;
const counted = (word = ''): number | undefined => (kCount.test(word) ? Number(word) - 1 : undefined);

function replayRoute(code: string, moment?: string, seat?: string): Route {
  const [at, eyes] = [counted(moment), counted(seat)];
  return { name: 'replay', code, ...(at !== undefined && { at }), ...(eyes !== undefined && { eyes }) };
}

export function parseRoute(path: string): Route {
  const [first, second, third, ...more] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: 'home' };
  if (first === 'settings' || first === 'profile') return { name: first };
  if (first === 'new') return { name: 'setup', game: second ?? firstGame };
  if (first === 'rules') return { name: 'rules', game: second ?? firstGame, ...(third && { rule: third }) };
  if (second && kCode.test(second)) {
    const code = second.toUpperCase();
    if (first === 't') return third === 'replay' ? replayRoute(code, ...more) : { name: 'table', code };
    if (first === 'couch' || first === 'pass') return { name: first, code };
  }
  return { name: 'missing' };
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/');
  route = $derived(parseRoute(this.path));
  before = '/'; // where one was before

  start() {
    addEventListener('popstate', () => (this.path = location.pathname));
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string, replace = false) {
    this.before = this.path;
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.path = location.pathname;
    scrollTo(0, 0);
  }

  // Plain links work as links; this only spares a reload.
  #follow(event: MouseEvent) {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api') || link.hash) return;
    event.preventDefault();
    this.go(link.pathname);
  }
}

export const router = new Router();
