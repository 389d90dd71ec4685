import type { ClipboardEvent } from 'react';

const BREAKS = /\s*[\r\n\u2028\u2029]+\s*/g;

/** Pastes text with line breaks into a single-line input with spaces: browsers join the words. */
export function pasteOnOneLine(event: ClipboardEvent): void {
  const { target } = event;
  const text = event.clipboardData.getData('text');
  if (!(target instanceof HTMLInputElement) || !/[\r\n\u2028\u2029]/.test(text)) return;
  const { selectionStart, selectionEnd } = target;
  // Inputs for numbers and dates know no selection.
  if (selectionStart === null || selectionEnd === null) return;
  event.preventDefault();
  target.setRangeText(text.trim().replace(BREAKS, ' '), selectionStart, selectionEnd, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}
