// Web Push: the browser's maker tells this device that a decision waits, also while no page is open. The table keeps the
// address for the seat; what is said is sealed for this device and always the same.
import type { Command } from '../connection/connection.svelte.ts';

export interface Pushed {
  pushKey: string | null;
  send: (command: Command) => Promise<unknown>;
}

/** On some phones only what lies on the home screen may be told anything. */
export const canPush = () =>
  'PushManager' in globalThis && 'serviceWorker' in navigator && globalThis.isSecureContext;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function tell(store: Pushed, own: PushSubscription) {
  const { endpoint, keys } = own.toJSON();
  await store.send({ t: 'push', endpoint: endpoint!, key: keys!['p256dh']!, secret: keys!['auth']! });
}

const isFor = (own: PushSubscription, key: string) => {
  const given = new Uint8Array(own.options.applicationServerKey ?? new ArrayBuffer(0));
  return (
    btoa(String.fromCharCode(...given))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '') === key
  );
};

/** Whether this device is told; the table of `store` then knows it, whichever table it was switched on at. */
export async function keepPushed(store: Pushed): Promise<boolean> {
  if (!store.pushKey || !canPush() || Notification.permission !== 'granted') return false;
  const own = await subscription();
  if (!own || !isFor(own, store.pushKey)) return false;
  await tell(store, own);
  return true;
}

/** Asks the browser for leave; false when it was not given. */
export async function startPush(store: Pushed): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await navigator.serviceWorker.register('/service-worker.js');
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (before && !isFor(before, store.pushKey!)) await before.unsubscribe(); // another server was here
  const own = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: store.pushKey!,
  });
  await tell(store, own);
  return true;
}

/** For all tables: without the subscription no service takes anything for this device. */
export async function endPush(store: Pushed) {
  const own = await subscription();
  if (!own) return;
  await own.unsubscribe();
  await store.send({ t: 'push', endpoint: own.endpoint });
}
