import { describe, expect, test } from 'vitest';
import { type CivilTimeResult, offsetAt, resolveLocalTime } from './civil.ts';
import type { LocalDateTime } from './civil-calendar.ts';
import lawRows from './truth/civil-time.json' with { type: 'json' };
import vectors from './truth/timezone-cases.json' with { type: 'json' };

/** Reads "2024-03-10T02:30" with or without seconds. */
function at(text: string): LocalDateTime {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/[-T:]/)
    .map(Number);
  return { year, month, day, hour, minute, second };
}

function utcOf({ instants }: CivilTimeResult): readonly string[] {
  return instants.map(({ utcMs }) => new Date(utcMs).toISOString().replace('.000', ''));
}

function resolved(zone: string, local: string, longitudeDeg?: number) {
  const result = resolveLocalTime(at(local), zone, longitudeDeg);
  return { kind: result.kind, utc: utcOf(result) };
}

describe('truth from outside', () => {
  test.each(lawRows.rows)('$zone $local: $note', ({ zone, local, offsetSeconds }) => {
    const result = resolveLocalTime(at(local), zone);
    expect(result.kind).toBe('unique');
    expect(result.instants.map((instant) => instant.offsetSeconds)).toEqual([offsetSeconds]);
  });

  test.each(vectors.cases)('$id', ({ zone, local, utc }) => {
    const kinds = ['nonexistent', 'unique', 'ambiguous'];
    expect(resolved(zone, local)).toEqual({ kind: kinds[utc.length], utc });
  });
});

describe('an instant', () => {
  test('comes with what the clock was set to', () => {
    expect(resolveLocalTime(at('1985-07-01T12:00'), 'Europe/Berlin', 13.4)).toEqual({
      kind: 'unique',
      instants: [
        {
          utcMs: Date.UTC(1985, 6, 1, 10),
          offsetSeconds: 7200,
          abbreviation: 'CEST',
          isDst: true,
          rule: 'zone',
        },
      ],
    });
  });

  test('is exact to the second', () => {
    expect(resolved('Africa/Monrovia', '1971-01-15T12:00:07').utc).toEqual([
      '1971-01-15T12:44:37Z',
    ]);
  });

  test.each([
    ['Asia/Kolkata', '1943-01-15T12:00', '1943-01-15T05:30:00Z'],
    ['Asia/Kolkata', '1941-11-15T12:00', '1941-11-15T05:30:00Z'],
    ['Asia/Kolkata', '1950-07-15T12:00', '1950-07-15T06:30:00Z'],
    ['Asia/Kolkata', '1900-01-01T12:00', '1900-01-01T06:38:50Z'],
    ['Africa/Monrovia', '1972-01-06T12:00', '1972-01-06T12:44:30Z'],
    ['Africa/Monrovia', '1972-01-08T12:00', '1972-01-08T12:00:00Z'],
    ['Europe/Amsterdam', '1930-07-01T12:00', '1930-07-01T10:40:28Z'],
    ['Europe/Amsterdam', '1938-01-01T12:00', '1938-01-01T11:40:00Z'],
    ['Asia/Calcutta', '2024-01-01T12:00', '2024-01-01T06:30:00Z'],
    ['Europe/Kiev', '2024-01-01T12:00', '2024-01-01T10:00:00Z'],
    ['America/New_York', '2100-07-01T12:00', '2100-07-01T16:00:00Z'],
    ['Europe/Berlin', '2100-12-31T12:00', '2100-12-31T11:00:00Z'],
    ['Australia/Sydney', '2100-12-31T12:00', '2100-12-31T01:00:00Z'],
    ['Africa/Cairo', '2100-07-01T12:00', '2100-07-01T09:00:00Z'],
    ['Pacific/Honolulu', '2100-12-31T23:59', '2101-01-01T09:59:00Z'],
  ])('%s %s is %s', (zone, local, utc) => {
    expect(resolved(zone, local)).toEqual({ kind: 'unique', utc: [utc] });
  });

  test('carries the flag of the tz database: Irish winter time is the daylight saving one', () => {
    const winter = resolveLocalTime(at('2050-01-15T12:00'), 'Europe/Dublin').instants[0];
    expect(winter).toMatchObject({ offsetSeconds: 0, abbreviation: 'GMT', isDst: true });
    const summer = resolveLocalTime(at('2050-07-15T12:00'), 'Europe/Dublin').instants[0];
    expect(summer).toMatchObject({ offsetSeconds: 3600, abbreviation: 'IST', isDst: false });
  });
});

describe('clocks put forward', () => {
  test.each([
    ['America/New_York', '2024-03-10T02:00', '01:59', '03:00'],
    ['America/New_York', '2024-03-10T02:30', '01:59', '03:30'],
    ['America/New_York', '2024-03-10T02:59:59', '01:59', '03:59:59'],
    ['Europe/Berlin', '2100-03-28T02:30', '01:59', '03:30'],
    ['Europe/Dublin', '2024-03-31T01:30', '00:59', '02:30'],
    ['Australia/Lord_Howe', '2024-10-06T02:15', '01:59', '02:45'],
    ['America/Sao_Paulo', '2018-11-04T00:30', '2018-11-03T23:59', '01:30'],
    ['Africa/Monrovia', '1972-01-07T00:10', '1972-01-06T23:59', '00:54:30'],
    ['Pacific/Apia', '2011-12-30T00:00', '2011-12-29T23:59', '2011-12-31T00:00'],
    ['Pacific/Apia', '2011-12-30T23:59', '2011-12-29T23:59', '2011-12-31T23:59'],
  ])('%s skipped %s', (zone, local, before, after) => {
    const onDay = (time: string) => at(time.includes('T') ? time : `${local.slice(0, 11)}${time}`);
    expect(resolveLocalTime(at(local), zone)).toEqual({
      kind: 'nonexistent',
      instants: [],
      before: onDay(before),
      after: onDay(after),
    });
  });

  test.each([
    ['America/New_York', '2024-03-10T01:59:59', '2024-03-10T06:59:59Z'],
    ['America/New_York', '2024-03-10T03:00', '2024-03-10T07:00:00Z'],
    ['Australia/Lord_Howe', '2024-10-06T01:59', '2024-10-05T15:29:00Z'],
    ['Australia/Lord_Howe', '2024-10-06T02:30', '2024-10-05T15:30:00Z'],
    ['Pacific/Apia', '2011-12-29T23:59', '2011-12-30T09:59:00Z'],
    ['Pacific/Apia', '2011-12-31T00:00', '2011-12-30T10:00:00Z'],
  ])('%s showed %s once', (zone, local, utc) => {
    expect(resolved(zone, local)).toEqual({ kind: 'unique', utc: [utc] });
  });
});

describe('clocks put back', () => {
  test.each([
    ['America/New_York', '2024-11-03T01:00', '2024-11-03T05:00:00Z', '2024-11-03T06:00:00Z'],
    ['America/New_York', '2024-11-03T01:59:59', '2024-11-03T05:59:59Z', '2024-11-03T06:59:59Z'],
    ['Europe/London', '2024-10-27T01:00', '2024-10-27T00:00:00Z', '2024-10-27T01:00:00Z'],
    ['Europe/Dublin', '2024-10-27T01:30', '2024-10-27T00:30:00Z', '2024-10-27T01:30:00Z'],
    ['Australia/Lord_Howe', '2024-04-07T01:30', '2024-04-06T14:30:00Z', '2024-04-06T15:00:00Z'],
    ['Australia/Lord_Howe', '2024-04-07T01:59', '2024-04-06T14:59:00Z', '2024-04-06T15:29:00Z'],
    ['Europe/Berlin', '1945-09-24T02:30', '1945-09-23T23:30:00Z', '1945-09-24T00:30:00Z'],
    ['Pacific/Kwajalein', '1969-09-30T12:00', '1969-09-30T01:00:00Z', '1969-10-01T00:00:00Z'],
  ])('%s showed %s twice', (zone, local, earlier, later) => {
    expect(resolved(zone, local)).toEqual({ kind: 'ambiguous', utc: [earlier, later] });
  });

  test('the two instants say which clock was in force', () => {
    const { instants } = resolveLocalTime(at('2024-11-03T01:30'), 'America/New_York');
    expect(instants.map(({ abbreviation, isDst }) => [abbreviation, isDst])).toEqual([
      ['EDT', true],
      ['EST', false],
    ]);
  });

  test.each([
    ['America/New_York', '2024-11-03T00:59:59', '2024-11-03T04:59:59Z'],
    ['America/New_York', '2024-11-03T02:00', '2024-11-03T07:00:00Z'],
    ['Australia/Lord_Howe', '2024-04-07T01:29', '2024-04-06T14:29:00Z'],
    ['Australia/Lord_Howe', '2024-04-07T02:00', '2024-04-06T15:30:00Z'],
  ])('%s showed %s once', (zone, local, utc) => {
    expect(resolved(zone, local)).toEqual({ kind: 'unique', utc: [utc] });
  });
});

describe('local mean time', () => {
  const noon = '1880-01-01T12:00';

  test('follows the birthplace: Cologne is 26 minutes from Berlin', () => {
    expect(resolved('Europe/Berlin', noon).utc).toEqual(['1880-01-01T11:06:32Z']);
    expect(resolved('Europe/Berlin', noon, 13.405).utc).toEqual(['1880-01-01T11:06:23Z']);
    expect(resolved('Europe/Berlin', noon, 6.96).utc).toEqual(['1880-01-01T11:32:10Z']);
    expect(resolveLocalTime(at(noon), 'Europe/Berlin', 6.96).instants[0]).toMatchObject({
      offsetSeconds: 1670,
      abbreviation: 'LMT',
      isDst: false,
      rule: 'local_mean_time',
    });
  });

  test('is named so without a longitude too', () => {
    expect(resolveLocalTime(at(noon), 'Europe/Berlin').instants[0]).toMatchObject({
      offsetSeconds: 3208,
      abbreviation: 'LMT',
      rule: 'local_mean_time',
    });
  });

  test('ends everywhere at the instant at which the zone got its standard time', () => {
    // 1893-04-01 00:00 in Berlin was 23:06:32 of the day before in UTC, 23:34:22 in Cologne.
    const last = Date.UTC(1893, 2, 31, 23, 6, 31);
    expect(offsetAt(last, 'Europe/Berlin', 6.96)?.offsetSeconds).toBe(1670);
    expect(offsetAt(last + 1000, 'Europe/Berlin', 6.96)?.offsetSeconds).toBe(3600);
    expect(resolved('Europe/Berlin', '1893-03-31T23:34:21', 6.96).kind).toBe('unique');
    expect(resolveLocalTime(at('1893-03-31T23:50'), 'Europe/Berlin', 6.96)).toEqual({
      kind: 'nonexistent',
      instants: [],
      before: at('1893-03-31T23:34'),
      after: at('1893-04-01T00:22:10'),
    });
    expect(resolved('Europe/Berlin', '1893-03-31T23:50', 14.5).kind).toBe('unique');
  });

  test('east of the zone’s meridian the end repeats some minutes', () => {
    const königsberg = 20.5;
    expect(resolved('Europe/Berlin', '1893-04-01T00:10', königsberg)).toEqual({
      kind: 'ambiguous',
      utc: ['1893-03-31T22:48:00Z', '1893-03-31T23:10:00Z'],
    });
  });

  test('does not touch a standard time that is no whole hour', () => {
    expect(resolved('Europe/Amsterdam', '1930-01-15T12:00', 6.9).utc).toEqual([
      '1930-01-15T11:40:28Z',
    ]);
  });

  test('stays on the side of the date line that the zone counted itself to', () => {
    // Alaska kept Asia's days until 1867, Samoa until 1892.
    expect(offsetAt(Date.UTC(1866, 0, 1), 'America/Juneau', -134.42)?.offsetSeconds).toBe(54_139);
    expect(offsetAt(Date.UTC(1870, 0, 1), 'America/Juneau', -134.42)?.offsetSeconds).toBe(-32_261);
    expect(offsetAt(Date.UTC(1880, 0, 1), 'Pacific/Apia', -171.77)?.offsetSeconds).toBe(45_175);
    expect(offsetAt(Date.UTC(1900, 0, 1), 'Pacific/Apia', -171.77)?.offsetSeconds).toBe(-41_225);
  });

  test('serves where the zone has no local time on record', () => {
    const inuvik = offsetAt(Date.UTC(1930, 0, 1), 'America/Inuvik', -133.72);
    expect(inuvik).toMatchObject({ offsetSeconds: -32_093, abbreviation: 'LMT' });
    const withoutLongitude = offsetAt(Date.UTC(1930, 0, 1), 'America/Inuvik');
    expect(withoutLongitude).toMatchObject({ offsetSeconds: 0, abbreviation: '-00', rule: 'zone' });
  });

  test('at Greenwich is zero, without a sign', () => {
    expect(offsetAt(Date.UTC(1840, 0, 1), 'Europe/London', -0.0001)?.offsetSeconds).toBe(0);
  });
});

describe('what cannot be answered', () => {
  test('an unknown zone is an answer', () => {
    const expected = { kind: 'unknown_zone', instants: [] };
    expect(resolveLocalTime(at('2000-01-01T12:00'), 'Europe/Atlantis')).toEqual(expected);
    expect(offsetAt(0, 'Europe/Atlantis')).toBeNull();
  });

  test.each(['2023-02-29T12:00', '2023-13-01T12:00', '2023-01-01T24:00', '2023-01-01T12:60'])(
    '%s is refused before any zone is asked',
    (local) => {
      expect(() => resolveLocalTime(at(local), 'Europe/Berlin')).toThrow(RangeError);
    },
  );
});
