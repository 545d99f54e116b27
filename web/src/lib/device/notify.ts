// "A decision waits", and nothing else: a notice is read by whoever looks at the screen.
import { settings } from './settings.svelte.ts';
import { t } from '../text/text.svelte.ts';

let closeShown = () => {};

export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Asks the browser for leave; false when it was not given. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function tellDecisionWaits(code: string) {
  if (!document.hidden) return;
  document.title = `• ${t('web.notify.waits')}`;
  if (!settings.values.notifications || !canNotify() || Notification.permission !== 'granted') return;
  void show(t('web.notify.waits'), {
    body: t('web.notify.body'),
    tag: `holdout-${code}`,
    icon: '/icon.svg',
    data: location.href,
  }).catch(() => undefined); // the page can do without it
}

async function show(title: string, what: NotificationOptions & { tag: string }) {
  closeShown();
  try {
    const shown = new Notification(title, what);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    closeShown = () => shown.close();
  } catch {
    // On Android only the service worker may, once it is there; it also answers the click.
    const worker = await navigator.serviceWorker.ready;
    if (!document.hidden) return;
    closeShown = () => void closeAll(worker, what.tag);
    await worker.showNotification(title, what);
  }
}

async function closeAll(worker: ServiceWorkerRegistration, tag: string) {
  for (const each of await worker.getNotifications({ tag })) each.close();
}

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  document.title = 'Holdout';
  closeShown();
});
