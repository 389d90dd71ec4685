/** Rows for each statement: keeps locks short. */
const BATCH = 1_000;

/**
 * Repeats a deletion until a batch is not full.
 * @param step deletes at most that many rows. @returns how many it deleted.
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await step(BATCH);
    total += count;
    if (count < BATCH) return total;
  }
}
