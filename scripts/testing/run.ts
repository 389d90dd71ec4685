import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as z from 'zod/mini';
import { environment } from '../environment.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface RunOptions {
  /** Changes to this process's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output once the tool has ended: another one is being shown meanwhile. */
  readonly isShownLater?: boolean;
}

/** Runs a project tool; true on success. */
export async function run(
  args: readonly string[],
  { env = {}, isShownLater = false }: RunOptions = {},
): Promise<boolean> {
  const [command = '', ...rest] = args;
  const child = spawn(join(root, 'node_modules', '.bin', command), rest, {
    cwd: root,
    stdio: isShownLater ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...environment(), ...env },
    shell: process.platform === 'win32',
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/** A runner's report; undefined when the runner crashed before writing one. */
export function readReport<T extends z.ZodMiniType>(file: string, schema: T) {
  if (!existsSync(file)) return undefined;
  return schema.parse(JSON.parse(readFileSync(file, 'utf8'))) as z.output<T>;
}
