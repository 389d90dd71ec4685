import { describe, expect, test, vi } from 'vitest';
import { reloadStaleBuild } from './stale-build.ts';

const BUILD = 'https://charts.example/assets/index-1a2b.js';

function start(build = BUILD, storage: () => Pick<Storage, 'getItem' | 'setItem'> = memory()) {
  const target = new EventTarget();
  const network = { isThere: true };
  const reload = vi.fn();
  reloadStaleBuild({
    target,
    isOnline: () => network.isThere,
    build,
    storage,
    reload,
  });
  function fail(): Event {
    const event = new Event('vite:preloadError', { cancelable: true });
    target.dispatchEvent(event);
    return event;
  }
  return { fail, reload, network, storage };
}

function memory() {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  return () => storage;
}

describe('a part of the page that a new deployment has removed', () => {
  test('reloads the page and hides the failure', () => {
    const { fail, reload } = start();
    expect(fail().defaultPrevented).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads the page once only while the build stays the same', () => {
    const { fail, storage } = start();
    fail();
    const afterReload = start(BUILD, storage);
    expect(afterReload.fail().defaultPrevented).toBe(false);
    expect(afterReload.reload).not.toHaveBeenCalled();
  });

  test('reloads the page again after the next deployment', () => {
    const { fail, storage } = start();
    fail();
    const next = start('https://charts.example/assets/index-3c4d.js', storage);
    next.fail();
    expect(next.reload).toHaveBeenCalledTimes(1);
  });

  test('keeps the page while offline', () => {
    const { fail, reload, network } = start();
    network.isThere = false;
    expect(fail().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload where the browser forbids storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { fail, reload } = start(BUILD, forbidden);
    expect(fail().defaultPrevented).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
