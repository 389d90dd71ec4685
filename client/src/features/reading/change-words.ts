import type { Reading } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';

const FACT_WORDS = {
  decide: 'how you decide',
  strategy: 'your strategy',
  profile: 'your profile',
} as const;

/**
 * What of the first screen an uncertain birth time leaves open: "Only your profile may change."
 * Empty where none or all of it does.
 */
export function changeWords({ statement, facts }: Pick<Reading, 'statement' | 'facts'>): string {
  const names = [
    ...(statement.doubt ? ['your type'] : []),
    ...facts.flatMap(({ id, doubt }) => (doubt ? [FACT_WORDS[id]] : [])),
  ];
  if (names.length === 0 || names.length > facts.length) return '';
  return `Only ${andList(names)} may change.`;
}
