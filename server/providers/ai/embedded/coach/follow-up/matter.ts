import type { WrittenSentence } from '#shared/coach/claims.ts';
import type { Situation } from '#shared/knowledge/situations.ts';
import type { Difficulty } from '../cases/difficulty.ts';
import type { ChartTerm } from '../chart-terms.ts';
import { type Choice, leadingIn, sectionOf, type Told } from '../sections.ts';

/** The last answer, and what it was about: what a follow-up works on. */
export interface Matter {
  /** The follow-up. */
  readonly question: string;
  /** What the last answer answered. */
  readonly first: string;
  /** Everything asked, the follow-up last. */
  readonly asked: readonly string[];
  /** The last answer, markdown as shown. */
  readonly text: string;
  /** All answers of the conversation. */
  readonly answers: readonly string[];
  /** What was told of; null for answers about the chart itself. */
  readonly situation: Situation | null;
  readonly difficulty: Difficulty | null;
  /** What was defined; empty for none. */
  readonly terms: readonly ChartTerm[];
  readonly choice: Choice;
}

export type Paragraph = readonly WrittenSentence[];
export type Operation = (matter: Matter) => readonly Paragraph[];

/** The first sections of the kinds that have not been said. */
export function unsaid(
  { situation, choice }: Matter,
  kinds: readonly Told['kind'][],
  most: number,
) {
  if (situation === null) return [];
  return kinds
    .flatMap((kind) => {
      const told = sectionOf(situation, kind, choice);
      return told === null ? [] : [leadingIn(told, choice.turn).sentences];
    })
    .slice(0, most);
}

export function one(paragraph: Paragraph): readonly Paragraph[] {
  return paragraph.length === 0 ? [] : [paragraph];
}
