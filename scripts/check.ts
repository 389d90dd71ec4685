import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { boundaryViolations } from './check/boundaries.ts';
import { brokenDocumentPaths } from './check/document-paths.ts';
import { engineProblems } from './check/engines.ts';
import { functionSizeProblems } from './check/function-size.ts';
import { lockFileProblems } from './check/lock-file.ts';
import { migrationDrift } from './check/migration-drift.ts';
import { mountProblems } from './check/mounts.ts';
import { retiredWordProblems } from './check/retired-words.ts';
import { sourceRuleProblems } from './check/source-rules.ts';
import { missingCoverage } from './check/spec-coverage.ts';
import { wordingProblems } from './check/wording.ts';

/* Every check that needs neither a running product nor a database. */

const root = fileURLToPath(new URL('..', import.meta.url));

interface Finding {
  readonly name: string;
  readonly problems: readonly string[];
  /** How long it took, beside the others. */
  readonly ms: number;
}

async function part(
  name: string,
  find: () => readonly string[] | Promise<readonly string[]>,
): Promise<Finding> {
  const start = performance.now();
  const problems = await find();
  return { name, problems, ms: performance.now() - start };
}

/** Runs a project tool; on failure, its output is the problem. */
function tool(name: string, command: string, ...args: readonly string[]): Promise<Finding> {
  return part(
    name,
    () =>
      new Promise((resolve) => {
        const child = spawn(join(root, 'node_modules', '.bin', command), args, {
          cwd: root,
          shell: process.platform === 'win32',
        });
        let output = '';
        child.stdout.on('data', (chunk) => {
          output += String(chunk);
        });
        child.stderr.on('data', (chunk) => {
          output += String(chunk);
        });
        child.on('close', (code) => resolve(code === 0 ? [] : [output.trim()]));
      }),
  );
}

/**
 * Where knip keeps what it has read of files that haven't changed since. A folder for each set of
 * files, the last one only: knip doesn't notice that an unchanged file imports one that is gone.
 */
function knipCache(): string {
  const hash = createHash('sha256');
  for (const folder of ['client', 'e2e', 'scripts', 'server', 'shared']) {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    hash.update(files.toSorted().join('\n'));
  }
  const own = hash.digest('hex');
  const caches = join(root, '.cache', 'knip');
  for (const other of existsSync(caches) ? readdirSync(caches) : []) {
    if (other !== own) rmSync(join(caches, other), { recursive: true });
  }
  return join(caches, own);
}

// The tools first: they run in processes of their own, beside everything else.
const findings = await Promise.all([
  // Several checkers of a project would check what they have in common each.
  tool('types', 'tsc', '--build', '--checkers', '1'),
  tool('lint and format', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  tool(
    'unused code',
    'knip',
    ...['--config', 'scripts/check/knip.json', '--cache', '--cache-location', knipCache()],
  ),
  part('migrations', () => migrationDrift(root)),
  part('boundaries', () => boundaryViolations(root)),
  part('engines', () => engineProblems(root)),
  part('mounts', () => mountProblems(root)),
  part('retired words', () => retiredWordProblems(root)),
  part('wording', () => wordingProblems(root)),
  part('source rules', () => sourceRuleProblems(root)),
  part('function size', () => functionSizeProblems(root)),
  part('lock file', () => lockFileProblems(root)),
  part('document paths', () => brokenDocumentPaths(root)),
  part('coverage', () => missingCoverage(root)),
]);

for (const { name, problems, ms } of findings) {
  const state = problems.length === 0 ? 'ok    ' : 'FAILED';
  process.stdout.write(`${state}  ${name.padEnd(16)} ${(ms / 1000).toFixed(1).padStart(5)} s\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
}
process.exitCode = findings.every(({ problems }) => problems.length === 0) ? 0 : 1;
