import { expect, test } from 'vitest';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import { BODY_IDS, type BodyId } from '#shared/engine/bodies.ts';
import { centerLabel, centerName, centerShortName, spotTerm, summarySentence } from './labels.ts';

const MODEL = bodygraphModel(chartOf({ design: [64, 61, 24], personality: [1, 47] }));

test('the picture is told in one sentence', () => {
  expect(summarySentence(MODEL, 'Ana')).toMatch(
    /^In the bodygraph of Ana, 2 of 9 centers are defined, 2 of 36 channels are filled, and 5 of 64 gates are active, 1 of them hanging\.$/,
  );
  const complete = bodygraphModel(chartOf({ design: [64, 47] }));
  expect(summarySentence(complete, 'Ben')).toMatch(
    /1 of 36 channels is filled, .*, none of them hanging\.$/,
  );
});

test('a center is named without saying center twice, with its gates in order', () => {
  expect(centerName('g')).toBe('G center');
  expect(centerName('sacral')).toBe('Sacral center');
  expect([centerShortName('g'), centerShortName('sacral')]).toEqual(['G center', 'Sacral']);
  expect(centerLabel(MODEL, 'ajna')).toBe('Ajna center, defined. Active gates: 24 and 47 of 6.');
  expect(centerLabel(MODEL, 'g')).toBe('G center, open. Active gates: 1 of 8.');
  expect(centerLabel(MODEL, 'root')).toBe('Root center, open. No active gate of 9.');
});

test('a part is called by its kind and number, a position by its body', () => {
  expect(spotTerm({ kind: 'gate', gate: 26 })).toBe('Gate 26');
  expect(spotTerm({ kind: 'channel', channel: '26-44' })).toBe('Channel 26-44');
  expect(spotTerm({ kind: 'center', center: 'heart' })).toBe('Heart center');
  const spotOf = (body: BodyId) => ({ kind: 'position', side: 'design', body, gate: 1 }) as const;
  const bodies = BODY_IDS.map((body) => spotTerm(spotOf(body)));
  expect(new Set(bodies).size).toBe(BODY_IDS.length);
  for (const name of bodies) expect(name).toMatch(/^[A-Z][a-z]+/);
  expect(spotTerm(spotOf('mars'))).toBe('Mars');
});
