import { onFirstUse } from '#shared/engine/on-first-use.ts';

/** "$499" for whole dollars, "$1,249.50" otherwise; the amount is in US cents. */
export function priceWords(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : moneyWords(cents);
}

const MONEY = onFirstUse(
  () => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }),
);

/** "$1,249.50", always with cents, for amounts in a column. */
export function moneyWords(cents: number): string {
  return MONEY().format(cents / 100);
}
