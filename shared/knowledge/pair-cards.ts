import { recordOf } from '../engine/lookup.ts';
import { distinctChoices } from './distinct.ts';
import {
  authorityCellOf,
  type Candidate,
  type Ground,
  ofAuthorities,
  ofCenters,
  ofLink,
  ofProfiles,
  ofTypes,
  PAIR_PARTS,
  type PairPart,
  type PairSubject,
  typeCellOf,
} from './pair-candidates.ts';
import { dynamicTypeOf, typesInWords } from './pair-labels.ts';
import { cellOf, furtherLinks, type ModedLink, rankedLinks } from './pair-links.ts';

/** What one sentence of a card rests on. */
export type PairEvidence = Ground & { part: PairPart; isSure: boolean };

/** What is said of two people: at most five sentences. */
export interface PairCard {
  dynamicType: string;
  /** null where nothing is left that has not been said of another pair of the team. */
  headline: string | null;
  strength: string;
  watchout: string;
  /** How to talk to each other. */
  talk: string | null;
  /** Something for the two to try. */
  trial: string | null;
  evidence: PairEvidence[];
}

/** A pair with its leading channel, and whether it is the first of its kind in the team. */
interface Composed {
  readonly subject: PairSubject;
  readonly lead: ModedLink | null;
  readonly further: readonly ModedLink[];
  readonly isFirstOfTypes: boolean;
  readonly isFirstOfAuthorities: boolean;
}

/** A leading channel for every pair, where possible not the same one in the same mode twice. */
function leadsOf(ranked: readonly (readonly ModedLink[])[]): (ModedLink | null)[] {
  const choices = distinctChoices(ranked.map((links) => links.map(cellOf)));
  return ranked.map((links, index) => links[choices[index] ?? 0] ?? null);
}

function composedOf(subjects: readonly PairSubject[]): Composed[] {
  const ranked = subjects.map(({ facts }) => (facts === null ? [] : rankedLinks(facts)));
  const leads = leadsOf(ranked);
  const typeCells = subjects.map(typeCellOf);
  const authorityCells = subjects.map(authorityCellOf);
  return subjects.map((subject, index) => {
    const lead = leads[index] ?? null;
    return {
      subject,
      lead,
      further: lead === null ? [] : furtherLinks(ranked[index] ?? [], lead),
      isFirstOfTypes: typeCells.indexOf(typeCells[index] ?? '') === index,
      isFirstOfAuthorities: authorityCells.indexOf(authorityCells[index] ?? '') === index,
    };
  });
}

/** The sentences of a part, the fittest first. */
type Candidates = (composed: Composed) => Candidate[];

function ofLead({ subject, lead }: Composed, part: PairPart): Candidate[] {
  return lead === null ? [] : ofLink(subject, lead, part);
}

function ofFurther({ subject, further }: Composed, part: PairPart): Candidate[] {
  return further.flatMap((link) => ofLink(subject, link, part));
}

/** The first pair of two types in a team explains them; the others tell what is theirs alone. */
function strengths(composed: Composed): Candidate[] {
  const { subject, isFirstOfTypes } = composed;
  const types = ofTypes(subject, 'strength');
  const isTold = isFirstOfTypes && subject.a.type !== subject.b.type;
  return [
    ...(isTold ? types.slice(0, 1) : []),
    ...ofFurther(composed, 'strength'),
    ...ofLead(composed, 'strength'),
    ...types,
    ...ofCenters(subject, 'strength'),
    ...ofProfiles(subject, 'strength'),
  ];
}

/** Likewise with authorities. */
function talks(composed: Composed): Candidate[] {
  const { subject, isFirstOfAuthorities } = composed;
  const authorities = ofAuthorities(subject, 'talk');
  const isTold = isFirstOfAuthorities || subject.a.authority !== subject.b.authority;
  const lead = ofLead(composed, 'talk');
  return [
    ...(isTold ? [...authorities, ...lead] : [...lead, ...authorities]),
    ...ofFurther(composed, 'talk'),
  ];
}

const CANDIDATES: Readonly<Record<PairPart, Candidates>> = {
  headline: (composed) => [
    ...ofLead(composed, 'headline'),
    ...ofFurther(composed, 'headline'),
    ...ofTypes(composed.subject, 'headline'),
    ...ofProfiles(composed.subject, 'headline'),
  ],
  strength: strengths,
  watchout: (composed) => [
    ...ofLead(composed, 'watchout'),
    ...ofCenters(composed.subject, 'watchout'),
    ...ofFurther(composed, 'watchout'),
    ...ofTypes(composed.subject, 'watchout'),
    ...ofProfiles(composed.subject, 'watchout'),
  ],
  talk: talks,
  trial: (composed) => [
    ...ofLead(composed, 'trial'),
    ...ofTypes(composed.subject, 'trial'),
    ...ofAuthorities(composed.subject, 'trial'),
    ...ofFurther(composed, 'trial'),
  ],
};

/** One sentence for every pair, none of them twice; null where none is left. */
function saidOf(all: readonly Composed[], part: PairPart): (Candidate | null)[] {
  const candidates = all.map(CANDIDATES[part]);
  const choices = distinctChoices(candidates.map((list) => list.map(({ key }) => key)));
  return candidates.map((list, index) => {
    const choice = choices[index] ?? null;
    if (choice !== null) return list[choice] ?? null;
    // The product promises these two of every pair, even of five people who are all alike.
    return part === 'strength' || part === 'watchout' ? (list[0] ?? null) : null;
  });
}

function dynamicTypeFor({ a, b, facts }: PairSubject): string {
  return facts === null
    ? typesInWords(a.type, b.type)
    : dynamicTypeOf(facts.mainMode, a.type, b.type);
}

/**
 * Writes the cards of all pairs of one team together, so that no sentence is said twice in it.
 * Deterministic.
 * @param subjects every pair of the team that has a card, in the order shown
 */
export function pairCardsOf(subjects: readonly PairSubject[]): PairCard[] {
  const all = composedOf(subjects);
  const said = recordOf(PAIR_PARTS, (part) => saidOf(all, part));
  return subjects.map((subject, index) => {
    const at = (part: PairPart) => said[part][index] ?? null;
    return {
      dynamicType: dynamicTypeFor(subject),
      headline: at('headline')?.text ?? null,
      strength: at('strength')?.text ?? '',
      watchout: at('watchout')?.text ?? '',
      talk: at('talk')?.text ?? null,
      trial: at('trial')?.text ?? null,
      evidence: PAIR_PARTS.flatMap((part) => {
        const sentence = at(part);
        return sentence ? [{ ...sentence.ground, part, isSure: sentence.isSure }] : [];
      }),
    };
  });
}
