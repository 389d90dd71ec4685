import { useSyncExternalStore } from 'react';

/** A card of 288 px beside its subject needs about this width, in the reader's text size. */
const PHONE = '(max-width: 39.99rem)';

function subscribe(onChange: () => void): () => void {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/** Whether cards come in a sheet from below, as on phones. */
export function useSheet(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(PHONE).matches);
}
