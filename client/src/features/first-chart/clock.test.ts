import { expect, test } from 'vitest';
import { clockOfCity, readersClock, zoneCities } from './clock.ts';

test.each([
  ['Madrid', 'Europe/Madrid', 'Madrid time'],
  [' madrid , Spain', 'Europe/Madrid', 'Madrid time'],
  ['São Paulo', 'America/Sao_Paulo', 'Sao Paulo time'],
  ['new york, New York, United States', 'America/New_York', 'New York time'],
  ['Buenos Aires', 'America/Argentina/Buenos_Aires', 'Buenos Aires time'],
])('"%s" has the clock of %s', (place, zone, words) => {
  expect(clockOfCity(place)).toEqual({ zone, words });
});

test.each(['', 'Springfield', 'America', 'Spain, Madrid'])('"%s" names no clock', (place) => {
  expect(clockOfCity(place)).toBeNull();
});

test.each([
  ['America/Chicago', 'America/Chicago', 'Chicago time'],
  ['Asia/Calcutta', 'Asia/Kolkata', 'Kolkata time'],
  ['UTC', 'Etc/UTC', 'UTC'],
  ['Mars/Olympus_Mons', 'Etc/UTC', 'UTC'],
  ['EST', 'Etc/UTC', 'UTC'],
])('a browser in %s reads by %s', (browser, zone, words) => {
  expect(readersClock(browser)).toEqual({ zone, words });
});

test('cities are offered in order, each once, as people write them', () => {
  const cities = zoneCities();
  expect(cities).toEqual([...new Set(cities)].sort());
  expect(cities).toContain('Buenos Aires');
  expect(cities).not.toContain('New_York');
});
