import { expect, test } from 'vitest';
import { isLastMaster } from './last-master.ts';

test.each([
  ['the only one', ['ada'], true],
  ['one of two', ['ada', 'ben'], false],
  ['one of two, named second', ['ben', 'ada'], false],
  ['disabled already, with another one staying', ['ben'], false],
  ['disabled already, with nobody staying', [], true],
] as const)('a master admin who is %s', (_name, stayingIds, isLast) => {
  expect(isLastMaster('ada', stayingIds)).toBe(isLast);
});
