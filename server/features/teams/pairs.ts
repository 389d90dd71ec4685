import type { ChartData } from '#shared/contract/charts.ts';
import type { PairFacts } from '#shared/contract/pairs.ts';
import type { LimitedPair, WorkingDynamic } from '#shared/contract/penta.ts';
import type { Allowed } from '#shared/domain/visibility.ts';
import { calledNames } from '#shared/knowledge/called-names.ts';
import { pairCardsOf } from '#shared/knowledge/pair-cards.ts';

/** A person of a team, and what the reader may see of them. */
export interface AnalyzedMember {
  readonly id: string;
  readonly name: string;
  readonly chartData: ChartData;
  readonly allowed: Allowed;
}

interface ShownPairs {
  readonly dynamics: WorkingDynamic[];
  readonly limitedPairs: LimitedPair[];
}

function peopleOf(members: readonly AnalyzedMember[]) {
  const called = calledNames(members.map(({ name }) => name));
  return members.map(({ id, name, allowed, chartData }, index) => {
    const { type, authority, profile } = chartData;
    return { id, name, allowed, called: called[index] ?? name, type, authority, profile };
  });
}

type Person = ReturnType<typeof peopleOf>[number];

/** The hours at which gates change tell about a birth: they are left to those who may see it. */
export function withoutHiddenHours(
  facts: PairFacts,
  people: readonly (Pick<Person, 'id'> & { readonly allowed: Pick<Allowed, 'birth'> })[],
): PairFacts {
  const isShown = (id: string) => people.find((one) => one.id === id)?.allowed.birth === true;
  const { Electromagnetic, Companionship, Compromise, Dominance } = facts.channels;
  const shown = (links: typeof Dominance) =>
    links.map(({ hours = [], ...link }) => ({
      ...link,
      hours: hours.filter(({ memberId }) => isShown(memberId)),
    }));
  return {
    ...facts,
    channels: {
      Electromagnetic: shown(Electromagnetic),
      Companionship: shown(Companionship),
      Compromise: shown(Compromise),
      Dominance: shown(Dominance),
    },
  };
}

/**
 * What is said of a team's pairs, written together so that nothing is said twice: of two whole
 * charts, of two summaries, or nothing where one of the two shares functions only.
 * @param stored the facts of all pairs
 */
export function shownPairs(
  stored: readonly PairFacts[],
  members: readonly AnalyzedMember[],
): ShownPairs {
  const people = peopleOf(members);
  const pairs = people.flatMap((a, index) =>
    people.slice(index + 1).map((b) => {
      const isWhole = a.allowed.chart && b.allowed.chart;
      const found = stored.find(
        ({ member1, member2 }) => member1.id === a.id && member2.id === b.id,
      );
      const facts = isWhole && found ? withoutHiddenHours(found, [a, b]) : null;
      return { a, b, facts, isWhole, hasCard: facts !== null || (!isWhole && hasSummaries(a, b)) };
    }),
  );
  const written = pairs.filter(({ hasCard }) => hasCard);
  const cards = pairCardsOf(written);
  const cardOf = (pair: (typeof pairs)[number]) => cards[written.indexOf(pair)] ?? null;
  return {
    dynamics: pairs.flatMap((pair) => {
      const card = cardOf(pair);
      return pair.facts && card ? [{ ...pair.facts, ...card }] : [];
    }),
    limitedPairs: pairs.flatMap((pair) => (pair.isWhole ? [] : limitedPair(pair, cardOf(pair)))),
  };
}

function hasSummaries(a: Person, b: Person): boolean {
  return a.allowed.summary && b.allowed.summary;
}

function limitedPair(
  { a, b }: { readonly a: Person; readonly b: Person },
  summary: LimitedPair['summary'],
): LimitedPair {
  return {
    member1: { id: a.id, name: a.name },
    member2: { id: b.id, name: b.name },
    limitedBy: [a, b].filter(({ allowed }) => !allowed.chart).map(({ id }) => id),
    summary,
  };
}
