import type { GazetteerIndex } from './index-format.ts';
import { KEY_KIND, nameAt } from './index-format.ts';
import { breaksAt, keysWithPrefix } from './key-range.ts';
import { FIT } from './qualifier-table.ts';
import type { Reading } from './readings.ts';

/** A place that fits, and how well. */
export interface Hit {
  readonly place: number;
  readonly score: number;
  /**
   * `own`: its own whole name, with all that follows naming where it lies; `alternate`: another
   * whole name of it, likewise; `part`: anything less.
   */
  readonly match: 'own' | 'alternate' | 'part';
  /** Number of the key when it is another name than the one that is shown. */
  readonly alias: number | null;
}

/*
 * A score is a place's prominence (thousandths of a power of ten of its population) plus what the
 * match is worth: a whole name outweighs being ten thousand times smaller.
 */
/** By `KEY_KIND`: name, alternate, code, word. */
const WHOLE_KEY_SCORE = [4000, 2700, 200, 400] as const;
const BEGUN_KEY_SCORE = [0, -1400, -1500, -1500] as const;
const WORD_BREAK_SCORE = 300;
/** By `FIT`. */
const WHERE_SCORE = [Number.NEGATIVE_INFINITY, -1000, 0, 800] as const;
const BEST_WHERE_SCORE = WHERE_SCORE[FIT.whole];
const RESPELT_SCORE = -300;
/** "Sale" is Sale rather than a Salé of less than twenty times its size. */
const OTHER_LETTERS_SCORE = -1300;

/**
 * The best `limit` places over all readings, best first; equal scores by index. Places that go by
 * the name themselves come before those that only have it as another name, whatever their size.
 * @param typed the input itself
 */
export function rank(
  index: GazetteerIndex,
  readings: readonly Reading[],
  limit: number,
  typed: string,
): Hit[] {
  const best = new BestHits(limit);
  const letters = specialLetters(typed);
  for (const reading of readings) collect(index, reading, best, letters);
  return putOwnNamesFirst(best.sorted());
}

function collect(index: GazetteerIndex, reading: Reading, best: BestHits, letters: string): void {
  const { start, end, startsWithWhole } = keysWithPrefix(index, reading.key);
  const length = Buffer.byteLength(reading.key);
  const lastKey = reading.isOpen ? end : start + (startsWithWhole ? 1 : 0);
  const extra =
    (reading.isRespelt ? RESPELT_SCORE : 0) + (reading.where === null ? 0 : BEST_WHERE_SCORE);
  for (let key = start; key < lastKey; key += 1) {
    const isWhole = startsWithWhole && key === start;
    const byKind = isWhole ? WHOLE_KEY_SCORE : BEGUN_KEY_SCORE;
    const base = extra + (!isWhole && breaksAt(index, key, length) ? WORD_BREAK_SCORE : 0);
    const lastPosting = index.postingOffsets[key + 1] ?? 0;
    for (let at = index.postingOffsets[key] ?? 0; at < lastPosting; at += 1) {
      const posting = index.postings[at] ?? 0;
      const place = posting >>> 2;
      const kind = posting & 3;
      const score = base + (byKind[kind] ?? 0) + (index.prominence[place] ?? 0);
      if (score <= best.threshold) continue;
      const fit = reading.where?.[index.area[place] ?? 0] ?? FIT.whole;
      if (fit === FIT.none) continue;
      const isWholeName = isWhole && kind === KEY_KIND.name;
      best.add({
        place,
        score:
          score -
          BEST_WHERE_SCORE +
          (WHERE_SCORE[fit] ?? 0) +
          (isWholeName ? lettersScore(index, place, letters) : 0),
        match: isWhole && fit === FIT.whole ? matchOf(kind) : 'part',
        alias: kind === KEY_KIND.alternate || kind === KEY_KIND.code ? key : null,
      });
    }
  }
}

/** The letters of a name, or of the name in an input, that plain ASCII lacks. */
export function specialLetters(text: string): string {
  const [name = ''] = text.split(',');
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{ASCII}’‘ʻʼ]/gu, '');
}

/** What a place's name loses when its special letters are not those of the input. */
export function lettersScore(index: GazetteerIndex, place: number, letters: string): number {
  return specialLetters(nameAt(index, place)) === letters ? 0 : OTHER_LETTERS_SCORE;
}

function matchOf(kind: number): Hit['match'] {
  if (kind === KEY_KIND.name) return 'own';
  return kind === KEY_KIND.alternate ? 'alternate' : 'part';
}

/** Reorders whole names among themselves; what else was found stays where it is. */
function putOwnNamesFirst(hits: readonly Hit[]): Hit[] {
  const own = hits.filter(({ match }) => match === 'own');
  const alternates = hits.filter(({ match }) => match === 'alternate');
  const whole = [...own, ...alternates].values();
  return hits.map((hit) => (hit.match === 'part' ? hit : (whole.next().value ?? hit)));
}

/** Keeps the best hit of each place, for the best places. */
class BestHits {
  /** Scores up to this one cannot get in any more. */
  threshold = Number.NEGATIVE_INFINITY;
  readonly #limit: number;
  #hits: Hit[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(hit: Hit): void {
    const known = this.#hits.findIndex(({ place }) => place === hit.place);
    if (known >= 0) {
      if ((this.#hits[known]?.score ?? 0) >= hit.score) return;
      this.#hits.splice(known, 1);
    }
    let at = this.#hits.length;
    while (at > 0 && isBetter(hit, this.#hits[at - 1])) at -= 1;
    this.#hits.splice(at, 0, hit);
    if (this.#hits.length > this.#limit) this.#hits.length = this.#limit;
    if (this.#hits.length === this.#limit) {
      this.threshold = (this.#hits[this.#limit - 1]?.score ?? 0) - 1;
    }
  }

  sorted(): readonly Hit[] {
    return this.#hits;
  }
}

function isBetter(hit: Hit, other: Hit | undefined): boolean {
  if (other === undefined) return true;
  return hit.score > other.score || (hit.score === other.score && hit.place < other.place);
}
