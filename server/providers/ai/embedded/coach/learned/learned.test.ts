import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Subject } from '../subject-index.ts';
import { BY_CONTENT, BY_STORIES } from '../subject-model.ts';
import type { KeptFile } from './kept.ts';
import { LearnedIndex } from './learned-index.ts';
import { LearnedSubjects, type Lessons } from './learned-subjects.ts';

const TEXTS = ['How do I ask for a raise?', 'My boss yells at me', 'Should I move to Lisbon?'];
const LESSONS: Lessons = {
  subjectCount: TEXTS.length,
  texts: TEXTS.map((text, subject) => ({ subject, text })),
  wording: BY_CONTENT,
};
const QUESTION = 'A raise in Lisbon, yells my boss';

function storedIn({ name, bytes }: KeptFile): URL {
  const folder = mkdtempSync(join(tmpdir(), 'learned-'));
  writeFileSync(join(folder, name), bytes);
  return pathToFileURL(`${folder}/`);
}

describe('subjects', () => {
  const learned = new LearnedSubjects(() => LESSONS);
  const file = learned.toFile();

  test('are told apart alike by what a build has learned', () => {
    const read = new LearnedSubjects(() => LESSONS, storedIn(file));
    const vector = Float32Array.from({ length: 128 }, (_, at) => Math.sin(at));
    expect(read.words.evidence(QUESTION)).toEqual(learned.words.evidence(QUESTION));
    expect(read.meaning.evidence(vector)).toEqual(learned.meaning.evidence(vector));
  });

  test.each([
    ['texts', { texts: LESSONS.texts.toReversed() }],
    ['weights', { wording: BY_STORIES }],
    ['features', { wording: { ...BY_CONTENT, featuresOf: () => new Map([[1, 1]]) } }],
  ])('have another file for other %s', (_what, changes) => {
    const other = new LearnedSubjects(() => ({ ...LESSONS, ...changes }));
    expect(other.toFile().name).not.toBe(file.name);
  });
});

describe('the index', () => {
  const subjects = TEXTS.map(
    (title, at): Subject => ({ id: `${at}`, title, asked: [], next: ['And then?'], body: title }),
  );
  const learned = new LearnedIndex(subjects);

  test('shares the same words as a build has counted them', () => {
    const folder = storedIn(learned.toFile());
    const read = new LearnedIndex(subjects, folder);
    expect(read.index.sharedWith(QUESTION)).toEqual(learned.index.sharedWith(QUESTION));
    expect(read.index.sharedWith(QUESTION).phrasings.every((one) => one > 0)).toBe(true);
    expect(readdirSync(folder)).toHaveLength(1);
    rmSync(folder, { recursive: true });
  });

  test('has another file for other subjects', () => {
    const other = new LearnedIndex(subjects.map((one) => ({ ...one, body: 'Another text.' })));
    expect(other.toFile().name).not.toBe(learned.toFile().name);
  });
});
