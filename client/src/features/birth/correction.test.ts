// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import type { ChartRecord } from '#shared/contract/charts.ts';
import { type BirthAnswers, type BirthFormValues, newChartOf } from './birth-form-schema.ts';
import { correctionDraftOf, correctionOf } from './correction.ts';

const STEVE = chartWith();
const provenance = (changes: Partial<ChartRecord['provenance']>) => ({
  ...STEVE.provenance,
  ...changes,
});

/** What is sent when a chart’s form is changed like this. */
function sentFor(
  chart: ChartRecord,
  typed: Partial<BirthFormValues>,
  disambiguate: (before: BirthAnswers) => BirthAnswers = (before) => before,
) {
  const { values, disambiguation } = correctionDraftOf(chart);
  return correctionOf(
    chart,
    newChartOf({ ...values, ...typed }, disambiguate(disambiguation.chosen)),
  );
}

test.each<[string, ChartRecord]>([
  ['as usual', STEVE],
  ['without a time', chartWith({ birthTime: 'unknown', uncertaintyLevel: 'high' })],
  ['known to some minutes', chartWith({ birthTimeToleranceMinutes: 30, uncertaintyLevel: 'high' })],
  ['said to be uncertain', chartWith({ uncertaintyLevel: 'high' })],
  ['that happened twice', chartWith({ provenance: provenance({ fold: 1 }) })],
  [
    'with an offset given by hand, in seconds',
    chartWith({ utcOffsetSeconds: 1172, provenance: provenance({ offsetRule: 'manual' }) }),
  ],
  [
    'without coordinates and zone',
    chartWith({ timeZone: null, provenance: provenance({ latitude: null, longitude: null }) }),
  ],
])('an unchanged birth %s is no correction', (_, chart) => {
  expect(sentFor(chart, {})).toBeNull();
});

test('sends only what was changed', () => {
  expect(sentFor(STEVE, { fullName: 'Stefan' })).toEqual({ name: 'Stefan' });
  expect(sentFor(STEVE, { birthTime: '19:20' })).toEqual({ birthTime: '19:20' });
  expect(sentFor(STEVE, { isTimeUnknown: true })).toEqual({ birthTime: null });
  expect(sentFor(STEVE, { birthDate: '1955-02-25', birthTime: '' })).toEqual({
    birthDate: '1955-02-25',
    birthTime: null,
  });
});

test('sends the calendar of a date when it changes', () => {
  const old = chartWith({ birthDate: '1900-02-29', calendar: 'julian' });
  expect(sentFor(old, {})).toBeNull();
  expect(sentFor(STEVE, { calendar: 'julian' })).toEqual({ calendar: 'julian' });
  expect(sentFor(old, { birthDate: '1900-03-13', calendar: 'gregorian' })).toEqual({
    birthDate: '1900-03-13',
    calendar: 'gregorian',
  });
});

test('sends a typed place without the old coordinates', () => {
  expect(sentFor(STEVE, { birthPlace: 'Lyon' }, () => ({}))).toEqual({ birthPlace: 'Lyon' });
  // Typed over and typed again: the same place.
  expect(sentFor(STEVE, {}, () => ({}))).toBeNull();
});

test('sends a place from the list with its id and coordinates, even under the same name', () => {
  const chosen = { placeId: 'lyon', latitude: 45.7, longitude: 4.8 };
  expect(sentFor(STEVE, {}, () => chosen)).toEqual({ birthPlace: STEVE.birthPlace, ...chosen });
});

test('sends the answer to a question', () => {
  const answer = { timeZone: 'Asia/Urumqi' };
  expect(sentFor(STEVE, {}, (before) => ({ ...before, ...answer }))).toEqual(answer);
});

test('sends the choice of two equal times when it, or anything it depends on, changes', () => {
  const twice = chartWith({ provenance: provenance({ fold: 1 }) });
  expect(correctionDraftOf(twice).disambiguation.chosen.fold).toBe(1);
  expect(sentFor(twice, { fullName: 'Stefan' })).toEqual({ name: 'Stefan' });
  expect(sentFor(twice, {}, (before) => ({ ...before, fold: 0 }))).toEqual({ fold: 0 });
  expect(sentFor(twice, { birthTime: '19:16' })).toEqual({ birthTime: '19:16', fold: 1 });
});

test('does not fix the zone: on another day it is asked about again where two are in use', () => {
  const { disambiguation } = correctionDraftOf(STEVE);
  expect(disambiguation.zones).toEqual(['America/Los_Angeles']);
  expect(disambiguation.chosen).not.toHaveProperty('timeZone');
});

test('resends a stated offset with another day, and can change and remove it', () => {
  const stated = chartWith({
    utcOffsetSeconds: -25200,
    provenance: provenance({ offsetRule: 'manual' }),
  });
  expect(correctionDraftOf(stated)).toMatchObject({
    values: { utcOffset: '−7' },
    disambiguation: { zones: null },
  });
  expect(sentFor(stated, { birthTime: '19:20' })).toEqual({ birthTime: '19:20' });
  expect(sentFor(stated, { birthDate: '1955-02-25' })).toEqual({
    birthDate: '1955-02-25',
    utcOffsetSeconds: -25200,
  });
  expect(sentFor(stated, { utcOffset: '-8' })).toEqual({ utcOffsetSeconds: -28800 });
  expect(sentFor(stated, { utcOffset: '' })).toEqual({ utcOffsetSeconds: null });
  expect(sentFor(STEVE, { utcOffset: '-8' })).toEqual({ utcOffsetSeconds: -28800 });
});

test('can change and remove the tolerance, which is dropped with the time', () => {
  const about = chartWith({ birthTimeToleranceMinutes: 30, uncertaintyLevel: 'high' });
  expect(sentFor(about, { tolerance: '10' })).toEqual({ birthTimeToleranceMinutes: 10 });
  expect(sentFor(about, { tolerance: '' })).toEqual({ birthTimeToleranceMinutes: 0 });
  expect(sentFor(about, { isTimeUnknown: true })).toEqual({ birthTime: null });
});
