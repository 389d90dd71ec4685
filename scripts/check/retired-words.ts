import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words of `docs/GLOSSARY.md` that identifiers and file names must not contain. Those that it retires in one
 * sense only are for readers to find.
 */
const RETIRED = [
  'anew',
  'book',
  'booked',
  'booking',
  'books',
  'leftover',
  'leftovers',
  'patience',
  'patiently',
  'rested',
  'settle',
  'settled',
  'settlement',
  'settles',
  'settling',
  'standing',
  'tangled',
  'ticket',
  'tickets',
  'till',
  'trouble',
  'troubles',
  'twin',
  'twins',
  'upkeep',
];

/** Names of the language and of React Query. */
const NOT_OURS = ['allSettled', 'onSettled'];

const FOLDERS = ['client', 'e2e', 'scripts', 'server', 'shared'];
const SOURCE = /\.(ts|tsx|mjs)$/;
const LEFT_ALONE = /(\.data\.ts|\.d\.ts)$|\/(truth|fixtures)\/|^scripts\/check\/retired-words/;
const STRINGS_AND_COMMENTS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\n])+\/[a-z]*(?=[.,;)\s])/g;

const wordsOf = (identifier: string) =>
  identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

/** British spellings: names are American, like the sentences. */
const BRITISH =
  /colour|behaviour|favour|labour|neighbour|centre|^grey|^(?:cancelled|cancelling|analysed?|judgement|catalogues?|learnt)$|(?:author|organ|recogn|normal|serial|initial)is(?:e|ed|es|ing|ation)$/;

const isRetired = (identifier: string) =>
  !NOT_OURS.includes(identifier) &&
  wordsOf(identifier).some((word) => RETIRED.includes(word) || BRITISH.test(word));

/** Identifiers of a TypeScript source that hold a retired word, each once. */
export function retiredIdentifiers(source: string): string[] {
  const code = source.replaceAll(STRINGS_AND_COMMENTS, ' ');
  // Text between JSX tags is prose as well.
  const identifiers = code.replaceAll(/>[^<>{}]*</g, '><').match(/[A-Za-z_$][\w$]*/g) ?? [];
  return [...new Set(identifiers.filter(isRetired))];
}

/** Files and identifiers of the project that are named by a retired word. */
export function retiredWordProblems(root: string): string[] {
  // Not by git: a downloaded copy of the project has none.
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  );
  const files = [...inFolders, ...readdirSync(root)].filter(
    (file) => SOURCE.test(file) && !LEFT_ALONE.test(file),
  );
  return files.flatMap((file) => {
    const problems = retiredIdentifiers(readFileSync(join(root, file), 'utf8'));
    const name = file.split('/').at(-1) ?? '';
    return [...(isRetired(name) ? [name] : []), ...problems].map(
      (identifier) =>
        `${file}: "${identifier}" uses a retired word or a British spelling, see docs/GLOSSARY.md`,
    );
  });
}
