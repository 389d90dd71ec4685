import { expect, test } from 'vitest';
import {
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { certainWords } from './certain-words.ts';

const said = (day: SampleDay) => certainWords(certaintyOfDay(day));
const SAME: SampleDay = { ...ROUGH_TIME, attributes: {}, centers: {}, channels: {}, gates: {} };
const NOON = '1988-06-14T12:00:40+02:00';

test('is good news where the birth time changes nothing', () => {
  expect(said(SAME)).toBe('Your time is rounded; the result is the same.');
  expect(said({ ...OPEN_DAY, attributes: {}, centers: {}, channels: {}, gates: {} })).toBe(
    'The result is the same at any hour.',
  );
});

test('names the details that change below the first screen', () => {
  expect(said({ ...SAME, gates: OPEN_DAY.gates ?? {} })).toBe(
    'Only one gate depends on the exact time.',
  );
  expect(said({ ...OPEN_DAY, attributes: {} })).toBe(
    'Only one center and one gate depend on the hour.',
  );
});

test('says nothing where the first screen depends on it', () => {
  expect(said({ ...SAME, attributes: { profile: ['1/3', ['1/4', NOON]] } })).toBeNull();
});
