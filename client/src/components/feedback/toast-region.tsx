import { useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, subscribeToToasts } from './toast.ts';

/** How long it is emptied before new text, so that repeated text is announced again. */
const PAUSE_MS = 100;

/**
 * Announces every toast. Some screen readers miss a live region that is inserted together with its
 * text, so this one is mounted at the app's root and never removed. It needs none of the toast's
 * components, which may load later.
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
