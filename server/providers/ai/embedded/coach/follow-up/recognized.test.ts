import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { continuation } from '../near-follow-up.ts';

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

test('operations are told from each other and from new questions', () => {
  const taken = ASKED.map(({ text }) => ({ kind: continuation(text)?.kind ?? null, text }));
  expect(taken).toEqual(ASKED);
});
