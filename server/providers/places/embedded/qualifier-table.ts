import type { GazetteerTables } from './index-format.ts';

/** For each area, how well the words after a name match it. */
export type AreaFit = Uint8Array;
/** `begunElsewhere`: only a prefix of the country's name in another language. */
export const FIT = { none: 0, begunElsewhere: 1, begun: 2, whole: 3 } as const;

/** A qualifier still being typed matches as a prefix: "Paris, te". */
export type QualifierEnd = 'whole' | 'open';

/** Longer word sequences are not split: no address has more parts after the place's name. */
const MOST_WORDS_TO_CUT = 6;

/** What may follow a name: areas and countries, under all their names. */
export class QualifierTable {
  readonly #areasOfCountry: readonly (readonly number[])[];
  /** Each area with the divisions inside it. */
  readonly #areasOfArea: readonly (readonly number[])[];
  readonly #qualifiers: GazetteerTables['qualifiers'];
  readonly #byText: ReadonlyMap<string, readonly number[]>;

  constructor(tables: Pick<GazetteerTables, 'countries' | 'areas' | 'qualifiers'>) {
    const { countries, areas, qualifiers } = tables;
    const areasOfCountry = countries.map((): number[] => []);
    const areasOfArea = areas.map((_, index) => [index]);
    for (const [index, { country, parent }] of areas.entries()) {
      areasOfCountry[country]?.push(index);
      if (parent !== undefined) areasOfArea[parent]?.push(index);
    }
    this.#areasOfCountry = areasOfCountry;
    this.#areasOfArea = areasOfArea;
    this.#qualifiers = qualifiers;
    this.#byText = new Map(qualifiers.map(([text, targets]) => [text, targets]));
  }

  /**
   * The areas that match all the words together: "texas", "tx usa", "new south wales australia".
   * Null when some word is unknown or no area matches them all.
   */
  fit(words: readonly string[], end: QualifierEnd): AreaFit | null {
    const together = this.#fitText(words.join(' '), end);
    if (together !== null || words.length > MOST_WORDS_TO_CUT) return together;
    for (let cut = 1; cut < words.length; cut += 1) {
      const first = this.#fitText(words.slice(0, cut).join(' '), 'whole');
      const rest = first === null ? null : this.fit(words.slice(cut), end);
      const both = first === null || rest === null ? null : intersect(first, rest);
      if (both !== null) return both;
    }
    return null;
  }

  #fitText(text: string, end: QualifierEnd): AreaFit | null {
    const whole = this.#byText.get(text);
    const begun = end === 'open' ? this.#qualifiers.filter(([name]) => name.startsWith(text)) : [];
    if (whole === undefined && begun.length === 0) return null;
    const fit = new Uint8Array(this.#areasOfArea.length);
    for (const [, targets, isPrimary] of begun) {
      this.#mark(fit, targets, isPrimary === 1 ? FIT.begun : FIT.begunElsewhere);
    }
    this.#mark(fit, whole ?? [], FIT.whole);
    return fit;
  }

  #mark(fit: AreaFit, targets: readonly number[], level: number): void {
    for (const target of targets) {
      const areas = target >= 0 ? this.#areasOfArea[target] : this.#areasOfCountry[~target];
      for (const area of areas ?? []) fit[area] = Math.max(fit[area] ?? FIT.none, level);
    }
  }
}

/** Areas in both, each with the lower of its two fits; null when there are none. */
export function intersect(a: AreaFit, b: AreaFit): AreaFit | null {
  const both = a.map((fit, area) => Math.min(fit, b[area] ?? FIT.none));
  return both.some((fit) => fit !== FIT.none) ? both : null;
}
