import type { CoachAnswer } from '#shared/contract/coach.ts';
import type { SafetyClass } from '#shared/domain/safety-classes.ts';

/** Help, or what a chart can't say, in a sentence. */
export type Aside = NonNullable<CoachAnswer['aside']>;

/** What a question needs before, or instead of, the coach's answer. */
export type SafetyVerdict =
  | { readonly kind: 'none'; readonly safetyClass: 'none' }
  /** The text is the whole answer: no chart talk, nothing counted, nothing stored. */
  | { readonly kind: 'help'; readonly safetyClass: SafetyClass; readonly text: string }
  /** The text comes first, then the coach's answer. */
  | { readonly kind: 'preamble'; readonly safetyClass: SafetyClass; readonly text: string }
  /** The text is offered below the coach's answer: the question is most likely an ordinary one. */
  | { readonly kind: 'aside'; readonly safetyClass: 'none'; readonly aside: Aside };

/**
 * Judges whole questions, in any of the coach's languages. A region is the ISO 3166-1 code of the
 * person's country, which chooses the help lines; null when unknown.
 */
export interface SafetyJudge {
  /** Learns now, for about a second, instead of with the first question. */
  prepare(): void;
  verdictOn(question: string, region: string | null): SafetyVerdict;
  /** What follows from the class that a coach gave the question. */
  verdictFor(safetyClass: SafetyClass, language: string, region: string | null): SafetyVerdict;
  /** The language that a text is most likely written in, as ISO 639-1, among those it knows. */
  languageOf(text: string): string;
}
