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

/** A count as one writes it in a sentence: words up to ten, then figures. */
export function countInWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function joined(items: readonly (string | number)[], word: string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  const others = items.slice(0, -1);
  return others.length === 0 ? String(last) : `${others.join(', ')} ${word} ${last}`;
}

/** "20", "20 or 57", "10, 20 or 57" */
export function eitherOf(items: readonly (string | number)[]): string {
  return joined(items, 'or');
}

/** "20", "20 and 57", "10, 20 and 57" */
export function allOf(items: readonly (string | number)[]): string {
  return joined(items, 'and');
}

/** Puts names in place of `{a}`; as given, even where a name itself looks like a placeholder. */
export function withNames(sentence: string, names: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (placeholder, key: string) => names[key] ?? placeholder);
}

/** A sentence to stand behind a colon. */
export function asClause(sentence: string): string {
  return sentence.slice(0, 1).toLowerCase() + sentence.slice(1);
}

/** A sentence with its technical term behind it, before the full stop. */
export function withTerm(sentence: string, term: string): string {
  return `${sentence.replace(/\.$/, '')} (${term}).`;
}
