import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { isSingleKey } from '#client/lib/single-keys.ts';
import type { CurrentUser } from '#shared/contract/auth.ts';
import { goToOf } from './shortcuts.ts';

const ShortcutHelp = lazyPart(
  () => import('./shortcut-help.tsx'),
  ({ ShortcutHelp }) => ShortcutHelp,
);
const Palette = lazyPart(
  () => import('./palette.tsx'),
  ({ Palette }) => Palette,
);

/** How long "g" waits for the key that says where to. */
const SEQUENCE_MS = 1500;

export interface KeyboardProps {
  /** null for visitors. */
  user: CurrentUser | null;
}

/** Listens for the shortcuts of every page; what they open loads when it is first needed. */
export function Keyboard({ user }: KeyboardProps) {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<'help' | 'palette' | null>(null);
  const goPressedAt = useRef<number | null>(null);
  const places = goToOf(user);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if ((event.metaKey || event.ctrlKey) && !event.altKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        setOpen((shown) => (shown === 'palette' ? null : 'palette'));
        return;
      }
      if (!isSingleKey(event)) return;
      const since = goPressedAt.current;
      goPressedAt.current = null;
      if (event.key === '?') {
        event.preventDefault();
        setOpen('help');
      } else if (since !== null && event.timeStamp - since < SEQUENCE_MS) {
        const place = places.find(({ key }) => key === event.key);
        if (place) navigate(place.href);
      } else if (event.key === 'g') {
        goPressedAt.current = event.timeStamp;
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [navigate, places]);

  const close = () => setOpen(null);
  return (
    <Suspense fallback={null}>
      {open === 'help' && <ShortcutHelp places={places} onClose={close} />}
      {open === 'palette' && <Palette user={user} onClose={close} />}
    </Suspense>
  );
}
