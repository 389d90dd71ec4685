import { expect, test } from 'vitest';
import {
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { dayScale } from './day-scale.ts';
import { firstNote, isFirstScreenCertain } from './first-note.ts';

function said(day: SampleDay) {
  const certainty = certaintyOfDay(day);
  return firstNote(certainty, dayScale(certainty, AMERICAN_DATES)).join('|');
}
const SAME: SampleDay = { ...ROUGH_TIME, attributes: {}, centers: {}, channels: {}, gates: {} };
const SAME_DAY: SampleDay = { ...OPEN_DAY, attributes: {}, centers: {}, channels: {}, gates: {} };
const MORNING = '1988-06-14T06:00:40+02:00';
const NOON = '1988-06-14T12:00:40+02:00';
const EVENING = '1988-06-14T18:00:40+02:00';

test('is good news where the birth time changes nothing', () => {
  expect(said(SAME_DAY)).toBe('All of this is certain for any time that day.');
  expect(said(SAME)).toMatch(
    /^All of this is certain for any time from [\d:]+ [AP]M.* to [\d:]+ [AP]M.*\.$/,
  );
  expect(
    said({
      ...SAME_DAY,
      basis: 'tolerance',
      toleranceMinutes: 30,
      start: '1988-06-14T13:30:00+02:00',
      end: '1988-06-14T14:30:00+02:00',
      drawn: '1988-06-14T14:00:00+02:00',
    }),
  ).toBe('All of this is certain for any time from 1:30 to 2:30 PM.');
});

test('names one gate and when it’s there, or two', () => {
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, null] } })).toBe(
    'All of this is certain except |9| (focus), yours if born after 12:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [null, NOON] } })).toBe(
    'All of this is certain except |9| (focus), yours if born before 12:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, EVENING] } })).toBe(
    'All of this is certain except |9| (focus), yours if born between 12:00 PM and 6:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, null], 14: [NOON, null] } })).toBe(
    'All of this is certain except |9| (focus) and |14| (power skills).',
  );
});

test('counts what is more than that, a single one too', () => {
  const centers = { sacral: ['open', ['defined', NOON]] } as const;
  expect(said({ ...SAME_DAY, centers })).toBe('All of this is certain except one center.');
  expect(said({ ...OPEN_DAY, attributes: {} })).toBe(
    'All of this is certain except one center and one gate.',
  );
  const gates = { 9: [NOON, null], 14: [NOON, null], 5: [NOON, null] } as const;
  expect(said({ ...SAME_DAY, gates })).toBe('All of this is certain except three gates.');
});

test('says which other type the time allows, and nothing where the type is certain', () => {
  const profile = ['1/3', ['1/4', NOON]] as const;
  const authority = ['Sacral', ['Emotional', NOON]] as const;
  const type = ['Generator', ['Projector', EVENING]] as const;
  expect(said({ ...SAME_DAY, attributes: { profile, authority } })).toBe('');
  expect(said({ ...SAME_DAY, attributes: { type, profile } })).toBe(
    'Projector after 6:00 PM (6 of 24 hours)',
  );
  expect(said({ ...SAME_DAY, attributes: { type, profile, authority } })).toBe(
    'Projector after 6:00 PM (6 of 24 hours)',
  );
  const late = ['Generator', ['Projector', MORNING]] as const;
  expect(said({ ...SAME_DAY, attributes: { type: late } })).toBe(
    'Generator before 6:00 AM (6 of 24 hours)',
  );
});

test('gives the hours of each type, the likeliest first, where it changes more than once', () => {
  const late = ['Generator', ['Projector', NOON], ['Generator', EVENING]] as const;
  expect(said({ ...SAME_DAY, attributes: { type: late } })).toBe(
    'Generator: 18 of 24 hours, Projector: 6',
  );
  const three = ['Projector', ['Manifestor', MORNING], ['Generator', EVENING]] as const;
  expect(said({ ...SAME_DAY, attributes: { type: three } })).toBe(
    'Manifestor: 12 of 24 hours, Projector: 6, Generator: 6',
  );
  const window = { start: '1988-06-14T11:00:00+02:00', end: '1988-06-14T13:00:00+02:00' };
  const short = [
    'Generator',
    ['Projector', NOON],
    ['Manifestor', '1988-06-14T12:30:40+02:00'],
  ] as const;
  expect(said({ ...SAME_DAY, ...window, basis: 'tolerance', attributes: { type: short } })).toBe(
    'Generator: 61 of 120 minutes, Projector: 30, Manifestor: 29',
  );
});

test('is certain where type, authority, and profile are', () => {
  expect(isFirstScreenCertain(certaintyOfDay(SAME))).toBe(true);
  const profile = ['1/3', ['1/4', NOON]] as const;
  expect(isFirstScreenCertain(certaintyOfDay({ ...SAME, attributes: { profile } }))).toBe(false);
});
