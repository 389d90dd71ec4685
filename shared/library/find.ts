import { slugOf } from './address.ts';
import { KIND_TEXTS } from './kinds.data.ts';
import type { LibraryEntry } from './schema.ts';

/** A query as words: "Gate 26" is "gate" and "26"; "26-44" stays one word. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}|[’']/gu, '')
    .split(/[^a-z0-9/-]+/)
    .filter(Boolean);
}

/** "44-26" and "26/44" as the channel that they mean. */
function asNumbers(word: string): string {
  const [, one, other] = /^(\d{1,2})[-/](\d{1,2})$/.exec(word) ?? [];
  if (one === undefined || other === undefined) return word;
  return [one, other].toSorted((a, b) => Number(a) - Number(b)).join('-');
}

/** How well an entry fits, higher is better; 0 when a word is missing. */
function fitOf(entry: LibraryEntry, words: readonly string[]): number {
  const id = entry.id.toLowerCase();
  const [term, headline] = [wordsOf(entry.term), wordsOf(entry.headline)];
  const kind = KIND_TEXTS[entry.kind].one.toLowerCase();
  let fit = 0;
  for (const word of words) {
    if (word === id || slugOf(word) === slugOf(id) || asNumbers(word) === id) fit += 100;
    else if (/^\d/.test(word)) {
      // A number is meant whole: "2" is not gate 26.
      const isPart = entry.id.split(/[-/]/).includes(word);
      if (!isPart) return 0;
      fit += 20;
    } else if (term.includes(word)) fit += 40;
    else if (term.some((one) => one.startsWith(word))) fit += 30;
    else if (kind.startsWith(word)) fit += 10;
    else if (headline.includes(word)) fit += 8;
    else if (headline.some((one) => one.startsWith(word))) fit += 6;
    else return 0;
  }
  return fit;
}

/**
 * The pages that a search field offers while somebody types, best first. Every word must fit: the
 * number or name of a term, its kind, or its headline.
 */
export function findEntries(
  entries: readonly LibraryEntry[],
  query: string,
  limit: number,
): LibraryEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry, place) => ({ entry, place, fit: fitOf(entry, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit || a.place - b.place)
    .slice(0, limit)
    .map(({ entry }) => entry);
}
