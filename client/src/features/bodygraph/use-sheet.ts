import { useSyncExternalStore } from 'react';

/** From 48rem on, a card of 18rem fits to the left or right of every part of a centered picture. */
const PHONE = '(max-width: 47.99rem)';

function subscribe(onChange: () => void): () => void {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** Whether cards come in a sheet from below, as on phones. */
export function useSheet(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
