import { meaningsOf, stemsOf } from './words.ts';

/** Weight of each kind of feature, relative to a word. */
const WEIGHTS = { word: 1, pair: 0.5, meaning: 0.9, part: 0.1 } as const;
export type Kind = keyof typeof WEIGHTS;

/** Multiplier for features of the headline. */
const HEADLINE_TIMES = 2;
/** Multiplier for a gate, channel or profile in the title, which the text is then about. */
const TITLE_NUMBER_TIMES = 12;
const PART_LENGTH = 4;

/** Feature counts of a text: "word gate", "pair gate 34", "part ^gat". */
export type Features = ReadonlyMap<string, number>;

function addText(
  counts: Map<string, number>,
  stems: readonly string[],
  times: number,
  numberTimes = times,
): void {
  const add = (kind: Kind, feature: string, isNumber = false) => {
    const key = `${kind} ${feature}`;
    counts.set(key, (counts.get(key) ?? 0) + (isNumber ? numberTimes : times));
  };
  const isNumber = (feature: string) => /\d/.test(feature);
  for (const [index, stem] of stems.entries()) {
    add('word', stem, isNumber(stem));
    const next = stems[index + 1];
    if (next !== undefined) add('pair', `${stem} ${next}`, isNumber(stem + next));
    const marked = `^${stem}$`;
    for (let start = 0; start + PART_LENGTH <= marked.length; start += 1) {
      add('part', marked.slice(start, start + PART_LENGTH));
    }
  }
  for (const meaning of meaningsOf(stems)) add('meaning', meaning);
}

/** True for a text whose first paragraph is a headline, as in passages. */
export function hasHeadline(text: string): boolean {
  return text.includes('\n\n');
}

/** A text's features: stems, stem pairs, shared meanings and character 4-grams. */
export function featuresOf(text: string, spell?: (word: string) => string): Features {
  const counts = new Map<string, number>();
  const split = text.indexOf('\n\n');
  const headline = split < 0 ? [] : text.slice(0, split).split('\n');
  for (const [index, line] of headline.entries()) {
    const numberTimes = index === 0 ? TITLE_NUMBER_TIMES : HEADLINE_TIMES;
    addText(counts, stemsOf(line, spell), HEADLINE_TIMES, numberTimes);
  }
  addText(counts, stemsOf(split < 0 ? text : text.slice(split), spell), 1);
  return counts;
}

export function kindOf(feature: string): Kind {
  // `addText` writes every feature with its kind first.
  return feature.slice(0, feature.indexOf(' ')) as Kind;
}

/** Weight by count, with diminishing returns for repeated features. */
export function weightOf(feature: string, count: number): number {
  return WEIGHTS[kindOf(feature)] * (1 + Math.log(count));
}
