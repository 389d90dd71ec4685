import { expect, test } from 'vitest';
import { contentFeatures } from './content-features.ts';

function shared(one: string, other: string): number {
  const known = contentFeatures(other);
  return [...contentFeatures(one).keys()].filter((code) => known.has(code)).length;
}

test('forms of words and misspellings share features', () => {
  expect(shared('deciding', 'decides')).toBeGreaterThan(0);
  expect(shared('colleague', 'colleage')).toBeGreaterThan(3);
  expect(shared('colleague', 'printer')).toBe(0);
});

test('the order of words counts, also across one between them', () => {
  const all = contentFeatures('my boss rewrites slides').size;
  expect(shared('my boss rewrites slides', 'my boss rewrites slides')).toBe(all);
  expect(shared('my boss rewrites slides', 'slides rewrites boss my')).toBeLessThan(all - 3);
  expect(shared('boss badly rewrites', 'boss rarely rewrites')).toBeGreaterThan(
    shared('boss badly rewrites', 'rewrites rarely boss'),
  );
});
