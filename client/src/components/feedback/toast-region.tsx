import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

/** Emptied for this long before new words go in, so that the same words are read again too. */
const PAUSE_MS = 100;

/**
 * Says every toast. A live region that is born together with its words is missed by some screen
 * readers, so this one is mounted at the app's root from the start and never leaves. It needs none
 * of the toast's components, which may load later.
 */
export function ToastRegion() {
  const message = useSyncExternalStore(subscribeToToasts, currentToast);
  const [words, setWords] = useState('');

  useEffect(() => {
    setWords('');
    if (!message) return;
    const spoken = [message.title, message.description].filter(Boolean).join(': ');
    const timer = setTimeout(() => setWords(spoken), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {words}
    </div>
  );
}
