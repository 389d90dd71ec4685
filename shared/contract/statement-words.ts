import { orList } from '../domain/english.ts';
import type { Reading } from './reading.ts';

/** From this share of the birth times on, a type is the likely one. */
const LIKELY = 0.5;

/** Who somebody is: a type that the birth time decides is never claimed. */
export function statementWords({ text, doubt, evidence: [fact] }: Reading['statement']): string {
  if (!doubt || fact?.kind !== 'type') return text;
  if (doubt.share >= LIKELY || doubt.otherwise.length === 0) {
    return `You’re probably a ${fact.type}.`;
  }
  return `You’re ${orList([`a ${fact.type}`, ...doubt.otherwise])}.`;
}
