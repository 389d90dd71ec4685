import { spawn } from 'node:child_process';
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
}

/** Runs a project tool; on failure, its output is the problem. */
function tool(name: string, command: string, ...args: readonly string[]): Promise<Finding> {
  return new Promise((resolve) => {
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
    child.on('close', (code) => resolve({ name, problems: code === 0 ? [] : [output.trim()] }));
  });
}

async function own(name: string, problems: readonly string[] | Promise<readonly string[]>) {
  return { name, problems: await problems };
}

const findings = await Promise.all([
  tool('types', 'tsc', '--build'),
  tool('lint and format', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  tool('unused code', 'knip', '--config', 'scripts/check/knip.json'),
  own('boundaries', boundaryViolations(root)),
  own('migrations', migrationDrift(root)),
  own('engines', engineProblems(root)),
  own('mounts', mountProblems(root)),
  own('retired words', retiredWordProblems(root)),
  own('wording', wordingProblems(root)),
  own('source rules', sourceRuleProblems(root)),
  own('function size', functionSizeProblems(root)),
  own('lock file', lockFileProblems(root)),
  own('document paths', brokenDocumentPaths(root)),
  own('coverage', missingCoverage(root)),
]);

for (const { name, problems } of findings) {
  process.stdout.write(`${problems.length === 0 ? 'ok    ' : 'FAILED'}  ${name}\n`);
  for (const problem of problems) process.stdout.write(`${problem}\n`);
}
process.exitCode = findings.every(({ problems }) => problems.length === 0) ? 0 : 1;
