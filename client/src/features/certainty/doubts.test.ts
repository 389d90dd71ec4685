import { expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { dayScale } from './day-scale.ts';
import { type ChartDoubts, doubtsOf } from './doubts.ts';

function doubtsIn(certainty: ChartCertainty, at?: string): ChartDoubts {
  const scale = dayScale(certainty, AMERICAN_DATES);
  return doubtsOf(certainty, scale, at === undefined ? undefined : Date.parse(at));
}

const doubtsOn = (day: SampleDay, at?: string) => doubtsIn(certaintyOfDay(day), at);

test('a fact says when it is as drawn, and the others are certain', () => {
  const { facts } = doubtsOn(OPEN_DAY);
  expect(facts).toEqual({
    type: null,
    strategy: null,
    authority: null,
    profile: 'from 9:00 AM',
    definition: null,
    definedCenters: 'until 2:07 PM and from 5:45 PM',
    incarnationCross: null,
  });
});

test('parts of the graph say when they are as drawn, whether active or not', () => {
  const { gates, centers, channels } = doubtsOn(OPEN_DAY);
  expect([...gates]).toEqual([[34, 'until 2:07 PM and from 5:45 PM']]);
  expect([...centers]).toEqual([['sacral', 'until 2:07 PM and from 5:45 PM']]);
  expect([...channels]).toEqual([['20-34', 'until 2:07 PM and from 5:45 PM']]);
});

test('a rounded birth time is part of a day', () => {
  expect(doubtsOn(ROUGH_TIME).isPartOfDay).toBe(true);
  expect(doubtsOn(OPEN_DAY).isPartOfDay).toBe(false);
});

test('another time of the same day has other words', () => {
  const { facts, gates, centers } = doubtsOn(OPEN_DAY, '1988-06-14T15:00:00+02:00');
  expect(gates.get(34)).toBe('from 2:07 PM to 5:45 PM');
  expect(centers.get('sacral')).toBe('from 2:07 PM to 5:45 PM');
  expect(facts.definedCenters).toBe('from 2:07 PM to 5:45 PM');
  expect(doubtsOn(OPEN_DAY, OPEN_DAY.start).facts.profile).toBe('until 9:00 AM');
});

test('a day without changes leaves nothing in doubt', () => {
  const { facts, positions, gates, centers, channels } = doubtsOn(CLOSED_DAY);
  expect(Object.values(facts)).toEqual(Array(7).fill(null));
  expect(Object.values(positions.design)).toEqual(Array(13).fill(null));
  expect([gates.size, centers.size, channels.size]).toEqual([0, 0, 0]);
});

test('a position that changes its line is in doubt', () => {
  const certainty = certaintyOfDay(OPEN_DAY);
  const { start, end } = certainty.window;
  const middle = '1988-06-14T07:00:28.000Z';
  const value = {
    kind: 'varying' as const,
    intervals: [
      { from: start.utc, to: middle, value: '36.3' },
      { from: middle, to: end.utc, value: '36.4' },
    ],
    shares: [],
  };
  const positions = certainty.positions.map((each) =>
    each.side === 'design' && each.body === 'sun' ? { ...each, value } : each,
  );
  const doubts = doubtsIn({ ...certainty, positions });
  expect(doubts.positions.design.sun).toBe('from 9:00 AM');
  expect(doubts.otherwise.design.sun).toEqual(['36.3']);
  expect(doubts.otherwise.personality.sun).toEqual([]);
  expect(doubts.positions.personality.sun).toBeNull();
});

test('a channel that is never filled is not in doubt, though a gate of it is', () => {
  const channels = { '20-34': ['empty', ['partial', '1988-06-14T14:07:50+02:00']] } as const;
  expect(doubtsOn({ ...OPEN_DAY, channels }).channels.size).toBe(0);
});

test('a window that ends on the next day names that day', () => {
  expect(doubtsOn(ROUGH_TIME).gates.get(15)).toBe('until 12:10 AM on June 15');
});

test('a time that clocks showed twice says which one', () => {
  expect(doubtsOn(LONG_DAY, '2000-10-29T02:10:00+01:00').facts.profile).toBe(
    'from 2:30 AM (before the clocks went back) to 2:30 AM (after the clocks went back)',
  );
});

test('what comes and goes more than twice has a length in place of a list', () => {
  const at = (hour: string) => `1988-06-14T${hour}:00:00+02:00`;
  const sacral = [
    'open',
    ['defined', at('03')],
    ['open', at('06')],
    ['defined', at('15')],
    ['open', at('20')],
  ] as const;
  expect(doubtsOn({ ...OPEN_DAY, centers: { sacral } }).centers.get('sacral')).toBe(
    'for 16 of 24 hours',
  );
});
