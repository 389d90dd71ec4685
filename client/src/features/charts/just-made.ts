/** The charts that were made since the page was loaded, and not shown yet. */
const unseen = new Set<string>();

export function markJustMade(chartId: string): void {
  unseen.add(chartId);
}

/** Whether a chart is shown for the first time since it was made. */
export function isJustMade(chartId: string): boolean {
  return unseen.has(chartId);
}

export function forgetJustMade(chartId: string): void {
  unseen.delete(chartId);
}
