import { type FacePerson, facesOf } from '#client/components/people/face.tsx';
import { paths } from '#client/lib/paths.ts';
import type { PairCard } from '#shared/contract/pairs.ts';
import type { WorkingDynamic } from '#shared/contract/penta.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { andList } from '#shared/domain/english.ts';
import { PAIR_MODES, type PairMode } from '#shared/engine/pair/modes.ts';
import { MODE_LABELS, NO_MODE_LABEL } from '#shared/knowledge/pair-labels.ts';
import { countInWords } from '#shared/knowledge/prose.ts';

/** How two people meet, or how much of that the reader may see. */
export type PairKind = PairMode | 'apart' | 'summary' | 'private';

/** Two people of a team as the reader may see them together. */
export interface TeamPair {
  readonly key: string;
  readonly people: readonly [FacePerson, FacePerson];
  readonly kind: PairKind;
  /** Who leads in how many channels of the main mode, by their ids. */
  readonly leads: Readonly<Record<string, number>>;
  /** False when something on the card depends on a birth time. */
  readonly isSure: boolean;
  /** null where one of the two shares functions only. */
  readonly card: PairCard | null;
  readonly facts: WorkingDynamic | null;
  /** Why there is less to see than of other pairs. */
  readonly reason: string | null;
  /** Where their whole connection is; null where the reader may not see both charts. */
  readonly connectionHref: string | null;
}

export const KIND_LABELS: Readonly<Record<PairKind, string>> = {
  ...MODE_LABELS,
  apart: NO_MODE_LABEL,
  summary: 'By summary',
  private: 'Not shared',
};

/** "Spark", or who leads: "Mei leads", "Mei leads more". */
export function kindWords({ kind, leads, people }: TeamPair): string {
  const [first, second] = people.map(({ id }) => leads[id] ?? 0);
  if (kind !== 'Dominance' || first === undefined || second === undefined || first === second) {
    return KIND_LABELS[kind];
  }
  const leader = firstName(people[first > second ? 0 : 1].name);
  return Math.min(first, second) === 0 ? `${leader} leads` : `${leader} leads more`;
}

/** How a screen reader hears a pair: "Ana Müller and Ben Okafor: Lead and follow, Ana leads". */
export function spokenPair(pair: TeamPair): string {
  const words = kindWords(pair);
  const label = KIND_LABELS[pair.kind];
  const parts = [label, words === label ? '' : words, pair.isSure ? '' : 'approximate'];
  return `${namesOf(pair)}: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** What each kind means, in a few words. */
export const KIND_MEANINGS: Readonly<Record<PairMode, string>> = {
  Electromagnetic: 'each brings half of a channel, so there’s energy and friction',
  Companionship: 'both have the same whole channel, with one blind spot',
  Compromise: 'one has a whole channel, the other half of it',
  Dominance: 'one has a whole channel, the other none of it',
};

/** "Ana Müller and Ben Okafor" */
export function namesOf({ people }: Pick<TeamPair, 'people'>): string {
  return people.map(({ name }) => name).join(' and ');
}

/** "Ana and Ben": for where the initials tell namesakes apart. */
export function calledNamesOf({ people }: Pick<TeamPair, 'people'>): string {
  return people.map(({ name }) => firstName(name)).join(' and ');
}

function leadsOf({ mainMode, channels }: WorkingDynamic): Record<string, number> {
  const leads: Record<string, number> = {};
  for (const { fromId } of mainMode === null ? [] : channels[mainMode]) {
    if (fromId !== null) leads[fromId] = (leads[fromId] ?? 0) + 1;
  }
  return leads;
}

function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}

function reasonOf(limiting: readonly FacePerson[], hasCard: boolean): string {
  const who = andList(limiting.map(({ name }) => firstName(name)));
  const verb = limiting.length === 1 ? 'doesn’t' : 'don’t';
  return hasCard
    ? `${who} ${verb} share gates and channels, so this card is made of types, authorities and profiles.`
    : `There’s no card for this pair because ${who} ${verb} share more than their functions.`;
}

/**
 * Every pair of a team, first with second, first with third, …
 * @param hasConnections false for a sample, whose people have no connection page
 */
export function pairsOfTeam(
  { members, dynamics, limitedPairs }: TeamRecord,
  hasConnections = true,
): TeamPair[] {
  const faces = facesOf(members);
  return faces.flatMap((one, index) =>
    faces.slice(index + 1).flatMap((other): TeamPair[] => {
      const isBoth = (pair: { member1: { id: string }; member2: { id: string } }) =>
        pair.member1.id === one.id && pair.member2.id === other.id;
      const common = { key: `${one.id} ${other.id}`, people: [one, other] as const };
      const facts = dynamics.find(isBoth);
      if (facts) {
        return [
          {
            ...common,
            kind: facts.mainMode ?? 'apart',
            leads: leadsOf(facts),
            isSure: facts.evidence.every(({ isSure }) => isSure),
            card: facts,
            facts,
            reason: null,
            connectionHref: hasConnections ? paths.connection.to(one.id, other.id) : null,
          },
        ];
      }
      const limited = limitedPairs.find(isBoth);
      if (!limited) return [];
      const { summary } = limited;
      // Who shares a summary is no reason for there being no card.
      const limiting = [one, other].filter(({ id }) =>
        summary
          ? limited.limitedBy.includes(id)
          : members.some((member) => member.id === id && member.type === null),
      );
      return [
        {
          ...common,
          kind: summary ? 'summary' : 'private',
          leads: {},
          isSure: true,
          card: summary,
          facts: null,
          reason: reasonOf(limiting, summary !== null),
          connectionHref: null,
        },
      ];
    }),
  );
}

const COUNTED: Readonly<Record<PairMode | 'apart', readonly [one: string, more: string]>> = {
  Electromagnetic: ['sparks', 'spark'],
  Companionship: ['shares common ground', 'share common ground'],
  Compromise: ['has one who gives way', 'have one who gives way'],
  Dominance: ['leads and follows', 'lead and follow'],
  apart: ['works separately', 'work separately'],
};

/** "Three pairs spark; six lead and follow. Sparks …" Empty where the reader may see no dynamic. */
export function pairsInWords(pairs: readonly TeamPair[]): string {
  const parts = ([...PAIR_MODES, 'apart'] as const).flatMap((kind) => {
    const count = pairs.filter((pair) => pair.kind === kind).length;
    return count === 0 ? [] : [{ count, verb: COUNTED[kind][count === 1 ? 0 : 1] }];
  });
  const words = parts.map(({ count, verb }, index) =>
    index === 0
      ? `${countInWords(count)} ${count === 1 ? 'pair' : 'pairs'} ${verb}`
      : `${countInWords(count)} ${verb}`,
  );
  const text = words.join('; ');
  if (text === '') return '';
  const [spark] = pairs.filter(({ kind }) => kind === 'Electromagnetic');
  const start =
    spark && pairs.length > 1
      ? ` Sparks take the most talking: start with ${calledNamesOf(spark)}.`
      : '';
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.${start}`;
}
