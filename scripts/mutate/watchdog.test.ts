import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readLog } from './mutant.ts';

const WATCHDOG = new URL('./watchdog.mjs', import.meta.url).href;

test('ends a process that a fault keeps computing, and says so', () => {
  const folder = mkdtempSync(join(tmpdir(), 'watchdog-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const logFile = join(folder, 'log.jsonl');
  const endless = `
    import { Worker } from 'node:worker_threads';
    const watchdog = new Worker(new URL('${WATCHDOG}'), { workerData: { logFile: '${logFile}' } });
    await new Promise((resolve) => watchdog.once('online', resolve));
    watchdog.postMessage({ testFile: 'a.test.ts', mutant: '7', untilMs: 100 });
    for (;;);
  `;
  const program = join(folder, 'endless.mjs');
  writeFileSync(program, endless);
  const { signal } = spawnSync(process.execPath, [program], { timeout: 60_000 });
  expect(signal).toBe('SIGKILL');
  expect(readLog(readFileSync(logFile, 'utf8'))).toEqual([
    { testFile: 'a.test.ts', mutant: '7', verdict: 'timeout', hasEndedProcess: true },
  ]);
});
