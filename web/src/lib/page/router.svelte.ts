// Paths of the client. The server answers every path without a dot with the shell.
import { firstGame } from 'virtual:games';

export type Route =
  | { name: 'home' | 'settings' | 'missing' }
  | { name: 'setup' | 'rules'; game: string; rule?: string }
  | { name: 'table' | 'couch' | 'pass' | 'replay'; code: string };

const kCode = /^[A-Za-z0-9]{3,8}$/;

export function parseRoute(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (!first) return { name: 'home' };
  if (first === 'settings') return { name: 'settings' };
  if (first === 'new') return { name: 'setup', game: second ?? firstGame };
  if (first === 'rules') return { name: 'rules', game: second ?? firstGame, ...(third && { rule: third }) };
  if (second && kCode.test(second)) {
    const code = second.toUpperCase();
    if (first === 't') return { name: third === 'replay' ? 'replay' : 'table', code };
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
