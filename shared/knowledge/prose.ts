const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];

/** A count as written in a sentence: words up to ten, then figures. */
export function countInWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Fills placeholders such as `{a}` verbatim, even when a name itself looks like a placeholder. */
export function withNames(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) => names[key] ?? placeholder);
}

/** Lowercases a sentence to follow a colon. */
export function asClause(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

/** Appends a technical term to a sentence, before the period. */
export function withTerm(sentence: string, term: string): string {
  return `${sentence.replace(/\.$/, '')} (${term}).`;
}
