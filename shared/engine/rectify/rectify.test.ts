import { expect, test } from 'vitest';
import { entryAt } from '../lookup.ts';
import { type DayReading, dayReadings, type FactTrack } from './day-readings.ts';
import {
  type Answer,
  isContradictory,
  narrowedSpan,
  nextQuestion,
  QUESTIONS_MAX,
  supportOf,
} from './questions.ts';

/** Hours of a made-up day. */
const DAY = { fromUtcMs: 0, toUtcMs: 24 };

function track(id: string, ...spans: readonly (readonly [string, number, number])[]): FactTrack {
  return {
    id,
    spans: spans.map(([value, fromUtcMs, toUtcMs]) => ({ value, fromUtcMs, toUtcMs })),
  };
}

const TYPE = track('type', ['Generator', 0, 6], ['Projector', 6, 18], ['Generator', 18, 24]);
const LINE = track('line', ['1', 0, 12], ['2', 12, 24]);
const SURE = track('head', ['open', 0, 24]);
const READINGS = dayReadings(DAY, [TYPE, LINE, SURE]);

const said = (fact: string, value: string | null): Answer => ({ fact, value });

test('a day has one reading for each combination of its facts, with its share', () => {
  expect(READINGS.map(({ values, share }) => [values.type, values.line, share])).toEqual([
    ['Generator', '1', 0.25],
    ['Projector', '1', 0.25],
    ['Projector', '2', 0.25],
    ['Generator', '2', 0.25],
  ]);
  const one = dayReadings(DAY, [TYPE]);
  expect(one).toHaveLength(2);
  expect(one[0]?.spans).toHaveLength(2);
});

test('a day without any change has one reading and no question', () => {
  const readings = dayReadings(DAY, [SURE]);
  expect(readings).toEqual([{ values: { head: 'open' }, spans: [DAY], share: 1 }]);
  expect(nextQuestion(readings, [])).toBeNull();
});

test('asks what tells most first, nothing that is certain, and nothing twice', () => {
  const uneven = dayReadings(DAY, [SURE, track('g', ['open', 0, 5], ['defined', 5, 24]), TYPE]);
  const first = nextQuestion(uneven, []);
  expect(first).toEqual({ fact: 'type', options: ['Projector', 'Generator'] });
  const second = nextQuestion(uneven, [said('type', null)]);
  expect(second?.fact).toBe('g');
  expect(nextQuestion(uneven, [said('type', null), said('g', 'open')])).toBeNull();
  expect(nextQuestion(uneven, [])).toEqual(first);
});

test('asks nothing of a day without readings', () => {
  expect(nextQuestion([], [])).toBeNull();
});

test('stops after a few questions', () => {
  const many = Array.from({ length: 12 }, (_, k) =>
    track(`fact ${k}`, ['a', 0, 2 * k + 1], ['b', 2 * k + 1, 24]),
  );
  const readings = dayReadings(DAY, many);
  const answers: Answer[] = [];
  for (let next = nextQuestion(readings, answers); next; next = nextQuestion(readings, answers)) {
    answers.push(said(next.fact, null));
  }
  expect(answers.length).toBeLessThanOrEqual(QUESTIONS_MAX);
});

test('an answer makes its readings likelier and rules none out', () => {
  const support = supportOf(READINGS, [said('type', 'Projector')]);
  const of = (type: string) =>
    READINGS.reduce(
      (sum, { values }, index) => sum + (values.type === type ? entryAt(support, index) : 0),
      0,
    );
  expect(of('Projector')).toBeCloseTo(0.65, 9);
  expect(of('Generator')).toBeCloseTo(0.35, 9);
});

test('"can’t say" changes nothing, and the order of answers doesn’t either', () => {
  const before = supportOf(READINGS, []);
  expect(supportOf(READINGS, [said('type', null)])).toEqual(before);
  const [a, b] = [said('type', 'Projector'), said('line', '2')];
  expect(supportOf(READINGS, [a, b])).toEqual(supportOf(READINGS, [b, a]));
});

test('narrows to the stretch that the answers support, never without an answer', () => {
  const readings = dayReadings(DAY, [TYPE, LINE, track('g', ['open', 0, 7], ['defined', 7, 24])]);
  expect(narrowedSpan(readings, [])).toBeNull();
  expect(narrowedSpan(readings, [said('type', null)])).toBeNull();
  const answers = [said('type', 'Projector'), said('line', '2'), said('g', 'defined')];
  const narrowed = narrowedSpan(readings, answers);
  expect(narrowed).toMatchObject({ fromUtcMs: 7, toUtcMs: 24 });
  expect(narrowed?.support).toBeGreaterThan(0.75);
});

test('knows answers that no time of the day fits', () => {
  const readings: DayReading[] = dayReadings(DAY, [
    track('type', ['Generator', 0, 12], ['Projector', 12, 24]),
    track('sacral', ['defined', 0, 12], ['open', 12, 24]),
  ]);
  const answers = [said('type', 'Generator'), said('sacral', 'open')];
  expect(isContradictory(readings, answers)).toBe(true);
  expect(supportOf(readings, answers)).toEqual([0.5, 0.5]);
  expect(isContradictory(readings, [said('type', 'Generator'), said('sacral', null)])).toBe(false);
});
