import { CENTERS, type CenterId } from '../engine/centers.ts';
import type { Confidence } from '../knowledge/schema.ts';
import { libraryPath } from './address.ts';
import type { LibraryEntry, LibraryLink, LibraryPage } from './schema.ts';

/** A page before articles are added to it. */
export type ComposedPage = Omit<LibraryPage, 'articles'>;

/** Longer descriptions are cut off by search engines. */
const DESCRIPTION_MAX = 160;

/** As many whole sentences as fit a search engine's description, at least the first. */
export function descriptionOf(...sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = `${text} ${sentence}`;
    return longer.length <= DESCRIPTION_MAX ? longer : text;
  });
}

/** A sentence as a headline: without its period. */
export function asHeadline(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** "sentence" as "Sentence". */
export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

export function linkTo({ path, term, headline }: LibraryEntry): LibraryLink {
  return { path, term, headline };
}

/** An entry at its own address. */
export function entryOf(
  kind: LibraryEntry['kind'],
  id: string | number,
  term: string,
  headline: string,
): LibraryEntry {
  return { kind, id: String(id), path: libraryPath(kind, id), term, headline };
}

/** "the Heart", "the G Center": how a center reads inside a sentence. */
export function inWords(center: CenterId): string {
  return `the ${CENTERS[center].name}`;
}

/** What a page rests on: the facts, then whose reading of them the texts are. */
export function sourcesOf(source: string, confidence?: Confidence): string[] {
  const doubt = confidence ? ` Sources differ on some of them; confidence: ${confidence}.` : '';
  return [
    `Facts: ${source}.${doubt}`,
    'The meanings are our own reading of these facts, written for work.',
  ];
}
