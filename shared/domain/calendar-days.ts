const DAY_MS = 86_400_000;

/**
 * The calendar day that many days later.
 * @param day `YYYY-MM-DD`
 */
export function addDays(day: string, days: number): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS);
  // Years from 10000 on have a sign and six digits.
  return date.toISOString().replace(/T.*/, '');
}
