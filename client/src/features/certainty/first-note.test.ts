import { expect, test } from 'vitest';
import {
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { dayScale } from './day-scale.ts';
import { firstNote, isFirstScreenCertain, typeOdds } from './first-note.ts';

function said(day: SampleDay) {
  const certainty = certaintyOfDay(day);
  return firstNote(certainty, dayScale(certainty, AMERICAN_DATES)).join('|');
}
function odds(day: SampleDay) {
  const certainty = certaintyOfDay(day);
  const parts = typeOdds(certainty, dayScale(certainty, AMERICAN_DATES));
  return parts?.map(({ type, words }) => `${type} ${words}`);
}
const SAME: SampleDay = { ...ROUGH_TIME, attributes: {}, centers: {}, channels: {}, gates: {} };
const SAME_DAY: SampleDay = { ...OPEN_DAY, attributes: {}, centers: {}, channels: {}, gates: {} };
const MORNING = '1988-06-14T06:00:40+02:00';
const NOON = '1988-06-14T12:00:40+02:00';
const EVENING = '1988-06-14T18:00:40+02:00';

test('is good news where the birth time changes nothing', () => {
  expect(said(SAME_DAY)).toBe('Certain for any time that day.');
  expect(said(SAME)).toMatch(/^Certain for any time from [\d:]+ [AP]M.* to [\d:]+ [AP]M.*\.$/);
  expect(
    said({
      ...SAME_DAY,
      basis: 'tolerance',
      toleranceMinutes: 30,
      start: '1988-06-14T13:30:00+02:00',
      end: '1988-06-14T14:30:00+02:00',
      drawn: '1988-06-14T14:00:00+02:00',
    }),
  ).toBe('Certain for any time from 1:30 to 2:30 PM.');
});

test('names one gate and when it’s there, or two', () => {
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, null] } })).toBe(
    'All of this is certain. Only |9| (focus) depends on the time: yours if born after 12:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [null, NOON] } })).toBe(
    'All of this is certain. Only |9| (focus) depends on the time: yours if born before 12:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, EVENING] } })).toBe(
    'All of this is certain. Only |9| (focus) depends on the time: yours if born between 12:00 PM and 6:00 PM.',
  );
  expect(said({ ...SAME_DAY, gates: { 9: [NOON, null], 14: [NOON, null] } })).toBe(
    'All of this is certain. Only |9| (focus) and |14| (power skills) depend on the time.',
  );
});

test('counts what is more than that, a single one too', () => {
  const centers = { sacral: ['open', ['defined', NOON]] } as const;
  expect(said({ ...SAME_DAY, centers })).toBe(
    'All of this is certain. Only one center depends on the time.',
  );
  expect(said({ ...OPEN_DAY, attributes: {} })).toBe(
    'All of this is certain. Only one center and one gate depend on the time.',
  );
  const gates = { 9: [NOON, null], 14: [NOON, null], 5: [NOON, null] } as const;
  expect(said({ ...SAME_DAY, gates })).toBe(
    'All of this is certain. Only three gates depend on the time.',
  );
});

test('says what of the first screen is certain, or which other type the time allows', () => {
  const profile = ['1/3', ['1/4', NOON]] as const;
  const authority = ['Sacral', ['Emotional', NOON]] as const;
  const type = ['Generator', ['Projector', EVENING]] as const;
  expect(said({ ...SAME_DAY, attributes: { profile } })).toBe(
    'Your type and how you decide are certain.',
  );
  expect(said({ ...SAME_DAY, attributes: { authority } })).toBe('Your type and role are certain.');
  expect(said({ ...SAME_DAY, attributes: { type, profile } })).toBe(
    'Projector if born after 6:00 PM (6 h)',
  );
  expect(said({ ...SAME_DAY, attributes: { type, profile, authority } })).toBe(
    'Projector if born after 6:00 PM (6 h)',
  );
  const late = ['Generator', ['Projector', MORNING]] as const;
  expect(said({ ...SAME_DAY, attributes: { type: late } })).toBe(
    'Generator if born before 6:00 AM (6 h)',
  );
});

test('gives the hours of each type, in the order of the day, where it changes more than once', () => {
  const late = ['Generator', ['Projector', NOON], ['Generator', EVENING]] as const;
  expect(odds({ ...SAME_DAY, attributes: { type: late } })).toEqual([
    'Generator 18 h',
    'Projector 6 h',
  ]);
  const three = ['Manifestor', ['Projector', NOON], ['Generator', EVENING]] as const;
  expect(odds({ ...SAME_DAY, attributes: { type: three } })).toEqual([
    'Manifestor 12 h',
    'Projector 6 h',
    'Generator 6 h',
  ]);
  const once = ['Generator', ['Projector', NOON]] as const;
  expect(odds({ ...SAME_DAY, attributes: { type: once } })).toBeUndefined();
  const window = { start: '1988-06-14T11:00:00+02:00', end: '1988-06-14T13:00:00+02:00' };
  const short = [
    'Generator',
    ['Projector', NOON],
    ['Manifestor', '1988-06-14T12:30:40+02:00'],
  ] as const;
  expect(
    odds({ ...SAME_DAY, ...window, basis: 'tolerance', attributes: { type: short } })?.[1],
  ).toBe('Projector 30 min');
});

test('is certain where type, authority, and profile are', () => {
  expect(isFirstScreenCertain(certaintyOfDay(SAME))).toBe(true);
  const profile = ['1/3', ['1/4', NOON]] as const;
  expect(isFirstScreenCertain(certaintyOfDay({ ...SAME, attributes: { profile } }))).toBe(false);
});
