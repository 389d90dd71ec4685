import { describe, expect, test } from 'vitest';
import { breaksPolicy, POLICIES } from '#shared/coach/policy.ts';

describe('a verdict that no answer may contain', () => {
  const leftOut = POLICIES.flatMap(({ language, leftOut: texts }) =>
    texts.map((text) => [language, text] as const),
  );
  test.each(leftOut)('%s: %s', (language, text) => {
    expect(breaksPolicy(text, language)).toBe(true);
  });

  const shown = POLICIES.flatMap(({ language, shown: texts }) =>
    texts.map((text) => [language, text] as const),
  );
  test.each(shown)('is not: %s: %s', (language, text) => {
    expect(breaksPolicy(text, language)).toBe(false);
  });

  test('has patterns of every kind in every language', () => {
    const pairs = new Set(POLICIES.map(({ kind, language }) => `${kind} ${language}`));
    expect(pairs.size).toBe(25);
  });
});
