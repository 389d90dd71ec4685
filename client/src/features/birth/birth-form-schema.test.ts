import { describe, expect, test } from 'vitest';
import { NewChart } from '#shared/contract/charts.ts';
import { BirthFormValues, newChartOf, offsetSecondsOf } from './birth-form-schema.ts';

const VALUES: BirthFormValues = {
  fullName: 'Ana',
  birthDate: '1980-05-17',
  birthTime: '10:00',
  isTimeUnknown: false,
  birthPlace: 'Oslo',
};

describe('an offset as people write it', () => {
  test.each([
    ['+02:00', 7200],
    ['-5', -18_000],
    ['−3:30', -12_600],
    [' +5:45 ', 20_700],
    ['+0', 0],
    ['+16:00', 57_600],
    ['-16', -57_600],
    ['-0:30', -1800],
    ['+05:30:15', 19_815],
    ['-12:00:59', -43_259],
    // Before standard time, clocks followed the Sun: Amsterdam.
    ['+0:19:32', 1172],
  ])('"%s" is %i seconds', (text, seconds) => {
    expect(offsetSecondsOf(text)).toBe(seconds);
  });

  test.each([
    '',
    ' ',
    '2',
    'UTC+2',
    '+2:60',
    '+2:30:60',
    '+2:3',
    '+2:30:',
    '+ 2',
    '+16:00:01',
    '-16:01',
    '+17',
    '+100',
    '+2 hours',
    'CET',
  ])('"%s" is not an offset', (text) => {
    expect(offsetSecondsOf(text)).toBeNull();
  });
});

test('sends a time with a tolerance as uncertain', () => {
  expect(newChartOf({ ...VALUES, tolerance: '20' }, {})).toMatchObject({
    birthTime: '10:00',
    birthTimeToleranceMinutes: 20,
    uncertaintyLevel: 'high',
  });
});

test('sends no tolerance for an exact time or an empty tolerance', () => {
  for (const tolerance of ['', '0', undefined]) {
    const birth = newChartOf({ ...VALUES, ...(tolerance === undefined ? {} : { tolerance }) }, {});
    expect(birth).not.toHaveProperty('birthTimeToleranceMinutes');
    expect(birth.uncertaintyLevel).toBe('low');
  }
});

test('sends no tolerance for an unknown time', () => {
  const birth = newChartOf({ ...VALUES, isTimeUnknown: true, tolerance: '20' }, {});
  expect(birth).toMatchObject({ birthTime: null, uncertaintyLevel: 'high' });
  expect(birth).not.toHaveProperty('birthTimeToleranceMinutes');
});

test('sends a stated offset in seconds', () => {
  expect(newChartOf({ ...VALUES, utcOffset: '+01:30' }, {})).toMatchObject({
    utcOffsetSeconds: 5400,
  });
});

test.each<readonly [string, Partial<BirthFormValues>, boolean]>([
  ['a time', { birthTime: '23:59' }, false],
  ['an empty time', { birthTime: '' }, true],
  ['a time that the switch takes back', { isTimeUnknown: true }, true],
  ['neither', { birthTime: '', isTimeUnknown: true }, true],
])('%s is sent as known or unknown', (_, typed, isUnknown) => {
  const birth = newChartOf({ ...VALUES, ...typed }, {});
  expect(birth.birthTime).toBe(isUnknown ? null : typed.birthTime);
  expect(birth.uncertaintyLevel).toBe(isUnknown ? 'high' : 'low');
});

test.each<readonly [BirthFormValues['calendar'], object]>([
  [undefined, {}],
  ['gregorian', {}],
  ['julian', { calendar: 'julian' }],
])('the calendar %s is sent as %o', (calendar, sent) => {
  const birth = newChartOf({ ...VALUES, ...(calendar ? { calendar } : {}) }, {});
  expect(birth).toEqual({
    name: 'Ana',
    birthDate: '1980-05-17',
    birthTime: '10:00',
    birthPlace: 'Oslo',
    uncertaintyLevel: 'low',
    ...sent,
  });
});

test('sends what resolved place and clock, and a stated offset beside it', () => {
  const chosen = { placeId: 'no-oslo', latitude: 59.9, longitude: 10.7, fold: 1 } as const;
  expect(newChartOf({ ...VALUES, utcOffset: ' -5 ' }, chosen)).toMatchObject({
    ...chosen,
    utcOffsetSeconds: -18_000,
  });
});

test.each(['', '  ', 'two'])('sends no offset for %j', (utcOffset) => {
  expect(newChartOf({ ...VALUES, utcOffset }, {})).not.toHaveProperty('utcOffsetSeconds');
});

test('sends the offset of UTC itself', () => {
  expect(newChartOf({ ...VALUES, utcOffset: '+0' }, {}).utcOffsetSeconds).toBe(0);
});

test.each([
  ['29 February of a leap year in one calendar only', { birthDate: '1900-02-29' }, 'birthDate'],
  ['the same day in that calendar', { birthDate: '1900-02-29', calendar: 'julian' }, null],
  ['a calendar that we don’t know', { calendar: 'hebrew' }, 'calendar'],
])('%s', (_, typed, field) => {
  const { error } = BirthFormValues.safeParse({ ...VALUES, ...typed });
  expect(error?.issues.map(({ path }) => path[0]) ?? [null]).toEqual([field]);
});

test.each([
  [{ tolerance: '721' }, 'Enter whole minutes, at most 720'],
  [{ utcOffset: 'two' }, 'Enter an offset such as +02:00 or -5'],
  [{ birthTime: '7 am' }, 'Enter the time as HH:MM, 24 hours'],
])('%o is told how to write it', (typed, message) => {
  const { error } = BirthFormValues.safeParse({ ...VALUES, ...typed });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  [{ tolerance: '-1' }, 'tolerance'],
  [{ tolerance: '1.5' }, 'tolerance'],
  [{ tolerance: '721' }, 'tolerance'],
  [{ tolerance: 'ten' }, 'tolerance'],
  [{ utcOffset: 'two' }, 'utcOffset'],
])('%o is refused at its field', (typed, field) => {
  const { error } = BirthFormValues.safeParse({ ...VALUES, ...typed });
  expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
});

describe('the API has the form’s messages', () => {
  const CALLED: Readonly<Record<string, string>> = { fullName: 'name' };

  test.each([
    ['fullName', ''],
    ['fullName', '   '],
    ['fullName', 'x'.repeat(256)],
    ['fullName', 'Ana\u0007'],
    ['birthDate', ''],
    ['birthDate', '17.5.1980'],
    ['birthDate', '1981-02-29'],
    ['birthDate', '1849-12-31'],
    ['birthTime', '25:00'],
    ['birthTime', '10'],
    ['birthPlace', ''],
    ['birthPlace', 'x'.repeat(256)],
    ['birthPlace', 'Os\u0000lo'],
  ] as const)('for %s %j', (field, value) => {
    const typed = { ...VALUES, [field]: value };
    const { fullName: name, isTimeUnknown: _, ...rest } = typed;
    const told = [BirthFormValues.safeParse(typed), NewChart.safeParse({ name, ...rest })].map(
      ({ error }) => error?.issues.map(({ path, message }) => [path[0], message]),
    );
    const [first] = told;
    expect(first).toEqual([[field, expect.stringMatching(/^[A-Z]/)]]);
    expect(told[1]).toEqual([[CALLED[field] ?? field, first?.[0]?.[1]]]);
  });

  test('accepts what the form accepts, including a missing time', () => {
    const { fullName: name, birthDate, birthPlace } = VALUES;
    expect(BirthFormValues.safeParse({ ...VALUES, birthTime: '' }).success).toBe(true);
    expect(NewChart.parse({ name, birthDate, birthPlace }).birthTime).toBeNull();
    expect(NewChart.safeParse({ name, birthDate, birthPlace, birthTime: null }).success).toBe(true);
  });
});
