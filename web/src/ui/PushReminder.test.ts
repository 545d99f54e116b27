import { mount, tick, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPushed } from '../lib/device/push.ts';
import { text } from '../lib/text/text.svelte.ts';
import PushReminder from './PushReminder.svelte';

// The first one compiles everything; a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const kKey = 'BAEC'; // of the server: three bytes of a key
const kOwn = { endpoint: 'https://push.example/a', keys: { p256dh: 'point', auth: 'secret' } };
const kTold = { t: 'push', endpoint: kOwn.endpoint, key: 'point', secret: 'secret' };

/** A browser's part in it: whether it lets us, and what it is subscribed to. */
class Browser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  own: PushSubscription | null = null;
  unsubscribed = 0;

  subscribed(key: number[]): PushSubscription {
    const gone = () => {
      this.own = null;
      this.unsubscribed += 1;
      return Promise.resolve(true);
    };
    const options = { applicationServerKey: new Uint8Array(key).buffer };
    return { ...kOwn, options, toJSON: () => kOwn, unsubscribe: gone } as unknown as PushSubscription;
  }
  install() {
    const worker = {
      pushManager: {
        getSubscription: () => Promise.resolve(this.own),
        subscribe: () => Promise.resolve((this.own = this.subscribed([4, 1, 2]))),
      },
    };
    vi.stubGlobal('PushManager', worker.pushManager);
    vi.stubGlobal('isSecureContext', true);
    const notices = { requestPermission: () => Promise.resolve((this.permission = this.answer)) };
    Object.defineProperty(notices, 'permission', { get: () => this.permission });
    vi.stubGlobal('Notification', notices);
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: {
        ready: Promise.resolve(worker),
        register: () => Promise.resolve(worker),
        getRegistration: () => Promise.resolve(worker),
      },
    });
  }
}

describe('a device that is told of decisions', () => {
  let shown: Record<string, unknown> | undefined;
  let browser: Browser;
  beforeAll(() => text.want('core', 'setup'));
  beforeEach(() => {
    browser = new Browser();
    browser.install();
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  const settled = async () => {
    await new Promise((done) => setTimeout(done));
    await tick();
  };
  async function show() {
    const store = { pushKey: kKey, send: vi.fn(() => Promise.resolve()) };
    shown = mount(PushReminder, { target: document.body, props: { store } });
    await settled();
    return store;
  }
  const box = () => document.querySelector('input')!;
  async function turn() {
    box().click();
    await settled();
    await settled();
  }

  it('subscribes when it is switched on, and lets go when it is switched off', async () => {
    const store = await show();
    expect(box().checked).toBe(false);
    expect(store.send).not.toHaveBeenCalled();
    await turn();
    expect(store.send).toHaveBeenLastCalledWith(kTold);
    expect(box().checked).toBe(true);
    await turn();
    expect(store.send).toHaveBeenLastCalledWith({ t: 'push', endpoint: kOwn.endpoint });
    expect(browser.unsubscribed).toBe(1);
  });

  it('is told why nothing comes where the browser forbids it', async () => {
    browser.answer = 'denied';
    const store = await show();
    await turn();
    expect(store.send).not.toHaveBeenCalled();
    expect(document.querySelector('p')!.textContent).toContain('This browser');
  });

  it('says so at each table it comes to, without a question', async () => {
    browser.permission = 'granted';
    browser.own = browser.subscribed([4, 1, 2]);
    const store = { pushKey: kKey, send: vi.fn(() => Promise.resolve()) };
    expect(await keepPushed(store)).toBe(true);
    expect(store.send).toHaveBeenCalledWith(kTold);
    browser.own = browser.subscribed([9, 9, 9]); // of another server
    expect(await keepPushed(store)).toBe(false);
    expect(store.send).toHaveBeenCalledTimes(1);
  });

  it('is not asked where the browser cannot be told anything', async () => {
    vi.unstubAllGlobals();
    await show();
    expect(document.querySelector('input')).toBeNull();
  });
});
