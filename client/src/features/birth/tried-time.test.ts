import { beforeEach, expect, test } from 'vitest';
import { CHART_ID, chartWith, OTHER_CHART_ID } from '#client/testing/samples.ts';
import { correctionDraftOf } from './correction.ts';
import { forgetTriedTime, keepTriedTime, withTriedTime } from './tried-time.ts';

const draft = correctionDraftOf(
  chartWith({ birthTime: 'unknown', birthDate: '1955-02-24', birthTimeToleranceMinutes: 60 }),
);
const TRIED = { date: '1955-02-25', time: '07:15' };

beforeEach(forgetTriedTime);

test('a time that was tried is filled in as an exact one', () => {
  keepTriedTime(CHART_ID, TRIED);
  const { values } = withTriedTime(CHART_ID, draft);
  expect(values).toMatchObject({
    birthDate: '1955-02-25',
    birthTime: '07:15',
    isTimeUnknown: false,
    fullName: draft.values.fullName,
  });
  expect(values.tolerance).toBeUndefined();
});

test('a stretch of times is filled in with its tolerance', () => {
  keepTriedTime(CHART_ID, { ...TRIED, toleranceMinutes: 95 });
  expect(withTriedTime(CHART_ID, draft).values).toMatchObject({
    birthTime: '07:15',
    isTimeUnknown: false,
    tolerance: '95',
  });
});

test('a date of the old calendar stays as written', () => {
  keepTriedTime(CHART_ID, TRIED);
  const julian = { ...draft, values: { ...draft.values, calendar: 'julian' as const } };
  expect(withTriedTime(CHART_ID, julian).values).toMatchObject({
    birthDate: '1955-02-24',
    calendar: 'julian',
    birthTime: '07:15',
  });
});

test('which of two equal times it is gets asked again', () => {
  keepTriedTime(CHART_ID, TRIED);
  const folded = {
    ...draft,
    disambiguation: { ...draft.disambiguation, chosen: { fold: 1 as const, latitude: 1 } },
  };
  expect(withTriedTime(CHART_ID, folded).disambiguation.chosen).toEqual({ latitude: 1 });
});

test('another chart, and a time that is given up, leave the draft as it is', () => {
  keepTriedTime(OTHER_CHART_ID, TRIED);
  expect(withTriedTime(CHART_ID, draft)).toBe(draft);
  keepTriedTime(CHART_ID, TRIED);
  forgetTriedTime();
  expect(withTriedTime(CHART_ID, draft)).toBe(draft);
});
