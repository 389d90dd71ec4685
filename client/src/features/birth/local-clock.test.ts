// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type ClockInput, readClock } from './local-clock.ts';

const BERLIN: ClockInput = {
  birthDate: '1985-07-01',
  birthTime: '10:00',
  zones: ['Europe/Berlin'],
  timeZone: undefined,
  longitude: 13.4,
  fold: undefined,
};

const clockWords = (input: ClockInput) => readClock(input).words;

test('uses the offset on the day of birth, not today’s', () => {
  expect(clockWords(BERLIN)).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, birthDate: '1975-07-01' })).toBe('UTC+1 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, zones: ['America/Los_Angeles'], birthDate: '1955-02-24' })).toBe(
    'UTC−8 at birth · America/Los Angeles',
  );
});

test('uses local mean time before standard time', () => {
  expect(clockWords({ ...BERLIN, birthDate: '1880-01-01', longitude: 7 })).toBe(
    'UTC+0:28 at birth · Europe/Berlin',
  );
});

test('treats an unknown time as noon', () => {
  expect(clockWords({ ...BERLIN, birthTime: '' })).toBe('UTC+2 at birth · Europe/Berlin');
});

test('has no offset for a partial date, an unknown zone or a time that never existed', () => {
  expect(clockWords({ ...BERLIN, birthDate: '' })).toBeNull();
  expect(clockWords({ ...BERLIN, birthDate: '1985-02-30' })).toBeNull();
  expect(clockWords({ ...BERLIN, zones: ['Mars/Olympus'] })).toBeNull();
  expect(clockWords({ ...BERLIN, birthDate: '1985-03-31', birthTime: '02:30' })).toBeNull();
});

test('a time that occurred twice has an offset once the fold is known', () => {
  const twice = { ...BERLIN, birthDate: '1985-09-29', birthTime: '02:30' };
  expect(clockWords(twice)).toBeNull();
  expect(clockWords({ ...twice, fold: 0 })).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...twice, fold: 1 })).toBe('UTC+1 at birth · Europe/Berlin');
  // A stale fold from another time has no effect.
  expect(clockWords({ ...BERLIN, fold: 1 })).toBe('UTC+2 at birth · Europe/Berlin');
  expect(readClock({ ...twice, fold: 1 }).choices).toEqual([
    {
      kind: 'fold',
      fold: 0,
      utc: '1985-09-29T00:30:00.000Z',
      offsetSeconds: 7200,
      abbreviation: 'CEST',
    },
    {
      kind: 'fold',
      fold: 1,
      utc: '1985-09-29T01:30:00.000Z',
      offsetSeconds: 3600,
      abbreviation: 'CET',
    },
  ]);
  expect(readClock(BERLIN).choices).toEqual([]);
});

test('offers the nearest times before and after one that never existed', () => {
  expect(readClock({ ...BERLIN, birthDate: '1985-03-31', birthTime: '02:30' }).choices).toEqual([
    { kind: 'time', birthDate: '1985-03-31', birthTime: '01:59' },
    { kind: 'time', birthDate: '1985-03-31', birthTime: '03:30' },
  ]);
});

test('asks about a skipped day even without a time', () => {
  const apia = { ...BERLIN, zones: ['Pacific/Apia'], longitude: -171.8 };
  expect(readClock({ ...apia, birthDate: '2011-12-30', birthTime: '' }).choices).toEqual([
    { kind: 'time', birthDate: '2011-12-29', birthTime: '23:59' },
    { kind: 'time', birthDate: '2011-12-31', birthTime: '12:00' },
  ]);
});

test('asks about two zones only where their clocks differ', () => {
  const kashgar = { ...BERLIN, zones: ['Asia/Shanghai', 'Asia/Urumqi'], longitude: 76 };
  const choices = [
    { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
    { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
  ];
  expect(readClock(kashgar)).toEqual({ words: null, choices });
  // The answered question remains visible.
  expect(readClock({ ...kashgar, timeZone: 'Asia/Urumqi' })).toEqual({
    words: 'UTC+6 at birth · Asia/Urumqi',
    choices,
  });
  expect(readClock({ ...kashgar, zones: ['Europe/Berlin', 'Europe/Vienna'] })).toEqual({
    words: 'UTC+2 at birth · Europe/Berlin',
    choices: [],
  });
});
