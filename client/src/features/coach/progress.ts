/** Waiting texts, by the second from which they are shown. */
const STEPS = [
  [6000, 'Finalizing recommendations'],
  [4000, 'Crafting personalized insights'],
  [2000, 'Analyzing your chart'],
] as const;

export const PROGRESS_STEP_MS = 2000;

/** The waiting text after this many milliseconds without an answer. */
export function progressLabel(elapsedMs: number): string {
  return STEPS.find(([from]) => elapsedMs >= from)?.[1] ?? 'Thinking';
}
