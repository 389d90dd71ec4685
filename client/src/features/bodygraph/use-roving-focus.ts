import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useState } from 'react';

/**
 * Roving tabindex for a block of buttons in rows: one tab stop; arrow keys, Home and End move
 * inside it. Spread `container` on the block, and give the nth button the tab index
 * `tabIndexOf(n)`.
 */
export function useRovingFocus(buttonsPerRow: number) {
  const [current, setCurrent] = useState(0);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { buttons, index } = buttonsOf(event);
    const next = index < 0 ? undefined : target(event.key, index, buttons.length, buttonsPerRow);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  function handleFocus(event: FocusEvent<HTMLElement>) {
    const { index } = buttonsOf(event);
    if (index >= 0) setCurrent(index);
  }

  return {
    container: { onKeyDown: handleKeyDown, onFocus: handleFocus },
    tabIndexOf: (index: number): 0 | -1 => (index === current ? 0 : -1),
  };
}

function buttonsOf({ currentTarget, target: button }: SyntheticEvent<HTMLElement>) {
  const buttons = [...currentTarget.querySelectorAll('button')];
  return { buttons, index: button instanceof HTMLButtonElement ? buttons.indexOf(button) : -1 };
}

function target(key: string, index: number, count: number, perRow: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: perRow,
    ArrowUp: -perRow,
    ...(perRow > 1 ? { ArrowRight: 1, ArrowLeft: -1 } : {}),
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = index + step;
  return next >= 0 && next < count ? next : index;
}
