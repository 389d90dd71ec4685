import { expect, test } from 'vitest';
import { attributeOf, gateCertaintyOf } from './attribute.ts';

const SPANS = [
  { fromUtcMs: 0, toUtcMs: 10, word: 'a' },
  { fromUtcMs: 10, toUtcMs: 40, word: 'b' },
  { fromUtcMs: 40, toUtcMs: 60, word: 'b' },
  { fromUtcMs: 60, toUtcMs: 100, word: 'a' },
];

test('an attribute with one value is stable', () => {
  expect(attributeOf(SPANS, () => 'same')).toEqual({ kind: 'stable', value: 'same' });
});

test('neighbors of one value are one interval, and shares count all of them', () => {
  expect(attributeOf(SPANS, ({ word }) => word)).toEqual({
    kind: 'varying',
    intervals: [
      { value: 'a', fromUtcMs: 0, toUtcMs: 10 },
      { value: 'b', fromUtcMs: 10, toUtcMs: 60 },
      { value: 'a', fromUtcMs: 60, toUtcMs: 100 },
    ],
    shares: [
      { value: 'a', share: 0.5 },
      { value: 'b', share: 0.5 },
    ],
  });
});

test('the likeliest value comes first', () => {
  const attribute = attributeOf(SPANS.slice(0, 3), ({ word }) => word);
  expect(attribute).toMatchObject({
    shares: [
      { value: 'b', share: 50 / 60 },
      { value: 'a', share: 10 / 60 },
    ],
  });
});

test('a gate is sure, possible or never active', () => {
  expect(gateCertaintyOf(SPANS, () => true)).toEqual({
    presence: 'sure',
    share: 1,
    spans: [{ fromUtcMs: 0, toUtcMs: 100 }],
  });
  expect(gateCertaintyOf(SPANS, ({ word }) => word === 'b')).toEqual({
    presence: 'possible',
    share: 0.5,
    spans: [{ fromUtcMs: 10, toUtcMs: 60 }],
  });
  expect(gateCertaintyOf(SPANS, () => false)).toEqual({ presence: 'never', share: 0, spans: [] });
});
