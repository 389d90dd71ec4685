import { expect, test } from 'vitest';
import { zonesAt } from './zones.ts';

test.each([
  [59.91, 10.75, 'Europe/Oslo'],
  [52.37, 4.9, 'Europe/Amsterdam'],
  [53.35, -6.26, 'Europe/Dublin'],
  [55.68, 12.57, 'Europe/Copenhagen'],
  [59.33, 18.07, 'Europe/Stockholm'],
  [64.15, -21.95, 'Atlantic/Reykjavik'],
  [5.56, -0.2, 'Africa/Accra'],
  [38.25, -85.76, 'America/Kentucky/Louisville'],
])('the zone at %f, %f is %s, not a zone that merely agrees with it today', (lat, lon, zone) => {
  expect(zonesAt(lat, lon)).toEqual([zone]);
});

test('gives both zones where time zones are disputed', () => {
  expect(zonesAt(43.8, 87.6).toSorted()).toEqual(['Asia/Shanghai', 'Asia/Urumqi']);
});

test('gives both zones in a divided city and one around it', () => {
  expect(zonesAt(35.17, 33.36).toSorted()).toEqual(['Asia/Famagusta', 'Asia/Nicosia']);
  expect(zonesAt(34.68, 33.04)).toEqual(['Asia/Nicosia']);
});

test.each([
  [0, -30],
  [-50, 100],
  [90, 0],
])('the sea at %f, %f has no zone', (lat, lon) => {
  expect(zonesAt(lat, lon)).toEqual([]);
});

test('gives the same zones for a point after cache eviction', () => {
  const before = zonesAt(48.2, 16.37);
  for (let lat = -60; lat <= 70; lat += 5) {
    for (let lon = -180; lon <= 180; lon += 5) zonesAt(lat, lon);
  }
  expect(zonesAt(48.2, 16.37)).toEqual(before);
  expect(before).toEqual(['Europe/Vienna']);
});

test.each([
  [91, 0],
  [0, 181],
  [Number.NaN, 0],
])('rejects the invalid point %f, %f', (lat, lon) => {
  expect(() => zonesAt(lat, lon)).toThrow(/Invalid/);
});
