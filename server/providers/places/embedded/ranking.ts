import type { GazetteerIndex } from './index-format.ts';
import { KEY_KIND, nameAt } from './index-format.ts';
import { breaksAt, keysWithPrefix } from './key-range.ts';
import { FIT } from './qualifier-table.ts';
import type { TypedInterpretation } from './readings.ts';

/** A matching place and its score. */
export interface Hit {
  readonly place: number;
  readonly score: number;
  /**
   * `own`: its whole primary name, and everything after it matches its area; `alternate`: the same
   * with an alternate name; `part`: anything less.
   */
  readonly match: 'own' | 'alternate' | 'part';
  /** The matched key's number when it isn't the displayed name. */
  readonly alias: number | null;
}

/*
 * A score is the place's prominence (1000 times log10 of its population) plus the value of the
 * match: a whole name outweighs a ten thousand times larger population.
 */
/** Indexed by `KEY_KIND`: name, alternate, code, word. */
const WHOLE_KEY_SCORE = [4000, 2700, 200, 400] as const;
const BEGUN_KEY_SCORE = [0, -1400, -1500, -1500] as const;
const WORD_BREAK_SCORE = 300;
/** Indexed by `FIT`. */
const WHERE_SCORE = [Number.NEGATIVE_INFINITY, -1000, 0, 800] as const;
const BEST_WHERE_SCORE = WHERE_SCORE[FIT.whole];
const RESPELT_SCORE = -300;
/** "Sale" means Sale unless Salé is more than twenty times larger. */
const OTHER_LETTERS_SCORE = -1300;

/**
 * The best `limit` places over all readings, best first; ties by index. Matches of a primary name
 * precede matches of an alternate name, whatever their population.
 * @param typed the raw input
 */
export function rank(
  index: GazetteerIndex,
  readings: readonly TypedInterpretation[],
  limit: number,
  typed: string,
): Hit[] {
  const best = new BestHits(limit);
  const letters = specialLetters(typed);
  for (const reading of readings) new Collector(index, reading, best).collect(letters);
  return putOwnNamesFirst(best.sorted());
}

/** A place under one of the keys that a reading finds. */
interface Posting {
  readonly key: number;
  /** The reading is the whole key, not its beginning. */
  readonly isWhole: boolean;
  readonly kind: number;
  readonly place: number;
  /** As if the place fitted best to what else was typed. */
  readonly score: number;
}

/** Adds what one reading finds to the best hits. */
class Collector {
  readonly #index: GazetteerIndex;
  readonly #reading: TypedInterpretation;
  readonly #best: BestHits;

  constructor(index: GazetteerIndex, reading: TypedInterpretation, best: BestHits) {
    this.#index = index;
    this.#reading = reading;
    this.#best = best;
  }

  /** @param letters the special letters of the input */
  collect(letters: string): void {
    const { key: typed, isOpen, isRespelt, where } = this.#reading;
    const { start, end, startsWithWhole } = keysWithPrefix(this.#index, typed);
    const length = Buffer.byteLength(typed);
    const score = (isRespelt ? RESPELT_SCORE : 0) + (where === null ? 0 : BEST_WHERE_SCORE);
    if (startsWithWhole) this.#collectKey(start, true, score, letters);
    if (!isOpen) return;
    for (let key = start + (startsWithWhole ? 1 : 0); key < end; key += 1) {
      const breakScore = breaksAt(this.#index, key, length) ? WORD_BREAK_SCORE : 0;
      this.#collectKey(key, false, score + breakScore, letters);
    }
  }

  #collectKey(key: number, isWhole: boolean, base: number, letters: string): void {
    const { postings, postingOffsets, prominence } = this.#index;
    const byKind = isWhole ? WHOLE_KEY_SCORE : BEGUN_KEY_SCORE;
    const lastPosting = postingOffsets[key + 1] ?? 0;
    for (let at = postingOffsets[key] ?? 0; at < lastPosting; at += 1) {
      const posting = postings[at] ?? 0;
      const place = posting >>> 2;
      const kind = posting & 3;
      const score = base + (byKind[kind] ?? 0) + (prominence[place] ?? 0);
      if (score > this.#best.threshold) this.#add({ key, isWhole, kind, place, score }, letters);
    }
  }

  #add({ key, isWhole, kind, place, score }: Posting, letters: string): void {
    const fit = this.#reading.where?.[this.#index.area[place] ?? 0] ?? FIT.whole;
    if (fit === FIT.none) return;
    const isWholeName = isWhole && kind === KEY_KIND.name;
    this.#best.add({
      place,
      score:
        score -
        BEST_WHERE_SCORE +
        (WHERE_SCORE[fit] ?? 0) +
        (isWholeName ? lettersScore(this.#index, place, letters) : 0),
      match: isWhole && fit === FIT.whole ? matchOf(kind) : 'part',
      alias: kind === KEY_KIND.alternate || kind === KEY_KIND.code ? key : null,
    });
  }
}

/** The non-ASCII letters/** The non-ASCII letters of a name, or of the name at the start of an input. */
export function specialLetters(text: string): string {
  const [name = ''] = text.split(',');
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{ASCII}’‘ʻʼ]/gu, '');
}

/** Penalty for a place whose name has other special letters than the input. */
export function lettersScore(index: GazetteerIndex, place: number, letters: string): number {
  return specialLetters(nameAt(index, place)) === letters ? 0 : OTHER_LETTERS_SCORE;
}

function matchOf(kind: number): Hit['match'] {
  if (kind === KEY_KIND.name) return 'own';
  return kind === KEY_KIND.alternate ? 'alternate' : 'part';
}

/** Moves primary-name matches before alternate-name matches; partial matches keep their ranks. */
function putOwnNamesFirst(hits: readonly Hit[]): Hit[] {
  const own = hits.filter(({ match }) => match === 'own');
  const alternates = hits.filter(({ match }) => match === 'alternate');
  const whole = [...own, ...alternates].values();
  return hits.map((hit) => (hit.match === 'part' ? hit : (whole.next().value ?? hit)));
}

/** A bounded list of the best places, with the best hit of each. */
class BestHits {
  /** Hits at or below this score can no longer enter. */
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
