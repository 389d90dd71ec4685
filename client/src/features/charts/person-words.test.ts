import { expect, test } from 'vitest';
import { DECIDES, STARTS } from './person-words.ts';

test('says in a line of a card how each authority decides and each type starts', () => {
  const lines = [...Object.values(DECIDES), ...Object.values(STARTS)];
  expect(new Set(lines).size).toBe(lines.length);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(32);
});
