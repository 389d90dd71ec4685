import type { PairEvidence } from '#shared/contract/pairs.ts';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import type { DateWords } from '#shared/domain/date-format.ts';
import { andList, orList } from '#shared/domain/english.ts';
import { spanInWords } from '#shared/knowledge/penta-certainty.ts';

type Hours = NonNullable<WorkingDynamic['channels']['Dominance'][number]['hours']>;

function hoursOf(evidence: PairEvidence, facts: WorkingDynamic): Hours {
  if (evidence.kind !== 'channel') return [];
  const link = facts.channels[evidence.mode].find(({ channel }) => channel === evidence.channel);
  return link?.hours ?? [];
}

const TRAITS = {
  channel: 'centers',
  center: 'centers',
  types: 'type',
  authorities: 'authority',
  profiles: 'profile',
} as const;

function unsurePeople({ kind }: PairEvidence, { doubts = [] }: WorkingDynamic): string[] {
  const unsure = doubts.filter(({ trait }) => trait === TRAITS[kind]);
  return [...new Set(unsure.map(({ memberId }) => memberId))];
}

/**
 * When a sentence is as stated: "if Ana was born before 2:07 PM"; "depends on Ana’s birth time"
 * where the reader may not see the hours.
 */
export function whenOf(
  evidence: PairEvidence,
  facts: WorkingDynamic,
  dates: Pick<DateWords, 'day' | 'time'>,
): string {
  const { member1, member2 } = facts;
  const nameOf = (id: string) => (id === member1.id ? member1.name : member2.name);
  const conditions = hoursOf(evidence, facts).flatMap(({ memberId, isDrawn, spans }) => {
    const said = spans.map((span) => spanInWords(span, dates)).filter((words) => words !== '');
    if (said.length === 0) return [];
    return [`${isDrawn ? 'if' : 'unless'} ${nameOf(memberId)} was born ${orList(said)}`];
  });
  if (conditions.length > 0) return andList(conditions);
  const people = unsurePeople(evidence, facts).map((id) => `${nameOf(id)}’s`);
  return people.length === 0
    ? 'depends on a birth time'
    : `depends on ${andList(people)} birth ${people.length === 1 ? 'time' : 'times'}`;
}
