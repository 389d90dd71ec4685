import { useSyncExternalStore } from 'react';

/*
 * Whether the server can be reached. Devices say that they have a network when they have only joined
 * one, so what the service worker found counts, too.
 */

let isOutOfReach = false;
const listeners = new Set<() => void>();

function tellAll(): void {
  for (const listener of listeners) listener();
}

/** Calls back when the connection may have gone or come. @returns what stops it */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export function isOnline(): boolean {
  return navigator.onLine && !isOutOfReach;
}

/** Keeps whether the last request reached the server, whatever the device says. */
export function setOutOfReach(now: boolean): void {
  if (now === isOutOfReach) return;
  isOutOfReach = now;
  tellAll();
}

export function useOnline(): boolean {
  return useSyncExternalStore(onConnectionChange, isOnline);
}
