/** Every so many steps the bracket is halved, so that no curve makes the search creep. */
const STEPS_PER_HALVING = 5;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** An instant in whole milliseconds and the value of a function there. */
export interface Sample {
  readonly utcMs: number;
  readonly value: number;
}

/**
 * The first millisecond at which a function is no longer negative, by regula falsi with Illinois'
 * rule (the end that stays twice counts half). A nearly straight function takes three or four calls.
 * @param low the function is negative there
 * @param high it is not negative there; it changes sign once in between
 */
export function firstInstant(low: Sample, high: Sample, valueAt: (utcMs: number) => number) {
  let { utcMs: before, value: below } = low;
  let { utcMs: after, value: above } = high;
  let lastWasBefore: boolean | null = null;
  for (let step = 1; after - before > 1; step++) {
    const isHalving = step % STEPS_PER_HALVING === 0;
    const share = isHalving ? 0.5 : below / (below - above);
    const guess = Math.round(before + (after - before) * share);
    const utcMs = Math.min(Math.max(guess, before + 1), after - 1);
    const value = valueAt(utcMs);
    const isBefore = value < 0;
    const isSecondTime = isBefore === lastWasBefore;
    if (isBefore) {
      [before, below] = [utcMs, value];
      if (isSecondTime) above /= 2;
    } else {
      [after, above] = [utcMs, value];
      if (isSecondTime) below /= 2;
    }
    lastWasBefore = isBefore;
  }
  return after;
}

/**
 * Where a function with a single peak between two instants is highest, by golden section.
 * @param resolutionMs the search ends when the peak is known to lie in so short a stretch
 */
export function peakInstant(
  startMs: number,
  endMs: number,
  resolutionMs: number,
  valueAt: (utcMs: number) => number,
): number {
  let [start, end] = [startMs, endMs];
  let left = end - (end - start) * GOLDEN;
  let right = start + (end - start) * GOLDEN;
  let [leftValue, rightValue] = [valueAt(left), valueAt(right)];
  while (end - start > resolutionMs) {
    if (leftValue > rightValue) {
      [end, right, rightValue] = [right, left, leftValue];
      left = end - (end - start) * GOLDEN;
      leftValue = valueAt(left);
    } else {
      [start, left, leftValue] = [left, right, rightValue];
      right = start + (end - start) * GOLDEN;
      rightValue = valueAt(right);
    }
  }
  return Math.round((start + end) / 2);
}
