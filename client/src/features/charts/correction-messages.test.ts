// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { ChartRevision } from '#shared/contract/corrections.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { correctionWords } from './correction-messages.ts';

type Told = [field: ChartRevision['changes'][number]['field'], from: unknown, to: unknown];

function wordsFor(changes: Told[], consequences: ChartRevision['consequences'] = []) {
  const words = correctionWords(
    {
      number: 1,
      correctedAt: '2026-05-03T10:00:00.000Z',
      changes: changes.map(([field, from, to]) => ({ field, from, to }) as never),
      consequences,
    },
    AMERICAN_DATES,
  );
  // Seen by nobody; a test of its own is below.
  return words.replaceAll(/[\u2068\u2069]/g, '');
}

test('lists corrected fields first, then their effects', () => {
  expect(
    wordsFor(
      [['birthTime', '19:15', '19:20']],
      [
        { field: 'type', from: 'Projector', to: 'Generator' },
        { field: 'profile', from: '6/2', to: '6/3' },
      ],
    ),
  ).toBe('birth time 7:15 PM → 7:20 PM; Type Projector → Generator; Profile 6/2 → 6/3');
});

test.each<[string, Told[]]>([
  ['name Ana → Anna', [['name', 'Ana', 'Anna']]],
  [
    'birth date February 24, 1955 → February 25, 1955',
    [
      ['birthDate', '1955-02-24', '1955-02-25'],
      ['utcOffsetSeconds', 3600, 7200],
    ],
  ],
  [
    'birth time 7:15 PM → unknown',
    [
      ['birthTime', '19:15', 'unknown'],
      ['uncertaintyLevel', 'low', 'high'],
    ],
  ],
  [
    'birth place Oslo → Lyon',
    [
      ['birthPlace', 'Oslo', 'Lyon'],
      ['latitude', 59.9, 45.7],
      ['longitude', 10.7, 4.8],
      ['timeZone', 'Europe/Oslo', 'Europe/Paris'],
      ['utcOffsetSeconds', 3600, 7200],
    ],
  ],
  [
    'coordinates of the place',
    [
      ['latitude', 59.9, 45.7],
      ['longitude', 10.7, 4.8],
      ['timeZone', 'Europe/Oslo', 'Europe/Paris'],
    ],
  ],
  ['coordinates of the place', [['longitude', 10.7, 4.8]]],
  [
    'time zone Asia/Shanghai → America/Los Angeles',
    [
      ['timeZone', 'Asia/Shanghai', 'America/Los_Angeles'],
      ['utcOffsetSeconds', 28800, -28800],
    ],
  ],
  [
    'clock UTC+2 → UTC+1',
    [
      ['utcOffsetSeconds', 7200, 3600],
      ['fold', 0, 1],
    ],
  ],
  ['which of two equal times was meant', [['fold', 0, 1]]],
  ['birth time exact → approximate', [['uncertaintyLevel', 'low', 'high']]],
  [
    'birth time known ± 30 minutes → to the minute',
    [
      ['uncertaintyLevel', 'high', 'low'],
      ['birthTimeToleranceMinutes', 30, 0],
    ],
  ],
  ['time zone none → Europe/Oslo', [['timeZone', null, 'Europe/Oslo']]],
])('says only "%s"', (words, changes) => {
  expect(wordsFor(changes)).toBe(words);
});

test('isolates right-to-left names on their side of the arrow', () => {
  const changes = [{ field: 'name' as const, from: 'أمل', to: 'أمل حداد' }];
  expect(
    correctionWords({ number: 1, correctedAt: '', changes, consequences: [] }, AMERICAN_DATES),
  ).toBe('name \u2068أمل\u2069 → \u2068أمل حداد\u2069');
});
