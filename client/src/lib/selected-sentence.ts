import type { Topic } from './coach-door.ts';

const SHORTEST = 12;
/** As in `QuestionContext`. */
const LONGEST = 600;
/** Where selected text is the reader's own or the coach's. */
const NOT_THE_PAGE = 'input, textarea, [contenteditable], [data-coach]';

export interface SelectedSentence {
  readonly topic: Topic;
  /** Where it ends on the screen. */
  readonly place: DOMRect;
}

function elementOf(node: Node | null): Element | null {
  return node instanceof Element ? node : (node?.parentElement ?? null);
}

/** The text that is selected in the page's main region; null for a word or less, or a whole page. */
export function selectedSentence(): SelectedSentence | null {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.isCollapsed) return null;
  const range = selection.getRangeAt(0);
  const around = elementOf(range.commonAncestorContainer);
  if (!around?.closest('main') || around.closest(NOT_THE_PAGE)) return null;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  const topic: Topic = { context: { kind: 'sentence', value: text }, words: `“${text}”` };
  return { topic, place: range.getBoundingClientRect() };
}
