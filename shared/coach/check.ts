import type { Claim, FactClaim, WrittenSentence } from '#shared/coach/claims.ts';
import { type Comparison, compareClaim, type Facts } from '#shared/coach/compare.ts';
import { claimsIn } from '#shared/coach/lexicon/find-claims.ts';
import { isAboutPassage } from '#shared/coach/passages.ts';
import { breaksPolicy } from '#shared/coach/policy.ts';
import { isFactOf } from '#shared/coach/sources.ts';
import { centerNamed, channelPair, fold, gateNumber } from '#shared/coach/written-values.ts';

/* What happens to one sentence of an answer: shown or left out, and with which source marks. */

/** A fact that may be cited: its id, its subject, and the member it is about. */
export interface CitableFact {
  readonly id: string;
  readonly topic: string;
  readonly about: string | null;
}

export interface CitablePassage {
  readonly id: string;
  readonly text: string;
}

export interface CheckContext {
  /** What the charts have: claims are compared with it. */
  readonly values: Facts;
  readonly facts: readonly CitableFact[];
  readonly passages: readonly CitablePassage[];
  readonly question: string;
  /** ISO 639-1; a language without a lexicon is read as English. */
  readonly language: string;
  /** Nobody stated what the sentence claims: its words are all there is. */
  readonly isProse: boolean;
  /** The sentences of the same block before this one, oldest first. */
  readonly previous: readonly string[];
}

export interface Checked {
  readonly verdict: 'shown' | 'left out';
  /** Ids of facts and passages whose marks may be shown: what the sentence was compared with. */
  readonly sources: readonly string[];
  readonly contradicted: readonly FactClaim[];
  readonly reason: 'contradiction' | 'policy' | null;
}

function isFact(claim: Claim): claim is FactClaim {
  return 'topic' in claim;
}

/** One value in one writing: "Ego/Heart" and "heart" are the same term. */
function termOf({ topic, value }: FactClaim): string {
  if (topic === 'center') return centerNamed(value) ?? value;
  if (topic === 'channel') return channelPair(value) ?? value;
  return topic === 'gate' ? String(gateNumber(value)) : fold(value);
}

const isSameTerm = (a: FactClaim, b: FactClaim) => a.topic === b.topic && termOf(a) === termOf(b);

/** Told by numbers and ordinary words: "a single definition of done" is nobody's chart. */
const ORDINARY: readonly FactClaim['topic'][] = ['gate', 'line', 'profile', 'definition', 'count'];

/** Whether a claim can be compared: in a team, "you" is nobody whose chart is known. */
function isOfSomebody({ about }: FactClaim, { people, team }: Facts): boolean {
  if (team !== null && (about === 'team' || team.limited.has(about))) return true;
  return (team === null && about === 'you') || people.some(({ name }) => name === about);
}

/**
 * The claims the model stated, then those the lexicon finds beyond them. In a sentence that names
 * the asker or a member, stated claims about unknown people don't count.
 */
function allClaims(sentence: WrittenSentence, context: CheckContext) {
  const all = sentence.claims.filter(isFact);
  const { claims, likely, isToReader, implied } = claimsIn(sentence.text, {
    language: context.language,
    facts: context.values,
    previous: context.previous,
    isQuestion: sentence.kind === 'question',
  });
  const comparable = (claim: FactClaim) => isOfSomebody(claim, context.values);
  const isOfNamed = context.values.team === null ? isToReader : claims.some(comparable);
  const stated = isOfNamed ? all.filter(comparable) : all;
  const isUnstated = all.length > 0 && stated.length === 0;
  const read = claims.filter((claim) => !stated.some((known) => isSameTerm(known, claim)));
  const hidden = context.isProse || isUnstated ? [...implied, ...likely] : implied;
  const markable = [
    ...stated,
    ...read.filter(({ topic }) => isToReader || !ORDINARY.includes(topic)),
  ];
  return { claims: [...stated, ...read], markable, hidden };
}

function marksOf(
  sentence: WrittenSentence,
  equal: readonly FactClaim[],
  context: CheckContext,
): string[] {
  const facts = context.facts.filter((fact) =>
    equal.some((claim) => isFactOf(fact, claim, context.values)),
  );
  const passages = context.passages.filter(
    ({ id, text }) =>
      sentence.claims.some((claim) => 'passage' in claim && claim.passage === id) &&
      isAboutPassage(sentence.text, text),
  );
  return [...facts, ...passages].map(({ id }) => id);
}

/** Compares what a sentence asserts with the facts, and decides what the reader sees of it. */
export function checkSentence(sentence: WrittenSentence, context: CheckContext): Checked {
  const { claims, markable, hidden } = allClaims(sentence, context);
  const those = (verdict: Comparison, among: readonly FactClaim[]) =>
    among.filter((claim) => compareClaim(claim, context.values) === verdict);
  const contradicted = those('contradicts', [...claims, ...hidden]);
  if (contradicted.length > 0) {
    return { verdict: 'left out', sources: [], contradicted, reason: 'contradiction' };
  }
  if (breaksPolicy(sentence.text, context.language)) {
    return { verdict: 'left out', sources: [], contradicted: [], reason: 'policy' };
  }
  return {
    verdict: 'shown',
    sources: marksOf(sentence, those('equal', markable), context),
    contradicted: [],
    reason: null,
  };
}
