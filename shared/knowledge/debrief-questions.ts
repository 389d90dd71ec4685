import type { AuthorityName } from '../engine/authority.ts';
import type { TypeName } from '../engine/human-type.ts';
import { isPentaGate } from '../engine/penta-matrix.ts';
import {
  AUTHORITY_QUESTIONS,
  FUNCTION_QUESTIONS,
  OPEN_QUESTIONS,
  TYPE_QUESTIONS,
} from './debrief-texts.data.ts';

/** What a person's team may know of them. */
export interface DebriefPerson {
  readonly id: string;
  /** null where they don't share it, as is the type. */
  readonly authority: AuthorityName | null;
  readonly type: TypeName | null;
  /** The functions they cover. */
  readonly gates: readonly number[];
}

const PER_PERSON = 2;

/**
 * Two questions for each person: about deciding and about working together where their authority and
 * type are shared, else about the functions they cover. No question comes twice in a team.
 */
export function debriefQuestions(
  people: readonly DebriefPerson[],
): ReadonlyMap<string, readonly string[]> {
  const asked = new Set<string>();
  function next(...pools: readonly (readonly string[])[]): string[] {
    const question = pools.flat().find((one) => !asked.has(one));
    if (question === undefined) return [];
    asked.add(question);
    return [question];
  }
  return new Map(
    people.map(({ id, authority, type, gates }) => {
      const functions = gates.filter(isPentaGate).flatMap((gate) => FUNCTION_QUESTIONS[gate]);
      const rest = [functions, OPEN_QUESTIONS];
      const questions = [
        ...next(...(authority ? [AUTHORITY_QUESTIONS[authority]] : []), ...rest),
        ...next(...(type ? [TYPE_QUESTIONS[type]] : []), ...rest),
      ];
      return [id, questions.slice(0, PER_PERSON)];
    }),
  );
}
