import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { situationOf } from './situations.ts';

const SITUATIONS = new URL('./situations/', import.meta.url);
const PHRASINGS = new URL('./phrasings/', import.meta.url);

const situations = readdirSync(SITUATIONS)
  .filter((name) => name.endsWith('.md'))
  .map((name) => situationOf(name, readFileSync(new URL(name, SITUATIONS), 'utf8')));
const files = readdirSync(PHRASINGS);
const linesOf = (id: string) =>
  files.includes(`${id}.txt`)
    ? readFileSync(new URL(`${id}.txt`, PHRASINGS), 'utf8')
        .trimEnd()
        .split('\n')
    : [];

function plain(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
}

test('every file of phrasings belongs to a situation', () => {
  const known = new Set(situations.map(({ id }) => `${id}.txt`));
  expect(files.filter((name) => !known.has(name))).toEqual([]);
});

test('every situation has phrasings, one to a line', () => {
  for (const { id } of situations) expect(linesOf(id).length, id).toBeGreaterThanOrEqual(8);
  const odd = situations.flatMap(({ id }) =>
    linesOf(id).filter((line) => line !== line.trim() || line.length < 5 || line.length > 300),
  );
  expect(odd).toEqual([]);
});

test.each(['individual', 'team'])('no %s phrasing stands twice, nor among those asked', (who) => {
  const all = situations
    .filter(({ audience }) => audience === who)
    .flatMap(({ id, asked }) => [...new Set(asked.map(plain)), ...linesOf(id).map(plain)]);
  const seen = new Set<string>();
  expect(all.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
});
