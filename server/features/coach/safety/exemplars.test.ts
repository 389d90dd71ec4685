import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readCaseQuestions } from './exemplars.ts';

test('the examples of a case are innocent, and what was also asked about it isn’t learned', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cases-'));
  const examples = ['He is late again', 'late every day', 'Why is he always late?', 'late. again.'];
  const own = {
    id: 'late',
    of: null,
    who: 'individual',
    examples,
    alsoAsked: ['My colleague arrives at ten'],
    not: [],
    tell: 'Agree on a time, and on what happens when it is missed.',
    say: 'Can we begin at nine?',
    hinges: {},
  };
  writeFileSync(join(folder, 'a.jsonl'), `${JSON.stringify(own)}\n`);
  expect(readCaseQuestions(pathToFileURL(`${folder}/`))).toEqual(
    examples.map((text) => ({ kind: 'innocent', language: 'en', text })),
  );
});
