// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { type ClockQuestion, readClock } from './local-clock.ts';

const BERLIN: ClockQuestion = {
  birthDate: '1985-07-01',
  birthTime: '10:00',
  zones: ['Europe/Berlin'],
  timeZone: undefined,
  longitude: 13.4,
  fold: undefined,
};

const clockWords = (question: ClockQuestion) => readClock(question).words;

test('the offset is that of the day of birth, never today’s', () => {
  expect(clockWords(BERLIN)).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, birthDate: '1975-07-01' })).toBe('UTC+1 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, zones: ['America/Los_Angeles'], birthDate: '1955-02-24' })).toBe(
    'UTC−8 at birth · America/Los Angeles',
  );
});

test('before standard time the Sun over the birthplace counts', () => {
  expect(clockWords({ ...BERLIN, birthDate: '1880-01-01', longitude: 7 })).toBe(
    'UTC+0:28 at birth · Europe/Berlin',
  );
});

test('an unknown time is read as noon', () => {
  expect(clockWords({ ...BERLIN, birthTime: '' })).toBe('UTC+2 at birth · Europe/Berlin');
});

test('nothing is claimed of half a date, of an unknown zone and of a time that never was', () => {
  expect(clockWords({ ...BERLIN, birthDate: '' })).toBeNull();
  expect(clockWords({ ...BERLIN, birthDate: '1985-02-30' })).toBeNull();
  expect(clockWords({ ...BERLIN, zones: ['Mars/Olympus'] })).toBeNull();
  expect(clockWords({ ...BERLIN, birthDate: '1985-03-31', birthTime: '02:30' })).toBeNull();
});

test('a time that happened twice has an offset once it is known which one it was', () => {
  const twice = { ...BERLIN, birthDate: '1985-09-29', birthTime: '02:30' };
  expect(clockWords(twice)).toBeNull();
  expect(clockWords({ ...twice, fold: 0 })).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...twice, fold: 1 })).toBe('UTC+1 at birth · Europe/Berlin');
  // Left over from another time, it changes nothing.
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

test('for a time that never was there are the nearest before and after it', () => {
  expect(readClock({ ...BERLIN, birthDate: '1985-03-31', birthTime: '02:30' }).choices).toEqual([
    { kind: 'time', birthDate: '1985-03-31', birthTime: '01:59' },
    { kind: 'time', birthDate: '1985-03-31', birthTime: '03:30' },
  ]);
});

test('a day that the calendar there left out is asked about even without a time', () => {
  const apia = { ...BERLIN, zones: ['Pacific/Apia'], longitude: -171.8 };
  expect(readClock({ ...apia, birthDate: '2011-12-30', birthTime: '' }).choices).toEqual([
    { kind: 'time', birthDate: '2011-12-29', birthTime: '23:59' },
    { kind: 'time', birthDate: '2011-12-31', birthTime: '12:00' },
  ]);
});

test('two zones at a place are asked about only where their clocks differ', () => {
  const kashgar = { ...BERLIN, zones: ['Asia/Shanghai', 'Asia/Urumqi'], longitude: 76 };
  const choices = [
    { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
    { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
  ];
  expect(readClock(kashgar)).toEqual({ words: null, choices });
  // Answered, the question stays to be seen.
  expect(readClock({ ...kashgar, timeZone: 'Asia/Urumqi' })).toEqual({
    words: 'UTC+6 at birth · Asia/Urumqi',
    choices,
  });
  expect(readClock({ ...kashgar, zones: ['Europe/Berlin', 'Europe/Vienna'] })).toEqual({
    words: 'UTC+2 at birth · Europe/Berlin',
    choices: [],
  });
});
