import { describe, expect, test } from 'vitest';
import { CAUSE_KINDS, type Cause } from '#shared/engine/doctor/cause.ts';
import type { Finding } from '#shared/engine/doctor/diagnose.ts';
import { causeCheck, causePhrase, findingSentence } from './cause-messages.ts';

const OUR = { utcOffsetSeconds: 7200 };

const CAUSES: readonly (readonly [Cause, string])[] = [
  [{ kind: 'daylight_saving', offsetSeconds: 3600 }, 'left out daylight saving time'],
  [{ kind: 'daylight_saving', offsetSeconds: 10_800 }, 'added daylight saving time'],
  [{ kind: 'time_zone', offsetSeconds: 3600 }, 'used another time zone, UTC+1'],
  [{ kind: 'time_zone', offsetSeconds: 0 }, 'read your local time as UTC'],
  [{ kind: 'time_zone', offsetSeconds: -16_200 }, 'used another time zone, UTC−4:30'],
  [{ kind: 'local_mean_time', isUsed: false }, 'used today’s standard time'],
  [
    { kind: 'local_mean_time', isUsed: true },
    'used local mean time, set by the Sun over the birthplace',
  ],
  [{ kind: 'clock_half' }, 'mixed up AM and PM'],
  [{ kind: 'time_rounded', toMinutes: 60 }, 'rounded the birth time to the hour'],
  [{ kind: 'time_rounded', toMinutes: 30 }, 'rounded the birth time to the half hour'],
  [{ kind: 'time_rounded', toMinutes: 15 }, 'rounded the birth time to the quarter hour'],
  [{ kind: 'time_rounded', toMinutes: 5 }, 'rounded the birth time to the nearest 5 minutes'],
  [{ kind: 'time_assumed', hour: 12, minute: 0 }, 'assumed noon because it had no birth time'],
  [{ kind: 'time_assumed', hour: 0, minute: 0 }, 'assumed midnight because it had no birth time'],
  [{ kind: 'time_assumed', hour: 23, minute: 59 }, 'assumed 11:59 PM because it had no birth time'],
  [{ kind: 'time_typed', minutes: -1 }, 'has a birth time about 1 minute earlier'],
  [{ kind: 'time_typed', minutes: -40 }, 'has a birth time about 40 minutes earlier'],
  [{ kind: 'time_typed', minutes: 1 }, 'has a birth time about 1 minute later'],
  [{ kind: 'time_typed', minutes: 10 }, 'has a birth time about 10 minutes later'],
  [{ kind: 'date_swapped' }, 'swapped the day and the month'],
  [{ kind: 'date_calendar', calendar: 'julian' }, 'read the date in the old-style Julian calendar'],
  [
    { kind: 'date_calendar', calendar: 'gregorian' },
    'read the old-style date as if it were in today’s calendar',
  ],
  [
    { kind: 'namesake', name: 'Vienna, Virginia' },
    'used another place with the same name: Vienna, Virginia',
  ],
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

test('a finding without a cause has no sentence', () => {
  expect(() => findingSentence({ causes: [], sureness: 'likely' }, OUR)).toThrow(RangeError);
});

/** What another site reckons differently on purpose. */
const SETTINGS = ['mean_node', 'sidereal', 'heliocentric'];

describe('the check of a cause', () => {
  test('is there for each kind, the same for a time that was mistyped or has AM for PM', () => {
    const kinds = new Set(CAUSES.map(([{ kind }]) => kind));
    expect([...kinds].sort()).toEqual([...CAUSE_KINDS].sort());
    const kindsOf = new Map<string, Set<string>>();
    for (const [cause] of CAUSES) {
      const check = causeCheck(cause, OUR);
      expect(check).toMatch(/^[A-Z].{20,}\.$/);
      kindsOf.set(check, (kindsOf.get(check) ?? new Set()).add(cause.kind));
    }
    const shared = [...kindsOf.values()].filter(({ size }) => size > 1).map((some) => [...some]);
    expect(shared).toEqual([['clock_half', 'time_typed']]);
  });

  test('calls a setting a setting, and nothing else', () => {
    for (const [cause] of CAUSES) {
      const isSetting = causeCheck(cause, OUR).startsWith('That’s a setting, not a mistake');
      expect(isSetting, cause.kind).toBe(SETTINGS.includes(cause.kind));
    }
  });

  test.each(['daylight_saving', 'time_zone'] as const)('names our offset for %s', (kind) => {
    const check = causeCheck({ kind, offsetSeconds: 0 }, { utcOffsetSeconds: -16_200 });
    expect(check).toContain('UTC−4:30');
  });

  test('says what clocks followed where the other site used the Sun’s time, or didn’t', () => {
    const checkOf = (isUsed: boolean) => causeCheck({ kind: 'local_mean_time', isUsed }, OUR);
    expect(checkOf(true)).toMatch(/already showed standard time\.$/);
    expect(checkOf(false)).toMatch(/clocks followed the Sun\.$/);
  });
});
