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
