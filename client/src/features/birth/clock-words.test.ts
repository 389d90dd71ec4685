import { expect, test } from 'vitest';
import { type ClockQuestion, clockWords } from './clock-words.ts';

const BERLIN: ClockQuestion = {
  birthDate: '1985-07-01',
  birthTime: '10:00',
  zone: 'Europe/Berlin',
  longitude: 13.4,
  fold: undefined,
};

test('the offset is that of the day of birth, never today’s', () => {
  expect(clockWords(BERLIN)).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, birthDate: '1975-07-01' })).toBe('UTC+1 at birth · Europe/Berlin');
  expect(clockWords({ ...BERLIN, zone: 'America/Los_Angeles', birthDate: '1955-02-24' })).toBe(
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
  expect(clockWords({ ...BERLIN, zone: 'Mars/Olympus' })).toBeNull();
  expect(clockWords({ ...BERLIN, birthDate: '1985-03-31', birthTime: '02:30' })).toBeNull();
});

test('a time that happened twice has an offset once it is known which one it was', () => {
  const twice = { ...BERLIN, birthDate: '1985-09-29', birthTime: '02:30' };
  expect(clockWords(twice)).toBeNull();
  expect(clockWords({ ...twice, fold: 0 })).toBe('UTC+2 at birth · Europe/Berlin');
  expect(clockWords({ ...twice, fold: 1 })).toBe('UTC+1 at birth · Europe/Berlin');
  // Left over from another time, it changes nothing.
  expect(clockWords({ ...BERLIN, fold: 1 })).toBe('UTC+2 at birth · Europe/Berlin');
});
