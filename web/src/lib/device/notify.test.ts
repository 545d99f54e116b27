import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellDecisionWaits } from './notify.ts';
import { settings } from './settings.svelte.ts';

describe('a notice that a decision waits', () => {
  const look = (hidden: boolean) => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  beforeEach(() => {
    settings.values.notifications = true;
    vi.stubGlobal('isSecureContext', true);
    look(true);
  });
  afterEach(() => {
    look(false);
    settings.values.notifications = false;
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('goes when the page is looked at', () => {
    const close = vi.fn();
    const made = vi.fn();
    class Notice {
      static permission = 'granted';
      close = close;
      constructor(title: string, what: NotificationOptions) {
        made(title, what.tag);
      }
    }
    vi.stubGlobal('Notification', Notice);
    tellDecisionWaits('ABCD');
    expect(made).toHaveBeenCalledWith('web.notify.waits', 'holdout-ABCD');
    expect(close).not.toHaveBeenCalled();
    look(false);
    expect(close).toHaveBeenCalled();
  });

  it('is left to the service worker where pages may show none', async () => {
    const close = vi.fn();
    const worker = {
      showNotification: vi.fn(() => Promise.resolve()),
      getNotifications: vi.fn(() => Promise.resolve([{ close }])),
    };
    const illegal = vi.fn(() => {
      throw new TypeError('Illegal constructor');
    });
    vi.stubGlobal('Notification', Object.assign(illegal, { permission: 'granted' }));
    vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(worker) } });
    tellDecisionWaits('ABCD');
    await vi.waitFor(() => expect(worker.showNotification).toHaveBeenCalled());
    expect(illegal).toHaveBeenCalled();
    look(false);
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect(worker.getNotifications).toHaveBeenCalledWith({ tag: 'holdout-ABCD' });
  });
});
