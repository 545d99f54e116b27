import { mount } from 'svelte';
import 'virtual:fonts.css';
import './app.css';
import App from './App.svelte';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.svelte.ts';
import { text } from './lib/text.svelte.ts';

settings.apply();
router.start();
await text.want('core');
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/service-worker.js');
  // The rest of the shell is kept for a day without network, long after the first decision.
  setTimeout(() => navigator.serviceWorker.controller?.postMessage('keep'), 60_000);
}
