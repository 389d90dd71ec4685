import type { Situation } from '#shared/knowledge/situations.ts';
import type { Subject } from './subject-index.ts';

export interface SituationSubject extends Subject {
  readonly situation: Situation;
}

function bodyOf({ sections }: Situation): string {
  return sections.map(({ text }) => text.replaceAll(/[{}|]/g, ' ')).join(' ');
}

/** What the nearest situation to a question is searched by. */
export function subjectOf(situation: Situation): SituationSubject {
  return { ...situation, body: bodyOf(situation), situation };
}
