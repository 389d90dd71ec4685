import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { continuation, OPERATION_PHRASINGS, OWN_QUESTIONS } from '../follow-ups.ts';
import { FollowUpModel, type Phrasings } from './follow-up-model.ts';

interface Asked {
  /** The operation; null for a question of its own. */
  readonly kind: string | null;
  readonly text: string;
}

const FILE = new URL(
  '../../../../../../shared/knowledge/eval/coach-development/follow-ups.jsonl',
  import.meta.url,
);
const ASKED: readonly Asked[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  .map((line): Asked => JSON.parse(line));
const PARTS = [0, 1, 2];

/** The phrasings of one part of three, or of the other two. */
function partOf(phrasings: Phrasings<string>, part: number, isPart: boolean): Phrasings<string> {
  return Object.fromEntries(
    Object.entries(phrasings).map(([kind, texts]) => [
      kind,
      texts.filter((_text, at) => (at % PARTS.length === part) === isPart),
    ]),
  );
}

function shareOf(hits: readonly boolean[]): number {
  return hits.filter(Boolean).length / hits.length;
}

/** Kinds that go on with the story rather than the answer, in anybody's own words. */
const OF_STORY = new Set(['detail', 'disagree', 'not me', 'unbelieving', 'absolute', 'setting']);

test('operations and new questions are told apart in phrasings that were left out', () => {
  const models = PARTS.map((part) => ({
    part,
    model: new FollowUpModel(
      partOf(OPERATION_PHRASINGS, part, false),
      partOf(OWN_QUESTIONS, part, false),
      'detail',
    ),
  }));
  const right = models.flatMap(({ part, model }) =>
    Object.entries(partOf(OPERATION_PHRASINGS, part, true)).flatMap(([kind, texts]) =>
      texts.map((text) => ({ isOfStory: OF_STORY.has(kind), isHit: model.kindOf(text) === kind })),
    ),
  );
  const taken = models.flatMap(({ part, model }) =>
    Object.values(partOf(OWN_QUESTIONS, part, true)).flatMap((texts) =>
      texts.map((text) => model.kindOf(text)),
    ),
  );
  const hitsOf = (isOfStory: boolean) =>
    right.filter((one) => one.isOfStory === isOfStory).map(({ isHit }) => isHit);
  expect(shareOf(hitsOf(false))).toBeGreaterThan(0.76);
  expect(shareOf(hitsOf(true))).toBeGreaterThan(0.5);
  expect(shareOf(taken.map((kind) => kind !== null && kind !== 'detail'))).toBeLessThanOrEqual(
    0.05,
  );
  expect(shareOf(taken.map((kind) => kind === 'detail'))).toBeLessThanOrEqual(0.05);
});

test('they are told apart in another writer’s', () => {
  const right = ASKED.map(({ kind, text }) => (continuation(text)?.kind ?? null) === kind);
  const taken = ASKED.filter(({ kind }) => kind === null).map(
    ({ text }) => continuation(text) !== null,
  );
  expect(shareOf(right)).toBeGreaterThan(0.83);
  expect(shareOf(taken)).toBeLessThanOrEqual(0.05);
});
