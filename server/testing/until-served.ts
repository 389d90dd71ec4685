import { setTimeout as after } from 'node:timers/promises';

const TRIES_MAX = 20;
const AGAIN_MS = 1000;

/** Sends a request again as long as the server is too busy for it (503), as its Retry-After asks. */
export async function untilServed<Answer extends { status: number }>(
  send: () => PromiseLike<Answer>,
): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await send();
    if (answer.status !== 503 || tries === TRIES_MAX) return answer;
    await after(AGAIN_MS);
  }
}
