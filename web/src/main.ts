import { mount } from 'svelte';
import 'virtual:fonts.css';
import './app.css';
import App from './App.svelte';
import { firstPage } from './lib/page/first_page.ts';
import { router } from './lib/page/router.svelte.ts';
import { settings } from './lib/device/settings.svelte.ts';
import { text } from './lib/text/text.svelte.ts';

settings.apply();
router.start();
// Only who goes by keys needs it, and who writes a name does not.
function goesByKeys({ key, target }: KeyboardEvent) {
  if (target instanceof HTMLInputElement && key !== 'Tab') return;
  removeEventListener('keydown', goesByKeys);
  void import('./lib/page/keep_focus.ts').then((it) => it.keepFocus());
}
addEventListener('keydown', goesByKeys);
// Most people begin at home: its screen comes together with the words. The module does not wait for them: they import
// from this chunk.
void firstPage(
  () => Promise.all([text.want('core'), router.route.name === 'home' && import('./screens/Home.svelte')]),
  (target) => mount(App, { target }),
);

// Who looks at the page knows what the mark on its icon was about.
const clearBadge = () => {
  if (!document.hidden) void navigator.clearAppBadge?.().catch(() => undefined);
};
clearBadge();
document.addEventListener('visibilitychange', clearBadge);

// The shell is kept for a day without network, long after the first decision: until then the network is the
// game's.
const kKeepAfter = 60_000;

async function keepShell() {
  await navigator.serviceWorker.register('/service-worker.js');
  (await navigator.serviceWorker.ready).active?.postMessage('keep');
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void keepShell().catch(() => undefined), kKeepAfter);
