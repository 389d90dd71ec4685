import type { PersonFacts } from '#shared/coach/person-facts.ts';
import type { CoachQuestion } from '../../port.ts';
import { nearnessTo } from '../sentence-vectors.ts';
import { Said } from './draft.ts';
import { type Entities, entitiesOf } from './entities.ts';
import { continuation } from './follow-ups.ts';
import { roleIn } from './roles.ts';
import type { Choice } from './sections.ts';

/** What has been said in a conversation. */
export interface PersonTalk {
  readonly person: PersonFacts;
  readonly question: string;
  readonly earlier: readonly string[];
  readonly answers: readonly string[];
  readonly said: Said;
  readonly isRegenerated: boolean;
}

export function personTalkOf(asked: CoachQuestion, person: PersonFacts): PersonTalk {
  const of = (speaker: 'person' | 'coach') =>
    asked.history.flatMap((turn) => (turn.speaker === speaker ? [turn.text] : []));
  const answers = of('coach');
  return {
    person,
    question: asked.question,
    earlier: of('person'),
    answers,
    said: new Said(answers),
    isRegenerated: asked.isRegenerated,
  };
}

/** The question that the last answer was about: the last one that is no follow-up. */
export function lastQuestion({ earlier }: PersonTalk): string | null {
  let last = earlier[0] ?? null;
  for (const question of earlier.slice(1)) {
    if (continuation(question, last) === null) last = question;
  }
  return last;
}

function hashOf(text: string): number {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
}

/** What the question says about the case, and what `carried` earlier ones said. */
export function entitiesFor(
  { question }: PersonTalk,
  carried: readonly string[],
  known: ReadonlySet<string>,
): Entities {
  const now = entitiesOf(question, known);
  const before = carried.map((text) => entitiesOf(text, known));
  const slots = Object.assign({}, ...before.map((one) => one.slots), now.slots);
  const rolePerson =
    now.rolePerson ?? before.findLast((one) => one.rolePerson !== null)?.rolePerson ?? null;
  return { ...now, slots, rolePerson };
}

/** What sections of a situation are chosen by. */
export function choiceFor(
  { person, said, question, earlier, isRegenerated }: PersonTalk,
  entities: Entities,
): Choice {
  const told = [...earlier, question].findLast((text) => roleIn(text) !== null);
  const turn = hashOf(`${person.profile.value} ${person.incarnationCross.value}`);
  return {
    person,
    slots: entities.slots,
    said,
    rolePerson: entities.rolePerson,
    nearness: nearnessTo(question),
    turn: turn + (isRegenerated ? 1 : 0),
    role: told === undefined ? null : roleIn(told),
  };
}
