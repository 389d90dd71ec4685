import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_LIMITS } from './engine-limits.data.ts';

const BREAK = '--> statement-breakpoint';

/** What in a migration CockroachDB or YugabyteDB can't run, or runs differently. */
export function engineProblemsOf(migration: string): string[] {
  const problems: string[] = [];
  for (const part of migration.split(BREAK)) {
    const statement = part.replaceAll(/--[^\n]*/g, '').trim();
    for (const { name, engine, pattern, unless, reason, source } of ENGINE_LIMITS) {
      if (!pattern.test(statement) || unless?.test(statement)) continue;
      const where = engine === 'both' ? 'CockroachDB and YugabyteDB' : engine;
      const [line = ''] = statement.split('\n');
      problems.push(`${name} (${where}): ${reason}; see ${source}\n  ${line.slice(0, 120)}`);
    }
  }
  return problems;
}

/** Migrations of statements that a PostgreSQL-compatible distributed database lacks. */
export function engineProblems(root: string): string[] {
  const folder = join(root, 'migrations');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) =>
      engineProblemsOf(readFileSync(join(folder, name), 'utf8')).map(
        (problem) => `migrations/${name}: ${problem}`,
      ),
    );
}
