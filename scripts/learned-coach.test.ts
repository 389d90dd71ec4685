import { copyFileSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { filesOfCoach } from '#server/providers/ai/embedded/built-in-coach.ts';
import { loadSituations } from '#server/providers/ai/embedded/coach/load-situations.ts';
import { writeLearnedCoach } from './learned-coach.ts';

const SITUATIONS = new URL('../shared/knowledge/situations/', import.meta.url);

test('a build keeps what the coach would learn from the same texts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const knowledge = join(folder, 'knowledge');
  for (const name of ['situations', 'cases']) mkdirSync(join(knowledge, name), { recursive: true });
  const chosen = ['saying-no.md', 'overload.md', 'feedback-to-a-member.md'];
  for (const name of chosen) {
    copyFileSync(fileURLToPath(new URL(name, SITUATIONS)), join(knowledge, 'situations', name));
  }
  const to = join(folder, 'learned');
  await writeLearnedCoach(knowledge, to);
  const situations = loadSituations(SITUATIONS)
    .filter(({ id }) => chosen.includes(`${id}.md`))
    .map((one) => ({ ...one, phrasings: [] }));
  const names = filesOfCoach(situations, []).map(({ name }) => name);
  expect(readdirSync(to)).toEqual([...new Set(names)].toSorted());
});
