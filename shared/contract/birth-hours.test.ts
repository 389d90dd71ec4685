import { expect, test } from 'vitest';
import { birthHours, toldHours } from './birth-hours.ts';
import { ChartCertainty } from './certainty.ts';

const at = (localTime: string) => ({
  utc: `1984-10-03T${localTime}.000Z`,
  localDate: '1984-10-03',
  localTime,
});
const START = at('00:00:00');
const NINE = at('09:30:00');
const SEVEN = at('19:11:00');
const END = at('23:59:59');
const stable = <V extends string>(value: V) => ({ kind: 'stable', value }) as const;

/** Each value from its moment on. */
const varying = (...values: (readonly [string, { utc: string }])[]) => ({
  kind: 'varying',
  intervals: values.map(([value, { utc }], index) => ({
    value,
    from: utc,
    to: values[index + 1]?.[1].utc ?? END.utc,
  })),
  shares: [],
});

const hours = (parts: Record<string, unknown>) =>
  birthHours(
    ChartCertainty.parse({
      basis: 'unknown',
      toleranceMinutes: null,
      window: { start: START, end: END },
      clockChanges: [],
      drawnFor: at('12:00:00'),
      flips: [NINE, SEVEN].map((moment) => ({ ...moment, changes: [] })),
      type: stable('Projector'),
      strategy: stable('Wait for the invitation'),
      authority: stable('Splenic'),
      profile: stable('5/1'),
      definition: stable('Split'),
      incarnationCross: stable('Cross'),
      centers: [],
      channels: [],
      gates: [],
      pentaGates: [],
      positions: [],
      ...parts,
    }),
  );

test('tell who the person is at which time, how long that is, and for which time the chapters are written', () => {
  const type = varying(['Manifestor', START], ['Projector', NINE], ['Generator', SEVEN]);
  const profile = varying(['4/1', START], ['5/1', SEVEN]);
  expect(hours({ type, profile })).toEqual([
    {
      from: null,
      to: NINE,
      minutes: 570,
      who: ['Manifestor', 'Profile 4/1'],
      isWritten: false,
    },
    {
      from: NINE,
      to: SEVEN,
      minutes: 581,
      who: ['Projector', 'Profile 4/1'],
      isWritten: true,
    },
    {
      from: SEVEN,
      to: null,
      minutes: 289,
      who: ['Generator', 'Profile 5/1'],
      isWritten: false,
    },
  ]);
});

test('are none where nothing of it varies, where the time is exact, and where it changes too often', () => {
  expect(hours({})).toEqual([]);
  expect(birthHours(null)).toEqual([]);
  const often = Array.from(
    { length: 13 },
    (_, hour) =>
      [hour % 2 ? 'Splenic' : 'Sacral', at(`${String(hour).padStart(2, '0')}:00:00`)] as const,
  );
  expect(hours({ authority: varying(...often.slice(0, 12)) })).toHaveLength(12);
  expect(hours({ authority: varying(...often) })).toEqual([]);
});

test.each<readonly [string, readonly (readonly [string, number])[], number, number]>([
  [
    'those that are drawn',
    [
      ['Generator', 900],
      ['Projector', 540],
    ],
    0,
    0,
  ],
  [
    'those of a likelier type',
    [
      ['Generator', 900],
      ['Projector', 540],
    ],
    1,
    0,
  ],
  [
    'the longest of that type',
    [
      ['Generator', 100],
      ['Projector', 600],
      ['Generator', 740],
    ],
    1,
    2,
  ],
  [
    'those that are drawn of two as likely',
    [
      ['Generator', 720],
      ['Projector', 720],
    ],
    1,
    1,
  ],
  [
    'those that are drawn where no others are twice as likely',
    [
      ['Profile 1/3', 500],
      ['Profile 1/4', 940],
    ],
    0,
    0,
  ],
  [
    'others that are twice as likely',
    [
      ['Profile 1/3', 480],
      ['Profile 1/4', 960],
    ],
    0,
    1,
  ],
  [
    'others of its type that are twice as likely, of no other type',
    [
      ['Generator', 200],
      ['Projector', 500],
      ['Generator', 740],
    ],
    0,
    2,
  ],
])('a result is told for %s', (_, parts, drawn, told) => {
  const hours = parts.map(([who, minutes], index) => ({
    from: null,
    to: null,
    minutes,
    who: [who],
    isWritten: index === drawn,
  }));
  expect(toldHours(hours)).toBe(told);
});

test('an exact time is told for no hours', () => {
  expect(toldHours([])).toBe(-1);
});
