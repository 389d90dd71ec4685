import { orList } from '../domain/english.ts';
import type { Reading } from './reading.ts';

/** From this share of the birth times on, a type is the likely one: 16 of 24 hours, rounded. */
const LIKELY = 0.65;

/** Whether the type holds at every possible birth time, at most of them, or is one of several. */
export function typeCertainty({
  doubt,
  evidence: [fact],
}: Reading['statement']): 'certain' | 'likely' | 'open' {
  if (!doubt || fact?.kind !== 'type') return 'certain';
  return doubt.share >= LIKELY || doubt.otherwise.length === 0 ? 'likely' : 'open';
}

/** Who somebody is: a type that the birth time decides is never claimed. */
export function statementWords(statement: Reading['statement']): string {
  const { text, doubt, evidence } = statement;
  const [fact] = evidence;
  if (!doubt || fact?.kind !== 'type') return text;
  if (typeCertainty(statement) === 'likely') return `You’re probably a ${fact.type}.`;
  const { share, otherwise } = doubt;
  const types = [`a ${fact.type}`, ...otherwise];
  // Of two, the likelier comes first.
  const isOtherLikelier = otherwise.length === 1 && share < 0.5;
  return `You’re ${orList(isOtherLikelier ? types.toReversed() : types)}.`;
}
