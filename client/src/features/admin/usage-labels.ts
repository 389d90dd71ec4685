import { USAGE_KINDS, type UsageKind, type UsageTotals } from '#shared/contract/usage.ts';

/** Labels of the counters. */
export const KIND_LABELS: Record<UsageKind, string> = {
  pageLoads: 'Page Loads',
  individualChatUsage: 'Individual Chats',
  teamChatUsage: 'Team Chats',
};

/** All activity: the sum of the counters. */
export function sumOf(totals: UsageTotals): number {
  return USAGE_KINDS.reduce((sum, kind) => sum + totals[kind], 0);
}

/** A round number at or above the highest value, for the top of an axis. */
export function axisTop(highest: number): number {
  if (highest <= 5) return 5;
  const step = 10 ** Math.floor(Math.log10(highest));
  const top = [1, 2, 5, 10].map((times) => times * step).find((value) => value >= highest);
  return top ?? highest;
}
