import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ChatIcon } from '#client/components/ui/icons.tsx';
import { openCoach } from '#client/lib/coach-door.ts';
import { type SelectedSentence, selectedSentence } from '#client/lib/selected-sentence.ts';

/** A drag changes the selection many times. */
const DEBOUNCE_MS = 250;
const GAP_PX = 8;
const WIDTH_PX = 160;
const HEIGHT_PX = 44;

/** A button at the sentence selected on the page, to ask about it. */
export function SelectionAsk() {
  const [selected, setSelected] = useState<SelectedSentence | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look() {
      clearTimeout(timer);
      timer = setTimeout(() => setSelected(selectedSentence()), DEBOUNCE_MS);
    }
    const forget = () => setSelected(null);
    document.addEventListener('selectionchange', look);
    window.addEventListener('scroll', forget, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
      window.removeEventListener('scroll', forget);
    };
  }, []);
  if (!selected) return null;
  const { topic, place } = selected;
  return createPortal(
    <button
      type="button"
      // The selection stays when the button is pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => {
        setSelected(null);
        openCoach(topic);
      }}
      style={positionOf(place)}
      className="fixed z-30 inline-flex min-h-11 animate-appear items-center gap-2 rounded-md border border-line-strong bg-raised px-3 text-sm font-medium text-ink shadow-raised hover:border-ink print:hidden"
    >
      <ChatIcon className="size-4.5 text-accent" />
      Ask about this
    </button>,
    document.body,
  );
}

/** Below the end of the selection, inside the window. */
function positionOf({ left, right, bottom }: DOMRect) {
  const middle = (left + right) / 2 - WIDTH_PX / 2;
  const across = Math.min(middle, window.innerWidth - WIDTH_PX - GAP_PX);
  const down = Math.min(bottom + GAP_PX, window.innerHeight - HEIGHT_PX - GAP_PX);
  return { left: Math.max(GAP_PX, across), top: down };
}
