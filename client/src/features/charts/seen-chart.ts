const KEY = 'chart-seen-by';

/*
 * The start page redirects to the newest chart until the person has seen a chart in this browser
 * session: after that, opening the start page is deliberate.
 */

/** Remembers that the person has seen a chart. */
export function markChartSeen(personId: string): void {
  try {
    sessionStorage.setItem(KEY, personId);
  } catch {
    // Without storage the start page redirects each time.
  }
}

/** The session ends with the sign-in. */
export function forgetSeenChart(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

export function hasSeenChart(personId: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === personId;
  } catch {
    return false;
  }
}
