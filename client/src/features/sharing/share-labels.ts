import { SHARE_DAYS, type ShareLevel } from '#shared/contract/sharing.ts';

export const LEVEL_LABELS: Readonly<Record<ShareLevel, { name: string; what: string }>> = {
  summary: {
    name: 'Summary',
    what: 'One sentence, three facts, and which centers are defined',
  },
  positions: { name: 'Graph', what: 'The summary, the whole graph, and all 26 positions' },
  birth: { name: 'Everything', what: 'The graph, plus birth date, time, and place' },
};

export const DAYS_LABELS: Readonly<Record<(typeof SHARE_DAYS)[number], string>> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  365: '1 year',
};

/** A choice of a native select, as a number of days. */
export function daysOf(value: string): (typeof SHARE_DAYS)[number] | undefined {
  return SHARE_DAYS.find((days) => String(days) === value);
}

/** "3 views", "1 view", "No views yet". */
export function viewsLabel(views: number): string {
  if (views === 0) return 'No views yet';
  return views === 1 ? '1 view' : `${views} views`;
}
