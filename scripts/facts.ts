import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadEphemeris } from '#server/ephemeris.ts';
import { measureFacts } from './facts/measure.ts';

/*
 * Measures the figures that articles print and writes them to a file, against which a test checks
 * the articles. Uses the same births in every run: the figures change only with the engine. Takes
 * under a minute.
 */

const FILE = fileURLToPath(new URL('../shared/knowledge/facts.json', import.meta.url));
/** A chart costs microseconds, a window milliseconds; one minute changes few charts. */
const COUNTS = { windows: 20_000, charts: 200_000 };

const facts = measureFacts(loadEphemeris(), COUNTS);
writeFileSync(FILE, `${JSON.stringify(facts, null, 2)}\n`);
process.stdout.write(`${JSON.stringify(facts, null, 2)}\n`);
