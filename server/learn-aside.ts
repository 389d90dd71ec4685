import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
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
  const child = fork(program, { stdio: 'ignore', signal: stopping });
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  await once(child, 'exit');
}
