import { meaningsOf, stemsOf } from './words.ts';

/** How much a feature of each kind counts beside a word. */
const WEIGHTS = { word: 1, pair: 0.5, meaning: 0.9, part: 0.1 } as const;
export type Kind = keyof typeof WEIGHTS;

/** How often a word of the headline counts. */
const HEADLINE_TIMES = 2;
/** How often a gate, channel or profile counts that the title names: the text is about that one. */
const TITLE_NUMBER_TIMES = 12;
const PART_LENGTH = 4;

/** How often each feature of a text occurs: "word gate", "pair gate 34", "part ^gat". */
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

/** A text with a headline before its first blank line, which is what a passage is. */
export function hasHeadline(text: string): boolean {
  return text.includes('\n\n');
}

/** What a text can be found by: stems, neighboring stems, shared meanings and parts of words. */
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
  // Every feature was made by `addText`, which puts its kind first.
  return feature.slice(0, feature.indexOf(' ')) as Kind;
}

/** How much a feature counts that occurs so often: the tenth time adds less than the second. */
export function weightOf(feature: string, count: number): number {
  return WEIGHTS[kindOf(feature)] * (1 + Math.log(count));
}
