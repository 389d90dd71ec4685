import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Figure, isMet } from './bench/figures.ts';
import { machineText, reportFile, sectionOf } from './bench/report-file.ts';

/*
 * Runs the benches of accuracy, speed and size: all of them, or those named. Each can also be run
 * alone with tsx. `--write` puts their figures into docs/PERFORMANCE.md.
 */

const PARTS = [
  'engine',
  'certainty',
  'transits',
  'places',
  'names',
  'coach',
  'team',
  'organize',
  'overview',
  'http',
  'callers',
  'growth',
  'admin',
  'sizes',
  'start',
  'first-view',
  'time-slider',
  'lighthouse',
] as const;
const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = fileURLToPath(new URL('../docs/PERFORMANCE.md', import.meta.url));

/** A part runs as a process of its own and sends its figures as messages. */
function run(part: string): Promise<{ readonly isDone: boolean; readonly figures: Figure[] }> {
  const figures: Figure[] = [];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/bench-${part}.ts`], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    // `report` of scripts/bench/figures.ts is the only sender.
    child.on('message', (message) => figures.push(message as Figure));
    child.once('close', (status) => resolve({ isDone: status === 0, figures }));
  });
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { write: { type: 'boolean', default: false } },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. The parts are ${PARTS.join(', ')}.\n`);
  process.exit(1);
}

const sections = new Map<string, string>();
const missed: string[] = [];
for (const part of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  process.stdout.write(`\n## ${part}\n`);
  const machine = machineText();
  const { isDone, figures } = await run(part);
  if (!isDone) process.exitCode = 1;
  missed.push(
    ...figures.filter((one) => isMet(one) === false).map(({ name }) => `${part}: ${name}`),
  );
  if (figures.length === 0) continue;
  const day = new Date().toISOString().slice(0, 10);
  sections.set(part, sectionOf({ part, figures }, machine, day));
}
process.stdout.write(
  missed.length === 0 ? '\nEvery aim is met.\n' : `\nNot met:\n  ${missed.join('\n  ')}\n`,
);
if (values.write) {
  const old = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '';
  writeFileSync(FILE, reportFile(old, sections, PARTS));
}
