import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';
import { environment } from '../environment.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a project tool in the foreground; true on success. */
export function run(
  args: readonly string[],
  extra: Readonly<Record<string, string>> = {},
): boolean {
  const [command = '', ...rest] = args;
  const { status } = spawnSync(join(root, 'node_modules', '.bin', command), rest, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment(), ...extra },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

/** A runner's report; undefined when the runner crashed before writing one. */
export function readReport<T extends z.ZodMiniType>(file: string, schema: T) {
  if (!existsSync(file)) return undefined;
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))) as z.output<T>;
}
