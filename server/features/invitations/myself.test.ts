import { expect, test } from 'vitest';
import { birthOf } from './myself.ts';

const ROW = {
  name: 'Ada',
  birthDate: '1990-05-04',
  calendar: 'gregorian',
  birthTime: '06:30',
  birthPlace: 'Lisbon, Portugal',
  latitude: 38.7,
  longitude: -9.1,
  timeZone: 'Europe/Lisbon',
  fold: null,
  offsetRule: 'zone',
  utcOffsetSeconds: 3_600,
  toleranceMinutes: null,
} as const;
const BIRTH = {
  name: 'Ada',
  birthDate: '1990-05-04',
  birthTime: '06:30',
  birthPlace: 'Lisbon, Portugal',
  latitude: 38.7,
  longitude: -9.1,
  timeZone: 'Europe/Lisbon',
};
const { latitude: _latitude, longitude: _longitude, ...UNLOCATED } = BIRTH;
const { timeZone: _timeZone, ...WITHOUT_ZONE } = BIRTH;

test.each([
  ['with its place and zone', {}, BIRTH],
  [
    'on the equator and the prime meridian',
    { latitude: 0, longitude: 0 },
    { ...BIRTH, latitude: 0, longitude: 0 },
  ],
  ['at a place on no map', { latitude: null, longitude: null }, UNLOCATED],
  ['with half a location', { latitude: null }, UNLOCATED],
  ['with the other half', { longitude: null }, UNLOCATED],
  ['without a known zone', { timeZone: null }, WITHOUT_ZONE],
  ['with an unknown time', { birthTime: 'unknown' }, { ...BIRTH, birthTime: null }],
  ['in the Julian calendar', { calendar: 'julian' }, { ...BIRTH, calendar: 'julian' }],
  ['with a stated offset', { offsetRule: 'manual' }, { ...BIRTH, utcOffsetSeconds: 3_600 }],
  ['in the hour that came twice', { fold: 0 }, { ...BIRTH, fold: 0 }],
  ['within some minutes', { toleranceMinutes: 15 }, { ...BIRTH, birthTimeToleranceMinutes: 15 }],
] as const)('a birth %s is stated again as its owner stated it', (_how, change, birth) => {
  expect(birthOf({ ...ROW, ...change })).toEqual(birth);
});
