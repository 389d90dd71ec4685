import { expect, test } from 'vitest';
import type { Cause } from '#shared/engine/doctor/cause.ts';
import type { Finding } from '#shared/engine/doctor/diagnose.ts';
import { causeCheck, causePhrase, findingSentence } from './cause-messages.ts';

const OUR = { utcOffsetSeconds: 7200 };

const CAUSES: readonly (readonly [Cause, string])[] = [
  [{ kind: 'daylight_saving', offsetSeconds: 3600 }, 'left out daylight saving time'],
  [{ kind: 'daylight_saving', offsetSeconds: 10_800 }, 'added daylight saving time'],
  [{ kind: 'time_zone', offsetSeconds: 0 }, 'read your local time as UTC'],
  [{ kind: 'time_zone', offsetSeconds: -16_200 }, 'used another time zone, UTC−4:30'],
  [{ kind: 'local_mean_time', isUsed: false }, 'used today’s standard time'],
  [{ kind: 'time_rounded', toMinutes: 60 }, 'rounded the birth time to the hour'],
  [{ kind: 'time_rounded', toMinutes: 5 }, 'rounded the birth time to the nearest 5 minutes'],
  [{ kind: 'time_assumed', hour: 12, minute: 0 }, 'assumed noon because it had no birth time'],
  [{ kind: 'time_typed', minutes: -1 }, 'has a birth time about 1 minute earlier'],
  [{ kind: 'sidereal', ayanamsa: 'lahiri' }, 'uses the sidereal zodiac (Lahiri)'],
  [{ kind: 'sidereal', ayanamsa: 'fagan-bradley' }, 'uses the sidereal zodiac (Fagan-Bradley)'],
  [{ kind: 'mean_node' }, 'uses the Moon’s mean node'],
  [{ kind: 'heliocentric' }, 'shows the planets as seen from the Sun'],
  [{ kind: 'design_offset', rule: '88 days' }, 'computed the Design side for 88 days before birth'],
  [
    { kind: 'design_offset', rule: '3 months' },
    'computed the Design side for three months before birth',
  ],
];

test.each(CAUSES)('%o reads as a sentence', (cause, phrase) => {
  expect(causePhrase(cause, OUR)).toBe(phrase);
  expect(causeCheck(cause, OUR)).toMatch(/\.$/);
});

const DST: Cause = { kind: 'daylight_saving', offsetSeconds: 10_800 };
const ROUNDED: Cause = { kind: 'time_rounded', toMinutes: 60 };

test.each<readonly [readonly Cause[], Finding['sureness'], string]>([
  [[DST], 'certain', 'The other site almost certainly added daylight saving time.'],
  [[DST], 'likely', 'The other site probably added daylight saving time.'],
  [[DST, ROUNDED], 'certain', 'The other site probably added daylight saving time.'],
])('%o, %s', (causes, sureness, sentence) => {
  expect(findingSentence({ causes, sureness }, OUR)).toBe(sentence);
});

test('each kind of cause has a check of its own, but for times that were mistyped or halved', () => {
  const checks = new Set(CAUSES.map(([cause]) => causeCheck(cause, OUR)));
  const kinds = new Set(CAUSES.map(([{ kind }]) => kind));
  expect(checks.size).toBe(kinds.size);
  for (const check of checks) expect(check).toMatch(/^[A-Z].{20,}\.$/);
});
