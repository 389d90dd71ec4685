import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccessWorld, buildAccessFixture } from '#server/testing/access-fixture.ts';
import { judgeAccess, judgeMalformed, MALFORMED_IDS } from '#server/testing/access-judge.ts';
import { ACTORS, LINES, type Line, type Operation } from '#server/testing/access-lines.ts';
import { startTestApp } from '#server/testing/app.ts';
import { CONTRACT } from '#shared/contract/contract.ts';

let world: AccessWorld;
beforeAll(async () => {
  const app = await startTestApp();
  world = { app, fixture: await buildAccessFixture(app) };
}, 120_000);
afterAll(() => world.app[Symbol.asyncDispose]());

const OPERATIONS = Object.entries(LINES) as [Operation, readonly Line[]][];
const MALFORMED = MALFORMED_IDS.slice(0, 2);
let cases = 0;

test('A0 every operation in the contract has a row', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(Object.keys(CONTRACT).toSorted());
});

test.each(OPERATIONS)(
  'A1 %s does for everybody what it should, and no more',
  async (key, lines) => {
    const wrong: string[] = [];
    for (const line of lines) {
      for (const actor of ACTORS) {
        const judged = await judgeAccess(world, CONTRACT[key], line, actor);
        const malformed = await judgeMalformed(world, CONTRACT[key], line, actor, MALFORMED);
        cases += judged.cases + malformed.cases;
        wrong.push(...judged.wrong, ...malformed.wrong);
      }
    }
    expect(wrong).toEqual([]);
  },
);

test('A1 covers at least 2,000 cases', () => {
  expect(cases).toBeGreaterThanOrEqual(2_000);
});
