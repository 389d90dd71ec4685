import { type PentaRefusal, pentaOf } from '../engine/penta/penta.ts';
import { calledNames } from './called-names.ts';
import { type ChartedPerson, chartedPersonOf, type StoredPerson } from './charted-person.ts';
import { type PairCard, pairCardsOf } from './pair-cards.ts';
import { type PairFacts, pairFactsOf } from './pair-facts.ts';
import { type PentaReading, pentaReadingOf } from './penta-reading.ts';

/** How two members work together: the facts, and the product's own reading of them. */
export type WorkingDynamic = PairFacts & PairCard;

/** Everything said about a team. */
export interface TeamReading {
  /** null when the group has no Penta. */
  pentaData: PentaReading | null;
  /** Why it has none, else null; `unreadable_chart`: a chart is invalid. */
  pentaRefusal: PentaRefusal | 'unreadable_chart' | null;
  /** Every pair of members with valid charts: first with second, first with third, … */
  dynamics: WorkingDynamic[];
}

/** First with second, first with third, … */
function pairsOf<T>(all: readonly T[]): (readonly [T, T])[] {
  return all.flatMap((one, first) => all.slice(first + 1).map((other) => [one, other] as const));
}

function dynamicsOf(members: readonly ChartedPerson[]): WorkingDynamic[] {
  const called = calledNames(members.map(({ name }) => name));
  const people = members.map((member, index) => ({
    member,
    person: { ...member, called: called[index] ?? member.name },
  }));
  const pairs = pairsOf(people).map(([one, other]) => ({
    a: one.person,
    b: other.person,
    facts: pairFactsOf(one.member, other.member),
  }));
  const cards = pairCardsOf(pairs);
  return pairs.flatMap(({ facts }, index) => {
    const card = cards[index];
    return card ? [{ ...facts, ...card }] : [];
  });
}

/**
 * Reads a team from its members’ charts in the contract's shape: the Penta of three to five and the
 * working dynamics of all pairs. Deterministic; never throws on its input.
 */
export function teamReadingOf(stored: readonly StoredPerson[]): TeamReading {
  const members = stored.map(chartedPersonOf).filter((member) => member !== null);
  const dynamics = dynamicsOf(members);
  if (members.length < stored.length) {
    return { pentaData: null, pentaRefusal: 'unreadable_chart', dynamics };
  }
  const result = pentaOf(members);
  return result.kind === 'penta'
    ? { pentaData: pentaReadingOf(result.penta, members), pentaRefusal: null, dynamics }
    : { pentaData: null, pentaRefusal: result.reason, dynamics };
}
