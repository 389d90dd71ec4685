/** Rows that one statement may take: locks are short, and nobody waits for long. */
const BATCH = 1_000;

/**
 * Repeats a step that takes rows away until there are fewer than it could have taken.
 * @param step takes at most that many rows. @returns how many it has taken.
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await step(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}
