import { SAFETY_CONCEPTS } from '#shared/knowledge/safety/concepts.data.ts';
import { plainText } from './plain-text.ts';

const CONCEPTS = Object.entries(SAFETY_CONCEPTS);

/** The meanings that a text expresses, in any of the languages, in a fixed order. */
export function conceptsIn(text: string): readonly string[] {
  const plain = plainText(text);
  return CONCEPTS.filter(([, patterns]) => patterns.some((pattern) => pattern.test(plain))).map(
    ([name]) => name,
  );
}
