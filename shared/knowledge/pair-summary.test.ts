import { expect, test } from 'vitest';
import { TYPE_NAMES } from '../engine/human-type.ts';
import { pairSummaryOf } from './pair-summary.ts';

test('names both people in the order of the pair, whichever type comes first', () => {
  const grace = { called: 'Grace', type: 'Projector' } as const;
  const tom = { called: 'Tom', type: 'Manifestor' } as const;
  expect(pairSummaryOf(grace, tom)).toEqual({
    dynamicType: 'Projector with Manifestor',
    strength: 'Tom sets things in motion, and Grace sees how to steer them when asked.',
    watchout: 'Grace sees what Tom misses, but unsolicited advice won’t land.',
  });
});

test('has a text without numbers for every two types', () => {
  for (const one of TYPE_NAMES) {
    for (const other of TYPE_NAMES) {
      const summary = pairSummaryOf({ called: 'Ana', type: one }, { called: 'Tom', type: other });
      expect(Object.values(summary).join(' ')).not.toMatch(/\d|[{}]/);
    }
  }
});
