import { type GazetteerIndex, KEY_KIND } from './index-format.ts';
import { keysWithPrefix } from './key-range.ts';
import { FIT } from './qualifier-table.ts';
import { lettersScore, specialLetters } from './ranking.ts';
import type { TypedInterpretation } from './readings.ts';

/** A place whose whole name a text gives. */
export interface NamedPlace {
  readonly place: number;
  /** False when the text is an alternate name of it. */
  readonly isOwn: boolean;
}

/**
 * Every place whose whole name the text gives, best first: places with that primary name, then
 * those with it as an alternate name, each by prominence.
 * @param typed the raw input
 */
export function namedPlaces(
  index: GazetteerIndex,
  readings: readonly TypedInterpretation[],
  typed: string,
): NamedPlace[] {
  const isOwn = new Map<number, boolean>();
  for (const { key, where } of readings) {
    const { start, startsWithWhole } = keysWithPrefix(index, key);
    if (!startsWithWhole) continue;
    const last = index.postingOffsets[start + 1] ?? 0;
    for (let at = index.postingOffsets[start] ?? 0; at < last; at += 1) {
      const posting = index.postings[at] ?? 0;
      const place = posting >>> 2;
      const kind = posting & 3;
      if (kind > KEY_KIND.alternate) continue;
      if (where !== null && where[index.area[place] ?? 0] !== FIT.whole) continue;
      isOwn.set(place, isOwn.get(place) === true || kind === KEY_KIND.name);
    }
  }
  const letters = specialLetters(typed);
  return [...isOwn]
    .map(([place, own]) => {
      const spelling = own ? lettersScore(index, place, letters) : 0;
      return { place, isOwn: own, score: (index.prominence[place] ?? 0) + spelling };
    })
    .sort((a, b) => Number(b.isOwn) - Number(a.isOwn) || b.score - a.score || a.place - b.place)
    .map(({ place, isOwn: own }) => ({ place, isOwn: own }));
}
