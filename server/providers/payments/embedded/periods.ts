/**
 * The instant a whole number of years after another, by the calendar (UTC). The 29th of February
 * becomes the 28th where there is none. Seconds since 1970.
 */
export function yearsAfter(anchor: number, years: number): number {
  const from = new Date(anchor * 1_000);
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear() + years);
  if (to.getUTCMonth() !== from.getUTCMonth()) to.setUTCDate(0);
  return to.getTime() / 1_000;
}

/** The first whole year after the anchor that ends after an instant. */
export function periodEndAfter(anchor: number, instant: number): number {
  let years = 1;
  while (yearsAfter(anchor, years) <= instant) years += 1;
  return yearsAfter(anchor, years);
}
