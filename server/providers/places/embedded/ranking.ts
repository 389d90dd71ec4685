import type { GazetteerIndex } from './index-format.ts';
import { KEY_KIND } from './index-format.ts';
import { breaksAt, keysWithPrefix } from './key-range.ts';
import { FIT } from './qualifier-table.ts';
import type { Reading } from './readings.ts';

/** A place that fits, and how well. */
export interface Hit {
  readonly place: number;
  readonly score: number;
  readonly matchesName: boolean;
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

/** The best `limit` places over all readings, best first; equal scores by index. */
export function rank(index: GazetteerIndex, readings: readonly Reading[], limit: number): Hit[] {
  const best = new BestHits(limit);
  for (const reading of readings) collect(index, reading, best);
  return best.sorted();
}

function collect(index: GazetteerIndex, reading: Reading, best: BestHits): void {
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
      best.add({
        place,
        score: score - BEST_WHERE_SCORE + (WHERE_SCORE[fit] ?? 0),
        matchesName: isWhole && kind <= KEY_KIND.alternate && fit === FIT.whole,
      });
    }
  }
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

  sorted(): Hit[] {
    return this.#hits;
  }
}

function isBetter(hit: Hit, other: Hit | undefined): boolean {
  if (other === undefined) return true;
  return hit.score > other.score || (hit.score === other.score && hit.place < other.place);
}
