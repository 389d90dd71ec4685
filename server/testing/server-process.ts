import { type ChildProcess, spawn } from 'node:child_process';
import type { TestDatabase } from './database.ts';
import { databaseEnv } from './environment.ts';
import { freePort } from './free-port.ts';
import { NODE_FLAGS } from './node-flags.ts';
import { provided } from './provided.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the server's entry: the built one while it is up to date, which starts much sooner. */
    serverMain: string;
  }
}

const TSX = import.meta.resolve('tsx');

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** The server in its own process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly ended: Promise<Ended>;
  output(): string;
  /** Resolves once the output has the text; rejects when the process exits without it. */
  saying(words: string): Promise<void>;
}

const running = new Set<ChildProcess>();

/** Kills every server that is still running; call it when a test is over. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/**
 * Starts the server as users do, in its own folder so that no .env file is read.
 * @param preloaded JavaScript modules to load before it
 */
export function startServer(
  env: Readonly<Record<string, string>>,
  folder: string,
  preloaded: readonly string[] = [],
): ServerProcess {
  const main = provided('serverMain');
  const modules = main.endsWith('.ts') ? [TSX, ...preloaded] : preloaded;
  const imports = modules.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...NODE_FLAGS, ...imports, main], { cwd: folder, env });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<Ended>((done) =>
    child.once('close', (code) => {
      running.delete(child);
      done({ code, output });
    }),
  );
  return {
    child,
    ended,
    output: () => output,
    saying: (words) =>
      new Promise((done, reject) => {
        const look = () => output.includes(words) && done();
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended:\n${output}`)));
      }),
  };
}

/** Environment variables for a demonstration on a test's database. */
export async function demoEnv(database: TestDatabase): Promise<Record<string, string>> {
  const { config } = database;
  return {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'demo',
    DRAIN_SECONDS: '0',
    PORT: String(await freePort()),
    DATA_DIR: database.dataDir,
    ...(config.kind === 'postgres' ? databaseEnv(config) : {}),
  };
}
