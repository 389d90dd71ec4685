import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { judgeAccess, judgeMalformed, MALFORMED_IDS } from '#server/testing/access-judge.ts';
import { ACTORS, LINES } from '#server/testing/access-lines.ts';
import { CONTRACT } from '#shared/contract/contract.ts';
import type { Route } from '#shared/contract/route.ts';
import type { RunSuite } from './suite.ts';

/** A1: every operation, called by every kind of actor on every kind of object. */
export function authorization(world: AccessWorld): RunSuite {
  return async (scale) => {
    let cases = 0;
    const failures: string[] = [];
    const malformed = MALFORMED_IDS.slice(0, scale >= 10 ? MALFORMED_IDS.length : 2);
    for (const [name, lines] of Object.entries(LINES)) {
      const route = Object.entries<Route>(CONTRACT).find(([key]) => key === name)?.[1];
      if (!route) throw new Error(`${name} is no operation`);
      for (const line of lines) {
        for (const actor of ACTORS) {
          const judged = [
            await judgeAccess(world, route, line, actor),
            await judgeMalformed(world, route, line, actor, malformed),
          ];
          for (const { cases: judgedCases, wrong } of judged) {
            cases += judgedCases;
            failures.push(...wrong.map((problem) => `${name}: ${problem}`));
          }
        }
      }
    }
    return { cases, failures };
  };
}
