import { expect, test, vi } from 'vitest';
import { CLOSED_DAY, certaintyOfDay } from '#client/testing/certainty-samples.ts';
import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import { positionText } from '#shared/domain/chart-text.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import type { Attribute } from '#shared/engine/certainty/attribute.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { dayScale } from './day-scale.ts';
import { doubtsOf } from './doubts.ts';
import { activationsAt, triedCharts } from './tried-chart.ts';

type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
const ephemeris = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`),
);

const START = Date.UTC(1986, 8, 2, 22);
const DAY_MS = 86_400_000;
const iso = (utcMs: number) => new Date(utcMs).toISOString();
const moment = (utcMs: number) => {
  const local = iso(utcMs + 2 * 3_600_000);
  return { utc: iso(utcMs), localDate: local.slice(0, 10), localTime: local.slice(11, 19) };
};

function sent<V extends string>(attribute: Attribute<V>): CertainAttribute<V> {
  if (attribute.kind === 'stable') return attribute;
  const intervals = attribute.intervals.map(({ value, fromUtcMs, toUtcMs }) => ({
    value,
    from: iso(fromUtcMs),
    to: iso(toUtcMs),
  }));
  return { kind: 'varying', intervals, shares: [...attribute.shares] };
}

/** What the server sends of a window, without its centers, channels and gates. */
function certaintyFrom(startUtcMs: number, endUtcMs: number): ChartCertainty {
  const found = certaintyOf({ startUtcMs, endUtcMs }, ephemeris);
  return {
    ...certaintyOfDay(CLOSED_DAY),
    window: { start: moment(startUtcMs), end: moment(endUtcMs) },
    drawnFor: moment((startUtcMs + endUtcMs) / 2),
    flips: found.flips.map(({ utcMs }) => ({ ...moment(utcMs), changes: [] })),
    type: sent(found.type),
    strategy: sent(found.strategy),
    authority: sent(found.authority),
    profile: sent(found.profile),
    positions: SIDES.flatMap((side) =>
      BODY_IDS.map((body) => ({ side, body, value: sent(found.positions[side][body]) })),
    ),
  };
}

function triedIn(certainty: ChartCertainty) {
  return triedCharts(certainty, dayScale(certainty, AMERICAN_DATES));
}

test('the chart of every quarter of an hour of two days is the one that the engine computes', () => {
  const chartAt = triedIn(certaintyFrom(START, START + 2 * DAY_MS));
  for (let utcMs = START; utcMs < START + 2 * DAY_MS; utcMs += 15 * 60_000) {
    const { activations, type, authority, profile } = computeChart(utcMs, ephemeris);
    const tried = chartAt(utcMs);
    expect(tried?.activations).toEqual(
      recordOf(SIDES, (side) =>
        recordOf(BODY_IDS, (body) => positionText(activations[side][body])),
      ),
    );
    expect(tried?.type).toBe(type);
    expect(tried?.words.statement.text).toBe(`You’re a ${type}.`);
    const terms = tried?.words.facts.map(({ term }) => term);
    expect([terms?.[0], terms?.[2]]).toEqual([authority, profile.id]);
  }
});

test('between two changes the chart is the same object', () => {
  const certainty = certaintyFrom(START, START + DAY_MS);
  const chartAt = triedIn(certainty);
  const [first, second] = certainty.flips.map(({ utc }) => Date.parse(utc));
  if (first === undefined || second === undefined) throw new Error('nothing changes');
  expect(chartAt(first)).toBe(chartAt(second - 1));
  expect(chartAt(second)).not.toBe(chartAt(first));
  expect(chartAt(first - 1)).not.toBe(chartAt(first));
});

test('a fact that depends on the time says so for the time that is tried', () => {
  const certainty = certaintyFrom(START, START + DAY_MS);
  const chartAt = triedIn(certainty);
  if (certainty.profile.kind !== 'varying') throw new Error('the profile is certain');
  for (const { from, to, value } of certainty.profile.intervals) {
    const profile = chartAt(Date.parse(from))?.words.facts.find(({ id }) => id === 'profile');
    expect(profile?.term).toBe(value);
    const utcOf = profile?.doubt?.spans.map((span) => [
      span.from?.utc ?? null,
      span.to?.utc ?? null,
    ]);
    const ends = (utc: string) => (certainty.flips.some((flip) => flip.utc === utc) ? utc : null);
    expect(utcOf).toContainEqual([ends(from), ends(to)]);
  }
});

test('has the doubts of the instant that is tried', () => {
  const certainty = certaintyFrom(START, START + DAY_MS);
  const scale = dayScale(certainty, AMERICAN_DATES);
  const chartAt = triedCharts(certainty, scale);
  for (const { utc } of certainty.flips) {
    const utcMs = Date.parse(utc);
    expect(chartAt(utcMs)?.doubts).toEqual(doubtsOf(certainty, scale, utcMs));
  }
});

test('what is certain has neither a doubt nor another value', () => {
  const words = triedIn(certaintyFrom(START, START + 1_000))(START)?.words;
  expect(words?.facts).toHaveLength(3);
  for (const part of [words?.statement, ...(words?.facts ?? [])]) {
    expect(part).not.toHaveProperty('doubt');
    expect(part).not.toHaveProperty('instead');
  }
});

test('before and after its window a chart is that of its ends', () => {
  const certainty = certaintyFrom(START, START + DAY_MS);
  const chartAt = triedIn(certainty);
  const end = START + DAY_MS;
  expect(chartAt(START - DAY_MS)?.activations).toEqual(chartAt(START)?.activations);
  expect(chartAt(end + DAY_MS)?.activations).toEqual(chartAt(end - 1)?.activations);
});

test.each<readonly [string, Partial<ChartCertainty>]>([
  ['without positions', { positions: [] }],
  ['without a type', { type: { kind: 'varying', intervals: [], shares: [] } }],
  ['without an authority', { authority: { kind: 'varying', intervals: [], shares: [] } }],
  ['without a profile', { profile: { kind: 'varying', intervals: [], shares: [] } }],
])('a certainty %s has no chart', (_, lacking) => {
  expect(triedIn({ ...certaintyFrom(START, START + 1_000), ...lacking })(START)).toBeNull();
});

test('a position that isn’t known is empty, and the others are there', () => {
  const certainty = certaintyFrom(START, START + 1_000);
  const positions = certainty.positions.filter(({ body }) => body !== 'moon');
  const { design, personality } = activationsAt({ ...certainty, positions }, START);
  expect([design.moon, personality.moon]).toEqual(['', '']);
  const whole = activationsAt(certainty, START);
  expect({ ...design, moon: whole.design.moon }).toEqual(whole.design);
  expect(triedIn({ ...certainty, positions })(START)).toBeNull();
});
