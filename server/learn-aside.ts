import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ALL_LEARNED, readKept } from './providers/ai/embedded/coach/learned/learned-folder.ts';

const PROGRAM = fileURLToPath(new URL('./learn.ts', import.meta.url));

/**
 * Lets a source tree learn in a process of its own what it hasn't learned before: that takes half a
 * minute, in which no request would be answered. A build has learned everything.
 * @param stopping ends the process
 * @throws AbortError when it's ended
 */
export async function learnAside(
  stopping: AbortSignal,
  { isLearned = readKept(ALL_LEARNED) !== null, program = PROGRAM } = {},
): Promise<void> {
  if (isLearned) return;
  await once(fork(program, { stdio: 'ignore', signal: stopping }), 'exit');
}
