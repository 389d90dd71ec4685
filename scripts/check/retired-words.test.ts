import { expect, test } from 'vitest';
import { retiredIdentifiers } from './retired-words.ts';

test.each([
  ['const useRested = 1;', ['useRested']],
  ['function findTwin() {}', ['findTwin']],
  ['interface AccountStanding {}', ['AccountStanding']],
  ['const MAX_TICKETS = 3;', ['MAX_TICKETS']],
  ['twin(); twin();', ['twin']],
])('finds the retired word in %j', (source, expected) => {
  expect(retiredIdentifiers(source)).toEqual(expected);
});

test.each([
  ["const text = 'a twin of this team';"],
  ['// settled long ago\nconst a = 1;'],
  ['/* the town */ const understanding = 1;'],
  ['const a = <p>You settle in town.</p>;'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a source text
  ['const a = `twin ${b}`;'],
  ['const outstanding = stillness;'],
])('leaves prose and other words alone: %j', (source) => {
  expect(retiredIdentifiers(source)).toEqual([]);
});
