import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { PENTA_GATES } from '../penta-matrix.ts';
import { bodiesIn, skyAt } from '../transits/sky.ts';
import { skyCovers } from './weather.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const FROM = Date.UTC(2026, 10, 22, 18);
const TO = FROM + 30 * DAY_MS;
const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

test('covers a missing function exactly while a body stands in its gate', () => {
  const covers = skyCovers(PENTA_GATES, PACKED, FROM, TO);
  const wrong: string[] = [];
  for (let at = FROM; at < TO; at += HOUR_MS) {
    const sky = skyAt(PACKED, at);
    for (const gate of PENTA_GATES) {
      const isCovered = covers.some(
        (one) => one.gate === gate && (one.from ?? 0) <= at && at < (one.until ?? TO),
      );
      if (isCovered !== bodiesIn(sky, gate).length > 0) wrong.push(`${gate} at ${at}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(covers.length).toBeGreaterThan(12);
});

test('names who stands in the gate, and keeps to the bodies and functions asked for', () => {
  const missing = 33;
  const covers = skyCovers([missing], PACKED, FROM, TO, ['moon']);
  expect(covers.length).toBeGreaterThan(0);
  for (const { gate, bodies } of covers) expect([gate, bodies]).toEqual([missing, ['moon']]);
  expect(skyCovers([], PACKED, FROM, TO)).toEqual([]);
});

test('a body that wasn’t asked for covers nothing', () => {
  const covers = skyCovers(PENTA_GATES, PACKED, FROM, TO, ['moon']);
  expect(covers.length).toBeGreaterThan(0);
  expect(covers.filter(({ bodies }) => bodies.join() !== 'moon')).toEqual([]);
});
