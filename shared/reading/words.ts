/** Words a minute that adults read silently, roughly. */
const WORDS_PER_MINUTE = 230;

/** How many words a text has; what stands between spaces counts as one. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}

/** How long texts take to read, in seconds, to the nearest five. */
export function secondsToRead(texts: readonly string[]): number {
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  return Math.round((words / WORDS_PER_MINUTE) * 12) * 5;
}
