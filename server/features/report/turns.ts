import { AppError } from '../../platform/errors.ts';

/** Drawing one takes a few tenths of a second of the processor: more at once would only be slower. */
const AT_ONCE_MAX = 2;
const WAITING_MAX = 10;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs a task when it is its turn.
 * @throws AppError service.unavailable when too many wait already
 */
export async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE_MAX) {
    if (waiting.length >= WAITING_MAX) throw new AppError('service.unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await task();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
