import { describe, expect, test, vi } from 'vitest';
import type { Grounding } from './grounding.ts';
import { type Released, releaseChecked, type Tally } from './release.ts';

/** A check whose verdict is written in the sentence itself. */
const check = vi.hoisted(() =>
  vi.fn((sentence: string) => {
    if (sentence.includes('FALSE')) return { text: null, verdict: 'removed', sources: [] };
    const sources = [{ id: 'F1', kind: 'fact', label: 'Type', text: 'A fact.', gates: [] }];
    return sentence.includes('WRONG')
      ? { text: sentence.replace('WRONG', 'right'), verdict: 'corrected', sources }
      : { text: sentence, verdict: 'kept', sources };
  }),
);
vi.mock('./check-answer.ts', () => ({ answerChecker: () => check }));

// Unused by the fake check above.
const GROUNDING = { facts: [], people: [], team: null } as Grounding;

async function released(...texts: string[]): Promise<{ parts: Released[]; tally: Tally }> {
  const tally: Tally = { kept: 0, corrected: 0, removed: 0 };
  async function* source() {
    yield* texts;
  }
  const parts: Released[] = [];
  for await (const part of releaseChecked(source(), GROUNDING, [], tally)) parts.push(part);
  return { parts, tally };
}

const textOf = async (...texts: string[]) =>
  (await released(...texts)).parts.map(({ text }) => text).join('');

describe('an answer', () => {
  test('is released sentence by sentence, each with its sources', async () => {
    const { parts, tally } = await released('You wa', 'it. You a', 'ct.');
    expect(parts.map(({ text }) => text)).toEqual(['You wait.', ' You act.']);
    expect(parts[0]?.sources.map(({ id }) => id)).toEqual(['F1']);
    expect(tally).toEqual({ kept: 2, corrected: 0, removed: 0 });
  });

  test('leaves out removed sentences and has the corrected wording of others', async () => {
    const { parts, tally } = await released('You wait. This is FALSE. This is WRONG. You act.');
    expect(parts.map(({ text }) => text).join('')).toBe('You wait. This is right. You act.');
    expect(tally).toEqual({ kept: 2, corrected: 1, removed: 1 });
  });

  test('is checked as it will be shown: without links and images', async () => {
    expect(await textOf('![You](https://evil.example/x) wait. <b>Then</b> act.')).toBe(
      'You wait. Then act.',
    );
    const checked = check.mock.calls.map(([sentence]) => sentence);
    expect(checked.slice(-2)).toEqual(['You wait.', 'Then act.']);
  });

  test('is empty when it is only markup', async () => {
    const { parts, tally } = await released('<script></script>\n\n![](https://evil.example)');
    expect(parts).toEqual([]);
    expect(tally).toEqual({ kept: 0, corrected: 0, removed: 0 });
  });
});

describe('the formatting around a removed sentence', () => {
  test.each([
    ['at the beginning', 'FALSE. You wait.', 'You wait.'],
    ['at the end', 'You wait. FALSE.', 'You wait.'],
    [
      'at the beginning of a list entry',
      'Try:\n\n- FALSE. Wait.\n- Act.',
      'Try:\n\n- Wait.\n- Act.',
    ],
    ['as a whole list entry', 'Try:\n\n- FALSE.\n- Act.', 'Try:\n\n- Act.'],
    ['as a whole paragraph', 'One.\n\nFALSE.\n\nTwo.', 'One.\n\nTwo.'],
    ['between a paragraph and a line', 'One.\n\nFALSE.\nTwo.', 'One.\n\nTwo.'],
  ])('%s is kept', async (_title, text, expected) => {
    expect(await textOf(text)).toBe(expected);
  });
});
