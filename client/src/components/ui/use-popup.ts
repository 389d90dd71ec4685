import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface Popup {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Around the button and its panel. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** On the root: closes the panel once the focus has moved elsewhere. */
  readonly onBlur: (event: FocusEvent) => void;
}

/** A panel under a button: closed by Escape, by a press outside and by moving the focus away. */
export function usePopup(): Popup {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    function onPointerDown(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen]);

  function onBlur(event: FocusEvent) {
    const next = event.relatedTarget;
    if (next instanceof Node && !root.current?.contains(next)) setOpen(false);
  }
  return { isOpen, setOpen, root, button, onBlur };
}
