import type { SafetyClass } from '#shared/domain/safety-classes.ts';
import type { SafetyVerdict } from '../../providers/safety.ts';

/** What becomes of an answer besides its text. */
export interface Handling {
  /** It is help for somebody in distress or danger: shown alone, without sources or rating. */
  readonly isHelp: boolean;
  /** It is kept in the conversation, and counts toward the limits and the account's usage. */
  readonly isKept: boolean;
}

/** Distress stays between the person and the screen, also where an answer follows the help. */
const DISTRESS: ReadonlySet<SafetyClass> = new Set(['crisis', 'harassment']);

/** @param safety what the question is about, by our own verdict or the coach's */
export function handlingOf(kind: SafetyVerdict['kind'], safety: SafetyClass): Handling {
  const isHelp = kind === 'help' || DISTRESS.has(safety);
  return { isHelp, isKept: !isHelp };
}
