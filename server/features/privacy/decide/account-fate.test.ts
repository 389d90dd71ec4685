import { describe, expect, test } from 'vitest';
import { fateOf, isClosed } from './account-fate.ts';

const ADMIN = { isAdmin: true };
const MEMBER = { isAdmin: false };

describe('an account whose admin is deleted', () => {
  test.each([
    ['nobody else uses it', [], 'closes', true, true],
    ['another admin stays', [MEMBER, ADMIN], 'kept', false, false],
    ['only members stay', [MEMBER, MEMBER], 'undecided', false, true],
  ] as const)('%s', (_name, others, fate, is, isWhenChosen) => {
    expect(fateOf(others)).toBe(fate);
    expect(isClosed(others, false)).toBe(is);
    expect(isClosed(others, true)).toBe(isWhenChosen);
  });
});
