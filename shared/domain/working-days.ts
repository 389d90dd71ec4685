const DAY_MS = 86_400_000;

function isWeekend(date: Date): boolean {
  const day = date.getUTCDay();
  return day === 0 || day === 6;
}

/**
 * The calendar day that many days later.
 * @param day `YYYY-MM-DD`
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The day after that many working days, Monday to Friday; the first one counted is after `day`.
 * @param day `YYYY-MM-DD`
 * @param count 0 for the day itself
 */
export function addWorkingDays(day: string, count: number): string {
  let [at, left] = [day, count];
  while (left > 0) {
    at = addDays(at, 1);
    if (!isWeekend(new Date(`${at}T00:00:00Z`))) left -= 1;
  }
  return at;
}

/**
 * The first Monday after a day.
 * @param day `YYYY-MM-DD`
 */
export function nextMonday(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, (8 - weekday) % 7 || 7);
}
