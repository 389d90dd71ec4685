import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { retiredIdentifiers, retiredWordProblems } from './retired-words.ts';

test.each([
  ['const useRested = 1;', ['useRested']],
  ['function findTwin() {}', ['findTwin']],
  ['interface AccountStanding {}', ['AccountStanding']],
  ['const MAX_TICKETS = 3;', ['MAX_TICKETS']],
  ['readPatiently();', ['readPatiently']],
  ['isSettled(bookedSeats);', ['isSettled', 'bookedSeats']],
  ['twin(); twin();', ['twin']],
  [
    'const neighbours = listNeighbours(isAnalysed);',
    ['neighbours', 'listNeighbours', 'isAnalysed'],
  ],
  ['authorise(cardBehaviour, priceCatalogue);', ['authorise', 'cardBehaviour', 'priceCatalogue']],
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
  ['await Promise.allSettled([]);'],
  ['const outstanding = stillness;'],
])('leaves prose and other words alone: %j', (source) => {
  expect(retiredIdentifiers(source)).toEqual([]);
});

test('names files and identifiers of a folder that is no git checkout', async () => {
  const root = await mkdtemp(join(tmpdir(), 'retired-words-'));
  try {
    for (const folder of ['client', 'e2e', 'scripts', 'server', 'shared']) {
      await mkdir(join(root, folder));
    }
    await writeFile(join(root, 'server/twin.ts'), 'export const tangled = 1;\n');
    await writeFile(join(root, 'vite.config.ts'), 'export const fine = 1;\n');
    expect(retiredWordProblems(root)).toEqual([
      'server/twin.ts: "twin.ts" uses a retired word or a British spelling, see docs/GLOSSARY.md',
      'server/twin.ts: "tangled" uses a retired word or a British spelling, see docs/GLOSSARY.md',
    ]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
