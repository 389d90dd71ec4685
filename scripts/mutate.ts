import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { AREAS, DATABASE_SAMPLE_SIZE, KILLED_AT_LEAST, SAMPLE_SIZE } from './mutate/areas.ts';
import { mutateArea } from './mutate/run.ts';
import { faultOf, HEAD, lineOf, type Score, scoreOf } from './mutate/table.ts';

/*
 * Puts small faults into the code, one at a time, and counts how many the nearest tests notice.
 *
 *   npm run mutate                     all areas
 *   npm run mutate -- billing domain   some of them
 *   --seed 2                           another sample
 *   --size 1000                        more faults an area
 *   --file penta/                      only in files whose path contains this
 *   --workers 2                        two test processes at a time
 *
 * Tests of the server's areas run on the database of TEST_DATABASE_URL, else on an embedded one.
 */

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    size: { type: 'string' },
    file: { type: 'string' },
    workers: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const seed = Number(values.seed);
const size = values.size === undefined ? undefined : Number(values.size);
const workers = Number(values.workers);

const unknown = positionals.filter((name) => AREAS.every((area) => area.name !== name));
if (
  unknown.length > 0 ||
  !Number.isInteger(seed) ||
  (size !== undefined && !(size > 0)) ||
  !(workers > 0)
) {
  const names = AREAS.map(({ name }) => name).join(', ');
  console.error(
    `Usage: npm run mutate -- [--seed n] [--size n] [--file path] [--workers n] [area…]; areas: ${names}`,
  );
  process.exit(1);
}

const chosen = AREAS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const scores: Score[] = [];
for (const area of chosen) {
  const usual = area.hasDatabase ? DATABASE_SAMPLE_SIZE : SAMPLE_SIZE;
  const extent = { size: size ?? usual, seed, path: values.file, workers };
  const score = scoreOf(await mutateArea(root, area, extent));
  scores.push(score);
  console.log(`\n## ${area.name}: faults that no test noticed`);
  for (const mutant of score.missed) console.log(faultOf(mutant));
}
console.log(`\nseed ${seed}\n${HEAD}`);
for (const score of scores) console.log(lineOf(score));
if (scores.some(({ share }) => share < KILLED_AT_LEAST)) process.exitCode = 1;
