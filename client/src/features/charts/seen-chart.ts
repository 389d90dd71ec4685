const KEY = 'chart-seen-by';

/*
 * The start page goes straight on to the newest chart, but only until the person has seen a chart
 * in this browser session: after that, whoever opens the start page has come back on purpose.
 */

/** Remembers that the person has been shown a chart. */
export function markChartSeen(personId: string): void {
  try {
    sessionStorage.setItem(KEY, personId);
  } catch {
    // Without storage the start page leads on to the chart each time.
  }
}

/** With the sign-in the session ends. */
export function forgetSeenChart(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was remembered.
  }
}

export function hasSeenChart(personId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === personId;
  } catch {
    return false;
  }
}
