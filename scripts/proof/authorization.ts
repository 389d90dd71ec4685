import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { callAs, judgeAccess, outcomeOf } from '#server/testing/access-judge.ts';
import { ACTORS, type Actor, LINES, type Line } from '#server/testing/access-lines.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { RunSuite } from './suite.ts';

const MALFORMED = [
  'not-an-id',
  '%00',
  "1'%20or%20'1'='1",
  '..%2f..%2fadmin',
  '00000000-0000-0000-0000-00000000000g',
  '-1',
  '9'.repeat(40),
];

/** Ids of no kind are answered like missing ones, or as invalid input; never like own objects. */
async function judgeMalformed(
  world: AccessWorld,
  route: Route,
  line: Line,
  actor: Actor,
  id: string,
): Promise<string | null> {
  const { status } = await callAs(world, route, actor, line.ask?.(id, world.fixture) ?? {});
  const expected = outcomeOf(line, actor, 'missing');
  const isRight = status === expected || (expected === 404 && status === 400);
  return isRight ? null : `${actor}, malformed: ${status} instead of ${expected}`;
}

/** A1: every operation, called by every kind of actor on every kind of object. */
export function authorization(world: AccessWorld): RunSuite {
  return async (scale) => {
    let cases = 0;
    const failures: string[] = [];
    const malformed = MALFORMED.slice(0, scale >= 10 ? MALFORMED.length : 2);
    for (const [name, lines] of Object.entries(LINES)) {
      const route = Object.entries<Route>(CONTRACT).find(([key]) => key === name)?.[1];
      if (!route) throw new Error(`${name} is no operation`);
      for (const line of lines) {
        for (const actor of ACTORS) {
          const judged = await judgeAccess(world, route, line, actor);
          cases += judged.cases;
          failures.push(...judged.wrong.map((wrong) => `${name}: ${wrong}`));
          for (const id of 'kind' in line ? malformed : []) {
            cases += 1;
            const wrong = await judgeMalformed(world, route, line, actor, id);
            if (wrong) failures.push(`${name}: ${wrong} (${id})`);
          }
        }
      }
    }
    return { cases, failures };
  };
}
