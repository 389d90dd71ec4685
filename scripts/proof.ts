import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contractFile } from '#server/testing/contract-schemas.ts';
import { createTemplate } from '#server/testing/database-template.ts';
import { provide } from '#server/testing/provided.ts';
import { environment } from './environment.ts';
import { suitesOfReport } from './proof/reported.ts';
import { judge, outcomeOf, type Suite, tableOf, type Verdict } from './proof/suite.ts';

/*
 * Runs suites of trust against one running app: `npm run proof` at the size of
 * every change, with PROOF_SCALE=10 at the large one. On PostgreSQL where TEST_DATABASE_URL is
 * given. What `npm test` has shown already is counted from its report, in the folder TEST_REPORTS.
 * Words after `--` choose suites whose titles contain them.
 */

const SHOWN_FAILURES = 20;
const root = fileURLToPath(new URL('..', import.meta.url));

const { PROOF_SCALE = '1', CI, TEST_REPORTS } = environment();
const scale = Number(PROOF_SCALE);
const chosen = process.argv.slice(2);
const isChosen = ({ title, ids }: Suite) =>
  chosen.length === 0 || chosen.some((word) => `${ids} ${title}`.includes(word));

async function runSuite(suite: Suite): Promise<Verdict> {
  const start = performance.now();
  const outcome = await outcomeOf(suite, scale);
  const seconds = (performance.now() - start) / 1_000;
  const verdict = judge(suite, outcome, { scale, seconds, maySkip: CI === undefined });
  for (const failure of outcome.failures.slice(0, SHOWN_FAILURES)) {
    process.stdout.write(`FAILED ${suite.title}: ${failure}\n`);
  }
  return verdict;
}

const [databaseTemplate, dropTemplate] = await createTemplate();
provide({
  databaseTemplate,
  stripeContract: await contractFile('stripe'),
  serverMain: join(root, 'dist/server/main.js'),
});
// Loaded now: these read what has been provided.
const { startWorld } = await import('./proof/world.ts');
const { suitesOf } = await import('./proof/suites.ts');

/** @param beside how many run at once */
async function runSuites(those: readonly Suite[], beside = 1): Promise<Verdict[]> {
  const waiting = [...those];
  const verdicts: Verdict[] = [];
  async function runInTurn(): Promise<void> {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      verdicts.push(await runSuite(suite));
    }
  }
  await Promise.all(Array.from({ length: beside }, runInTurn));
  return verdicts;
}

const world = await startWorld();
const reported = suitesOfReport(root, TEST_REPORTS);
const isReported = ({ testedAs }: Suite) =>
  scale < 10 && reported.some(({ ids }) => ids === testedAs);
const suites = suitesOf(world).filter((suite) => !isReported(suite) && isChosen(suite));
const those = (runs: Suite['runs']) => suites.filter((suite) => suite.runs === runs);
// At the large scale one after another, or a rolling restart meets too few requests.
const turns = scale >= 10 ? 1 : 2;
const beside = await Promise.all([runSuites(those(undefined)), runSuites(those('own'), turns)]);
const verdicts = [
  ...beside.flat(),
  ...(await runSuites(those('alone'))),
  ...(await runSuites(reported.filter(isChosen))),
];
await world.app[Symbol.asyncDispose]();
await dropTemplate();

const failed = verdicts.filter(({ hasPassed }) => !hasPassed).length;
process.stdout.write(
  `\nOn ${databaseTemplate.kind}, scale ${scale}:\n${tableOf(verdicts, scale)}\n\n`,
);
process.stdout.write(`${verdicts.length - failed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
