/** What the wait is called, by the second it begins at. */
const STEPS = [
  [6000, 'Finalizing recommendations'],
  [4000, 'Crafting personalized insights'],
  [2000, 'Analyzing your chart'],
] as const;

export const PROGRESS_STEP_MS = 2000;

/** The label for a wait of so many milliseconds before the first words. */
export function progressLabel(elapsedMs: number): string {
  return STEPS.find(([from]) => elapsedMs >= from)?.[1] ?? 'Thinking';
}
