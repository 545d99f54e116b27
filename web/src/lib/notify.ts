// "A decision waits", and nothing else: a notice is read by whoever looks at the screen.
import { settings } from './settings.svelte.ts';
import { t } from './text.svelte.ts';

let shown: Notification | null = null;

export function canNotify(): boolean {
  return 'Notification' in globalThis && globalThis.isSecureContext;
}

/** Asks the browser for leave; false when it was not given. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function tellDecisionWaits(code: string) {
  if (!document.hidden) return;
  document.title = `● ${t('web.notify.waits')}`;
  if (!settings.values.notifications || !canNotify() || Notification.permission !== 'granted') return;
  shown?.close();
  shown = new Notification(t('web.notify.waits'), {
    body: t('web.notify.body'),
    tag: `holdout-${code}`,
    icon: '/icon.svg',
  });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}

globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.hidden) return;
  document.title = 'Holdout';
  shown?.close();
  shown = null;
});
