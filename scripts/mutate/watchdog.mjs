import { appendFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

// Beside a test process, in a thread of its own: a fault can make a loop endless in which no other fault's
// place is run, and then nothing in the test's thread ends it.

const BETWEEN_LOOKS_MS = 1000;

/** @type {{ mutant: string, testFile: string, untilMs: number } | null} */
let running = null;

parentPort?.on('message', (message) => {
  running = message;
});

setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (running === null || (user + system) / 1000 < running.untilMs) return;
  const { mutant, testFile } = running;
  const line = { testFile, mutant, verdict: 'timeout', hasEndedProcess: true };
  appendFileSync(workerData.logFile, `${JSON.stringify(line)}\n`);
  process.kill(process.pid, 'SIGKILL');
}, BETWEEN_LOOKS_MS);
