import { expect, test } from 'vitest';
import { ApiError } from '#client/lib/api.ts';
import type { ErrorChoice } from '#shared/contract/errors.ts';
import {
  choicesOf,
  type Disambiguation,
  type DisambiguationEvent,
  disambiguate,
  openQuestion,
  UNRESOLVED,
  withChoices,
} from './disambiguation.ts';

const DETAILS = {
  placeId: 'vienna',
  formattedAddress: 'Vienna, Austria',
  latitude: 48.2,
  longitude: 16.4,
  timeZones: ['Europe/Vienna'],
};
const FOLDS: ErrorChoice[] = [
  { kind: 'fold', fold: 0, utc: '', offsetSeconds: 7200, abbreviation: 'CEST' },
  { kind: 'fold', fold: 1, utc: '', offsetSeconds: 3600, abbreviation: 'CET' },
];
const ZONES: ErrorChoice[] = [
  { kind: 'timeZone', timeZone: 'Asia/Shanghai' },
  { kind: 'timeZone', timeZone: 'Asia/Urumqi' },
];

function after(...events: DisambiguationEvent[]): Disambiguation {
  return events.reduce(disambiguate, UNRESOLVED);
}

const CHOSEN: DisambiguationEvent = { kind: 'place-chosen', placeId: 'vienna' };
const FOUND: DisambiguationEvent = { kind: 'place-found', placeId: 'vienna', details: DETAILS };

test('a chosen place sets its id, and its coordinates and zone once loaded', () => {
  expect(after(CHOSEN).chosen).toEqual({ placeId: 'vienna' });
  expect(after(CHOSEN).zones).toBeNull();
  const found = after(CHOSEN, FOUND);
  expect(found.chosen).toEqual({ placeId: 'vienna', latitude: 48.2, longitude: 16.4 });
  expect(found.zones).toEqual(['Europe/Vienna']);
});

test('drops details that arrive after the place was typed over, or another chosen', () => {
  expect(after(CHOSEN, { kind: 'place-typed' }, FOUND)).toEqual(UNRESOLVED);
  const other = after(CHOSEN, { kind: 'place-chosen', placeId: 'wien' }, FOUND);
  expect(other.chosen).toEqual({ placeId: 'wien' });
});

test('typing over a place discards everything derived from it', () => {
  const answered = after(
    CHOSEN,
    FOUND,
    { kind: 'asked', choices: ZONES },
    {
      kind: 'zone-answered',
      timeZone: 'Asia/Urumqi',
    },
  );
  expect(disambiguate(answered, { kind: 'place-typed' })).toEqual(UNRESOLVED);
});

test('a new date or time discards the answer about the clock, not the place and its zone', () => {
  const answered = after(
    CHOSEN,
    FOUND,
    { kind: 'asked', choices: ZONES },
    { kind: 'zone-answered', timeZone: 'Asia/Urumqi' },
    { kind: 'asked', choices: FOLDS },
    { kind: 'fold-answered', fold: 1 },
  );
  expect(answered.chosen).toMatchObject({ timeZone: 'Asia/Urumqi', fold: 1 });
  const changed = disambiguate(answered, { kind: 'clock-changed' });
  expect(changed.chosen).toEqual({
    placeId: 'vienna',
    latitude: 48.2,
    longitude: 16.4,
    timeZone: 'Asia/Urumqi',
  });
  expect(changed.choices).toEqual(ZONES);
});

test('a question about the clock keeps the answered one about the zone', () => {
  const asked = after(
    { kind: 'asked', choices: ZONES },
    { kind: 'zone-answered', timeZone: 'Asia/Urumqi' },
    { kind: 'asked', choices: FOLDS },
  );
  expect(asked.choices).toEqual([...ZONES, ...FOLDS]);
});

test('changing the zone discards the answer about the other one’s clock', () => {
  const changed = after(
    { kind: 'asked', choices: ZONES },
    { kind: 'zone-answered', timeZone: 'Asia/Urumqi' },
    { kind: 'asked', choices: FOLDS },
    { kind: 'fold-answered', fold: 0 },
    { kind: 'zone-answered', timeZone: 'Asia/Shanghai' },
  );
  expect(changed).toEqual({
    chosen: { timeZone: 'Asia/Shanghai' },
    choices: ZONES,
    zones: null,
  });
});

test('a question stays open until it is answered', () => {
  expect(openQuestion(UNRESOLVED)).toBeNull();
  const folds = after({ kind: 'asked', choices: FOLDS });
  expect(openQuestion(folds)).toBe('fold');
  expect(openQuestion(disambiguate(folds, { kind: 'fold-answered', fold: 0 }))).toBeNull();
  const zones = after({ kind: 'asked', choices: ZONES });
  expect(openQuestion(zones)).toBe('timeZone');
  expect(
    openQuestion(disambiguate(zones, { kind: 'zone-answered', timeZone: 'Asia/Urumqi' })),
  ).toBeNull();
  const gap = after({
    kind: 'asked',
    choices: [{ kind: 'time', birthDate: '1985-03-31', birthTime: '03:30' }],
  });
  expect(openQuestion(gap)).toBe('time');
  expect(openQuestion(disambiguate(gap, { kind: 'clock-changed' }))).toBeNull();
});

test('adds the form’s own questions to the server’s, without duplicates', () => {
  const asked = after({ kind: 'asked', choices: ZONES });
  const own = [{ kind: 'timeZone', timeZone: 'Europe/Vienna' } as const, ...FOLDS];
  expect(withChoices(asked, own).choices).toEqual([...ZONES, ...FOLDS]);
  expect(withChoices(asked, []).choices).toEqual(ZONES);
});

test('takes questions only from our own server’s errors', () => {
  const body = { code: 'birth.time_ambiguous', message: '', error: '', requestId: '' } as const;
  expect(choicesOf(new ApiError(422, '', { ...body, choices: FOLDS }))).toEqual(FOLDS);
  expect(choicesOf(new ApiError(422, '', body))).toEqual([]);
  expect(choicesOf(new ApiError(502, '', null))).toEqual([]);
  expect(choicesOf(new TypeError('Failed to fetch'))).toEqual([]);
});
