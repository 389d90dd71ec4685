import { describe, expect, test } from 'vitest';
import type { PlaceChoice } from '#shared/domain/place-choices.ts';
import { astronomyEphemeris } from '#shared/engine/ephemeris/astronomy.ts';
import { answerLine, answerRow, type ChartSources } from './answer.ts';

const NEWCASTLES: readonly PlaceChoice[] = [
  {
    kind: 'place',
    placeId: 'geonames:2155472',
    description: 'Newcastle, New South Wales, Australia',
    timeZone: 'Australia/Sydney',
    readings: [{ fold: 0, utc: '2000-02-20T01:00:00.000Z' }],
  },
];

/** A stub gazetteer with Ulm, Urumqi and some Newcastles, and a map with one point and the sea. */
const SOURCES: ChartSources = {
  ephemeris: astronomyEphemeris(),
  async findPlace(text) {
    if (text === 'Ulm') return { kind: 'one', longitude: 9.99, timeZones: ['Europe/Berlin'] };
    if (text === 'Urumqi') {
      return { kind: 'one', longitude: 87.6, timeZones: ['Asia/Urumqi', 'Asia/Shanghai'] };
    }
    if (text === 'Newcastle') return { kind: 'several', choices: NEWCASTLES };
    return { kind: text === 'Georgia' ? 'area' : 'none' };
  },
  async zonesAt(latitudeDeg) {
    return latitudeDeg === 0 ? [] : ['America/New_York'];
  },
};

const NO_PLACES: ChartSources = {
  ...SOURCES,
  findPlace: () => Promise.reject(new Error('asked for a place')),
  zonesAt: () => Promise.reject(new Error('asked for a zone')),
};

const NOON = { date: '2000-02-20', time: '12:00' };

function codeOf(row: unknown) {
  return answerRow(row, SOURCES).then((answer) =>
    'error' in answer ? answer.error.code : 'chart',
  );
}

describe('a chart', () => {
  test('has every printed field, in the domain’s order', async () => {
    expect(await answerRow({ utc: '1948-04-09T05:05:00Z' }, NO_PLACES)).toEqual({
      utc: '1948-04-09T05:05:00.000Z',
      designUtc: expect.stringMatching(/^1948-01-12T13:(19|20):\d\d\.\d{3}Z$/),
      activations: {
        personality: {
          sun: '51.5',
          earth: '57.5',
          north_node: '2.1',
          south_node: '1.1',
          moon: '51.1',
          mercury: '25.3',
          venus: '20.6',
          mars: '7.6',
          jupiter: '10.1',
          saturn: '7.3',
          uranus: '12.1',
          neptune: '48.3',
          pluto: '33.6',
        },
        design: {
          sun: '61.1',
          earth: '62.1',
          north_node: '23.3',
          south_node: '43.3',
          moon: '41.3',
          mercury: '60.1',
          venus: '49.5',
          mars: '40.2',
          jupiter: '26.1',
          saturn: '4.3',
          uranus: '12.1',
          neptune: '48.4',
          pluto: '7.2',
        },
      },
      type: 'Manifestor',
      strategy: 'Inform before acting',
      authority: 'Splenic',
      profile: '5/1',
      definition: 'Single',
      incarnationCross: 'Left Angle Cross of the Clarion 1',
      centers: ['Ajna', 'Throat', 'G', 'Heart', 'Spleen'],
      channels: ['10-20', '10-57', '20-57', '23-43', '25-51'],
      gates: [1, 2, 4, 7, 10, 12, 20, 23, 25, 26, 33, 40, 41, 43, 48, 49, 51, 57, 60, 61, 62],
    });
  });

  test.each([
    ['an instant with an offset', { utc: '2000-02-20T13:00+01:00' }, '2000-02-20T12:00:00.000Z'],
    ['an instant without designator', { utc: '2000-02-20T12:00' }, '2000-02-20T12:00:00.000Z'],
    ['a zone alone', { ...NOON, zone: 'Asia/Kathmandu' }, '2000-02-20T06:15:00.000Z'],
    ['a time with seconds', { ...NOON, time: '12:00:07', zone: 'UTC' }, '2000-02-20T12:00:07.000Z'],
    ['coordinates', { ...NOON, lat: 40.7, lon: -74 }, '2000-02-20T17:00:00.000Z'],
    ['a place', { ...NOON, place: 'Ulm' }, '2000-02-20T11:00:00.000Z'],
    [
      'null for absence',
      { ...NOON, zone: 'UTC', utc: null, lat: null },
      '2000-02-20T12:00:00.000Z',
    ],
    [
      'a zone over coordinates',
      { ...NOON, lat: 0, lon: 0, zone: 'UTC' },
      '2000-02-20T12:00:00.000Z',
    ],
    [
      'a zone over an unknown place',
      { ...NOON, place: 'Xyz', zone: 'UTC' },
      '2000-02-20T12:00:00.000Z',
    ],
    // 9.99° are 39 min 58 s.
    [
      "the place's own mean time",
      { date: '1879-03-14', time: '11:30', place: 'Ulm' },
      '1879-03-14T10:50:02.000Z',
    ],
    [
      "the zone's mean time",
      { date: '1879-03-14', time: '11:30', zone: 'Europe/Berlin' },
      '1879-03-14T10:36:32.000Z',
    ],
  ])('is computed for %s', async (_, row, utc) => {
    expect(await answerRow(row, SOURCES)).toMatchObject({ utc });
  });

  test('with a zone needs neither gazetteer nor map', async () => {
    expect(await answerRow({ ...NOON, zone: 'UTC' }, NO_PLACES)).toMatchObject({
      type: expect.any(String),
    });
  });

  test('is computed for the first local day of 1850 in the easternmost zone', async () => {
    expect(await codeOf({ date: '1850-01-01', time: '00:00', lat: 40.7, lon: 74 })).toBe('chart');
    expect(await codeOf({ utc: '1849-12-31T12:00Z' })).toBe('chart');
    expect(await codeOf({ date: '2100-12-31', time: '23:59', lat: 40.7, lon: -74 })).toBe('chart');
  });
});

describe('an ambiguous local time', () => {
  test('that occurred twice lists both instants', async () => {
    const row = { date: '2024-10-27', time: '01:30', zone: 'Europe/London' };
    expect(await answerRow(row, NO_PLACES)).toMatchObject({
      error: {
        code: 'birth.time_ambiguous',
        instants: ['2024-10-27T00:30:00.000Z', '2024-10-27T01:30:00.000Z'],
      },
    });
  });

  test('that was skipped lists no instants', async () => {
    const row = { date: '2024-03-10', time: '02:30', lat: 40.7, lon: -74 };
    expect(await answerRow(row, SOURCES)).toMatchObject({
      error: { code: 'birth.time_nonexistent', instants: [] },
    });
  });

  test('in a place with two zones lists the instants of both', async () => {
    expect(await answerRow({ ...NOON, place: 'Urumqi' }, SOURCES)).toMatchObject({
      error: {
        code: 'birth.time_ambiguous',
        instants: ['2000-02-20T04:00:00.000Z', '2000-02-20T06:00:00.000Z'],
      },
    });
    const inZone = { ...NOON, place: 'Urumqi', zone: 'Asia/Urumqi' };
    expect(await answerRow(inZone, SOURCES)).toMatchObject({ utc: '2000-02-20T06:00:00.000Z' });
  });
});

describe('a place name shared by several places', () => {
  test('is an error with the places to choose from', async () => {
    expect(await answerRow({ ...NOON, place: 'Newcastle' }, SOURCES)).toEqual({
      error: {
        code: 'place.ambiguous',
        message: expect.stringContaining('Newcastle'),
        choices: NEWCASTLES,
      },
    });
  });

  test('is accepted together with a zone', async () => {
    const row = { ...NOON, place: 'Newcastle', zone: 'Europe/London' };
    expect(await answerRow(row, SOURCES)).toMatchObject({ utc: '2000-02-20T12:00:00.000Z' });
  });

  test('is reported differently for a country than for an unknown name', async () => {
    expect(await answerRow({ ...NOON, place: 'Georgia' }, SOURCES)).toMatchObject({
      error: { code: 'place.unknown', message: expect.stringContaining('country or region') },
    });
  });
});

describe('a bad row', () => {
  test.each([
    ['birth.date_invalid', { date: '2023-02-29', time: '12:00', zone: 'UTC' }],
    ['birth.date_invalid', { utc: '2023-02-30T12:00Z' }],
    ['birth.date_out_of_range', { date: '1849-12-31', time: '12:00', zone: 'UTC' }],
    ['birth.date_out_of_range', { date: '2101-01-01', time: '12:00', zone: 'UTC' }],
    ['birth.date_out_of_range', { utc: '1849-12-30T12:00Z' }],
    ['birth.time_invalid', { date: '2000-01-01', time: '24:00', zone: 'UTC' }],
    ['birth.time_invalid', { date: '2000-01-01', time: 'noon', zone: 'UTC' }],
    ['birth.time_invalid', { utc: '2000-01-01T25:00Z' }],
    ['place.unknown', { ...NOON, place: 'Xyz' }],
    ['place.zone_unknown', { ...NOON, zone: 'Mars/Olympus' }],
    ['place.zone_unknown', { ...NOON, lat: 0, lon: -30 }],
    ['request.invalid', { utc: 'yesterday' }],
    ['request.invalid', { ...NOON }],
    ['request.invalid', { ...NOON, lat: 48 }],
    ['request.invalid', { ...NOON, lat: 91, lon: 0 }],
    ['request.invalid', { ...NOON, lat: '48', lon: '9' }],
    ['request.invalid', { date: '2000-01-01', zone: 'UTC' }],
    ['request.invalid', { date: '2000-01-01', time: null, zone: 'UTC' }],
    ['request.invalid', []],
    ['request.invalid', null],
    ['request.invalid', {}],
  ])('gets %s: %j', async (code, row) => {
    expect(await codeOf(row)).toBe(code);
  });

  test('names the field that is wrong', async () => {
    expect(await answerRow({ ...NOON, lat: 91, lon: 0 }, SOURCES)).toMatchObject({
      error: { message: 'Bad value for "lat"' },
    });
  });

  test('that is not JSON gets an error answer, too', async () => {
    expect(await answerLine('{"utc":', NO_PLACES)).toMatchObject({
      error: { code: 'request.invalid' },
    });
  });
});
