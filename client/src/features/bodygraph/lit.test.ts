import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { litBy } from './lit.ts';
import { centerSpot, gateSpot } from './navigation.ts';

describe('what is not dimmed', () => {
  const model = bodygraphModel(SAMPLE.activations);

  test('for a gate: its channels and their other gates', () => {
    const lit = litBy(model, [gateSpot(34)]);
    expect([...lit.channels]).toEqual(['10-34', '20-34', '34-57']);
    expect([...lit.gates].sort((a, b) => a - b)).toEqual([10, 20, 34, 57]);
    expect(lit.segments.size).toBe(6);
  });

  test('for a center: its gates and its filled channels only', () => {
    const lit = litBy(model, [centerSpot('sacral')]);
    expect([...lit.channels]).toEqual(['10-34', '42-53']);
    expect([...lit.gates].sort((a, b) => a - b)).toEqual([3, 5, 9, 10, 14, 27, 29, 34, 42, 53, 59]);
    expect([...lit.segments].sort()).toEqual(['linkLower', 'linkUpper', 's10', 's34']);
  });
});
