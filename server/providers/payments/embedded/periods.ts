/** Adds calendar years in UTC; February 29 becomes the 28th in other years. Seconds since 1970. */
export function yearsAfter(anchor: number, years: number): number {
  const from = new Date(anchor * 1_000);
  const to = new Date(from);
  to.setUTCFullYear(from.getUTCFullYear() + years);
  if (to.getUTCMonth() !== from.getUTCMonth()) to.setUTCDate(0);
  return to.getTime() / 1_000;
}

/** The end of the anchor's first year that ends after a given time. */
export function periodEndAfter(anchor: number, instant: number): number {
  let years = 1;
  while (yearsAfter(anchor, years) <= instant) years += 1;
  return yearsAfter(anchor, years);
}
