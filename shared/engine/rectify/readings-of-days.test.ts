import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Attribute } from '../certainty/attribute.ts';
import { certaintyOf } from '../certainty/certainty.ts';
import { randomDays } from '../certainty/random-days.ts';
import type { BirthWindow } from '../certainty/window.ts';
import { type Chart, computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { entryAt } from '../lookup.ts';
import { type DayReading, dayReadings, type FactTrack } from './day-readings.ts';
import { type Answer, nextQuestion, supportOf } from './questions.ts';

const MINUTE_MS = 60_000;
const DAYS = 12;

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

const FACTS = {
  type: ({ type }: Chart) => type,
  authority: ({ authority }: Chart) => authority,
  profile: ({ profile }: Chart) => profile.id,
  definition: ({ definition }: Chart) => definition,
} as const;

function trackOf(id: string, attribute: Attribute<string>, window: BirthWindow): FactTrack {
  if (attribute.kind === 'varying') return { id, spans: attribute.intervals };
  const { startUtcMs: fromUtcMs, endUtcMs: toUtcMs } = window;
  return { id, spans: [{ fromUtcMs, toUtcMs, value: attribute.value }] };
}

function readingsOf(day: BirthWindow): DayReading[] {
  const certainty = certaintyOf(day, PACKED);
  const { startUtcMs: fromUtcMs, endUtcMs: toUtcMs } = certainty.window;
  const ids = ['type', 'authority', 'profile', 'definition'] as const;
  const tracks = ids.map((id) => trackOf(id, certainty[id], certainty.window));
  return dayReadings({ fromUtcMs, toUtcMs }, tracks);
}

const keyOf = (values: Readonly<Record<string, string>>) =>
  Object.keys(FACTS)
    .map((fact) => values[fact])
    .join(' · ');

function readingAt(utcMs: number): string {
  const chart = computeChart(utcMs, PACKED);
  return keyOf(Object.fromEntries(Object.entries(FACTS).map(([id, read]) => [id, read(chart)])));
}

test('a day has the readings that its charts of every other minute have, for as long', () => {
  let open = 0;
  for (const day of randomDays(31, DAYS, 1900, 2100)) {
    const readings = readingsOf(day);
    const counted = new Map<string, number>();
    for (let utcMs = day.startUtcMs; utcMs < day.endUtcMs; utcMs += 2 * MINUTE_MS) {
      const key = readingAt(utcMs);
      counted.set(key, (counted.get(key) ?? 0) + 2 / 1440);
    }
    const shares = new Map(readings.map(({ values, share }) => [keyOf(values), share]));
    expect([...counted.keys()].filter((key) => !shares.has(key))).toEqual([]);
    for (const { values, share, spans } of readings) {
      // A reading of a moment may fall between two samples.
      const tolerance = (spans.length * 2 * 2) / 1440;
      expect(Math.abs((counted.get(keyOf(values)) ?? 0) - share)).toBeLessThanOrEqual(tolerance);
    }
    open += readings.length > 1 ? 1 : 0;
  }
  expect(open).toBeGreaterThan(DAYS / 2);
}, 60_000);

test('the question asked first is the one whose answer leaves the least open', () => {
  const entropy = (shares: readonly number[]) =>
    shares.reduce((sum, share) => (share > 0 ? sum - share * Math.log2(share) : sum), 0);
  /** What stays open after a question, over what the answers may be. */
  const expectedAfter = (readings: readonly DayReading[], fact: string) => {
    const options = [...new Set(readings.map(({ values }) => values[fact] ?? ''))];
    const before = supportOf(readings, []);
    return options.reduce((sum, value) => {
      const answers: Answer[] = [{ fact, value }];
      const chance = readings.reduce((total, reading, index) => {
        const isTrue = reading.values[fact] === value;
        const says = isTrue ? 0.65 : 0.35 / (options.length - 1);
        return total + entryAt(before, index) * says;
      }, 0);
      return sum + chance * entropy(supportOf(readings, answers));
    }, 0);
  };
  let asked = 0;
  for (const day of randomDays(32, 40, 1900, 2100)) {
    const readings = readingsOf(day);
    const question = nextQuestion(readings, []);
    if (!question) continue;
    const varying = Object.keys(FACTS).filter(
      (fact) => new Set(readings.map(({ values }) => values[fact])).size > 1,
    );
    const least = Math.min(...varying.map((fact) => expectedAfter(readings, fact)));
    expect(expectedAfter(readings, question.fact)).toBeCloseTo(least, 9);
    asked += 1;
  }
  expect(asked).toBeGreaterThan(20);
}, 60_000);
