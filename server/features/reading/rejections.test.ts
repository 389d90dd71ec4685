import { expect, test } from 'vitest';
import { entryAt } from '#shared/engine/lookup.ts';
import { randomCharts } from '#shared/reading/random-charts.ts';
import { readingOf } from '#shared/reading/reading.ts';
import { rejectionsIn } from './rejections.ts';
import type { GivenAnswer } from './store.ts';

const CHART = entryAt(randomCharts(3, 1), 0);
const READING = readingOf(CHART);
const PARAGRAPHS = READING.chapters.flatMap(({ paragraphs }) => paragraphs);

const idsOf = (kind: string) => PARAGRAPHS.filter(({ id }) => id.includes(`:${kind}:`));
const rejecting = (ids: readonly string[], answer: GivenAnswer = 'not_me') =>
  rejectionsIn(READING, new Map(ids.map((id) => [id, answer])));

test('is nothing without answers, and for texts that fit, wholly or partly', () => {
  const ids = PARAGRAPHS.map(({ id }) => id);
  expect(rejecting([])).toEqual([]);
  expect(rejecting(ids, 'fits')).toEqual([]);
  expect(rejecting(ids, 'partly')).toEqual([]);
  expect(rejecting(['decide:gate:99'])).toEqual([]);
});

test.each(['type', 'authority', 'profile'])(
  'one text about the %s leaves the others; two are about all of it',
  (kind) => {
    const [first, second] = idsOf(kind);
    const ids = [first?.id ?? '', second?.id ?? ''];
    expect(rejecting(ids.slice(0, 1))).toMatchObject([
      { topic: kind, texts: [first?.text], isWhole: false },
    ]);
    expect(rejecting(ids)).toMatchObject([
      { topic: kind, texts: [first?.text, second?.text], isWhole: true },
    ]);
  },
);

test('one text about anything else is about all of it', () => {
  const details = PARAGRAPHS.filter(({ id }) => /:(definition|center|channel|gate):/.test(id));
  const rejected = rejecting(details.map(({ id }) => id));
  expect(details.length).toBeGreaterThan(3);
  expect(rejected).toHaveLength(details.length);
  expect(rejected.filter(({ isWhole }) => !isWhole)).toEqual([]);
  expect(rejected.map(({ topic, value }) => `${topic}:${value}`)).toEqual(
    details.map(({ id }) => id.split(':').slice(1).join(':')),
  );
});
