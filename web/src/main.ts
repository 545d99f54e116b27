import { mount } from 'svelte';
import 'virtual:fonts.css';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { text } from './lib/text.svelte.ts';

// Not at the top level of the module: what it waits for imports from this chunk.
async function begin() {
  settings.apply();
  router.start();
  // Most people begin at home: its screen comes together with the words.
  await Promise.all([text.want('core'), router.route.name === 'home' && import('./screens/Home.svelte')]);
  mount(App, { target: document.getElementById('app')! });
}
void begin();

// The shell is kept for a day without network, long after the first decision: until then the network is the
// game's.
const kKeepAfter = 60_000;

async function keepShell() {
  await navigator.serviceWorker.register('/service-worker.js');
  (await navigator.serviceWorker.ready).active?.postMessage('keep');
}

if (import.meta.env.PROD && 'serviceWorker' in navigator)
  setTimeout(() => void keepShell().catch(() => undefined), kKeepAfter);
