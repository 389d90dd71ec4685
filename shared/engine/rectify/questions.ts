import type { TimeSpan } from '../certainty/parts.ts';
import { entryAt } from '../lookup.ts';
import type { DayReading } from './day-readings.ts';

/** How often people are taken to recognize the description that their chart has: weak evidence. */
const RECOGNIZED = 0.65;
/** A question that tells less than this, in bits, isn't worth asking. */
const GAIN_MIN = 0.015;
export const QUESTIONS_MAX = 7;
/** A narrowed stretch has at least this share of what the answers support… */
const SUPPORT = 0.75;
/** …and is at most this part of the window: otherwise nothing is narrowed. */
const NARROWER = 0.75;

export interface Question {
  /** The fact asked about. */
  readonly fact: string;
  /** What it may be on that day, the likeliest by time first. */
  readonly options: readonly string[];
}

export interface Answer {
  readonly fact: string;
  /** null for "can't say". */
  readonly value: string | null;
}

/** A stretch of birth times and how much of what the answers support lies in it, 0 to 1. */
export interface Narrowed extends TimeSpan {
  readonly support: number;
}

function readingValue({ values }: DayReading, fact: string): string {
  const value = values[fact];
  if (value === undefined) throw new RangeError(`The readings have no ${fact}`);
  return value;
}

function optionsOf(readings: readonly DayReading[], fact: string): readonly string[] {
  return [...new Set(readings.map((reading) => readingValue(reading, fact)))];
}

function likelihood(given: string, value: string, options: number): number {
  return given === value ? RECOGNIZED : (1 - RECOGNIZED) / (options - 1);
}

function normalized(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** How likely each reading is after the answers, in the readings' order; before any, their shares. */
export function supportOf(readings: readonly DayReading[], answers: readonly Answer[]): number[] {
  const weights = readings.map((reading) =>
    answers.reduce((weight, { fact, value }) => {
      const options = optionsOf(readings, fact).length;
      if (value === null || options < 2) return weight;
      return weight * likelihood(value, readingValue(reading, fact), options);
    }, reading.share),
  );
  return normalized(weights);
}

function entropy(shares: readonly number[]): number {
  return shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
}

/** How much an answer is expected to tell about the reading, in bits. */
function gainOf(readings: readonly DayReading[], support: readonly number[], fact: string): number {
  const options = optionsOf(readings, fact);
  if (options.length < 2) return 0;
  const expected = options.reduce((sum, option) => {
    const joint = readings.map(
      (reading, index) =>
        entryAt(support, index) * likelihood(option, readingValue(reading, fact), options.length),
    );
    const chance = joint.reduce((total, share) => total + share, 0);
    return sum + chance * entropy(normalized(joint));
  }, 0);
  return entropy(support) - expected;
}

/** The question that would tell the most; null when none would tell enough, or enough were asked. */
export function nextQuestion(
  readings: readonly DayReading[],
  answers: readonly Answer[],
): Question | null {
  if (answers.length >= QUESTIONS_MAX) return null;
  const asked = new Set(answers.map(({ fact }) => fact));
  const support = supportOf(readings, answers);
  const open = Object.keys(readings[0]?.values ?? {}).filter((fact) => !asked.has(fact));
  const [best] = open
    .map((fact) => ({ fact, gain: gainOf(readings, support, fact) }))
    .sort((a, b) => b.gain - a.gain);
  if (!best || best.gain < GAIN_MIN) return null;
  return { fact: best.fact, options: optionsOf(readings, best.fact) };
}

/** True when no time of the window fits all answers at once. */
export function isContradictory(
  readings: readonly DayReading[],
  answers: readonly Answer[],
): boolean {
  return !readings.some((reading) =>
    answers.every(({ fact, value }) => value === null || readingValue(reading, fact) === value),
  );
}

/** All stretches in order of time, each with its part of the support. */
function stretchesOf(readings: readonly DayReading[], support: readonly number[]): Narrowed[] {
  return readings
    .flatMap(({ spans }, index) => {
      const whole = spans.reduce((sum, { fromUtcMs, toUtcMs }) => sum + toUtcMs - fromUtcMs, 0);
      return spans.map((span) => ({
        ...span,
        support: (entryAt(support, index) * (span.toUtcMs - span.fromUtcMs)) / whole,
      }));
    })
    .sort((a, b) => a.fromUtcMs - b.fromUtcMs);
}

/**
 * The shortest stretch of times with most of what the answers support; null without a telling answer,
 * or while it would still be most of the window.
 */
export function narrowedSpan(
  readings: readonly DayReading[],
  answers: readonly Answer[],
): Narrowed | null {
  if (answers.every(({ value }) => value === null)) return null;
  const stretches = stretchesOf(readings, supportOf(readings, answers));
  let best: Narrowed | null = null;
  stretches.forEach(({ fromUtcMs }, first) => {
    let support = 0;
    for (const stretch of stretches.slice(first)) {
      support += stretch.support;
      if (support < SUPPORT) continue;
      const length = stretch.toUtcMs - fromUtcMs;
      if (!best || length < best.toUtcMs - best.fromUtcMs) {
        best = { fromUtcMs, toUtcMs: stretch.toUtcMs, support };
      }
      break;
    }
  });
  return best && isNarrower(best, stretches) ? best : null;
}

function isNarrower({ fromUtcMs, toUtcMs }: TimeSpan, stretches: readonly TimeSpan[]): boolean {
  const start = entryAt(stretches, 0).fromUtcMs;
  const end = entryAt(stretches, stretches.length - 1).toUtcMs;
  return toUtcMs - fromUtcMs <= NARROWER * (end - start);
}
