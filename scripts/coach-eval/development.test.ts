import { describe, expect, test } from 'vitest';
import { developmentSentences } from './development.ts';
import { checkedProse, isShown } from './read-sentence.ts';

const SENTENCES = developmentSentences();
const share = (isTrue: boolean) => {
  const those = SENTENCES.filter((one) => one.isTrue === isTrue);
  const kept = those.filter(({ text, context }) => isShown(checkedProse(text, context)));
  return kept.length / those.length;
};

describe('the sentences that the reader is developed with', () => {
  test('are each true of some charts and false of others', () => {
    const sides = new Map<string, Set<boolean>>();
    for (const { group, template, isTrue } of SENTENCES) {
      if (group === 'neutral') continue;
      sides.set(template, (sides.get(template) ?? new Set()).add(isTrue));
    }
    expect([...sides].filter(([, found]) => found.size < 2)).toEqual([]);
  });

  test('stay when they are true', () => {
    expect(share(true)).toBeGreaterThanOrEqual(0.98);
  });

  test('go when they are false', () => {
    expect(share(false)).toBeLessThanOrEqual(0.06);
  });
});
