import { StripeFault } from './fault.ts';
import type { Ledger } from './ledger.ts';
import type { CardBehavior, CardRecord } from './records.ts';

/** The test numbers in Stripe's documentation. */
const TEST_CARDS: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '4000000000000341': 'pays_once',
  '4000002500003155': 'asks_once',
  '4000002760003184': 'asks_always',
  '4000000000000259': 'disputed',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
};

export interface TypedCard {
  readonly number: string;
  /** "MM/YY". */
  readonly expiry: string;
  readonly cvc: string;
}

function isPast(expiry: string, nowSeconds: number): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  // A card is valid to the end of its month.
  return Date.UTC(2_000 + year, month, 1) <= nowSeconds * 1_000;
}

function cardFault(code: string, message: string): StripeFault {
  return new StripeFault(402, 'card_error', message, { code });
}

/** @throws {StripeFault} for a number that is not a test card, or an expired card */
export function readCard(ledger: Ledger, { number, expiry, cvc }: TypedCard): CardRecord {
  const digits = number.replace(/[\s-]/g, '');
  const behavior = Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits] : undefined;
  if (behavior === undefined) {
    throw cardFault('incorrect_number', 'This is no test card. Try 4242 4242 4242 4242.');
  }
  const time = /^(0[1-9]|1[0-2])\s*\/\s*\d\d$/.test(expiry.trim()) ? expiry.trim() : null;
  if (time === null) {
    throw cardFault('invalid_expiry_month', 'Enter when the card expires, such as 12/34.');
  }
  if (isPast(time, ledger.now())) throw cardFault('expired_card', 'Your card has expired.');
  if (!/^\d{3,4}$/.test(cvc.trim())) {
    throw cardFault('invalid_cvc', 'Enter the three or four digits of the security code.');
  }
  return { id: ledger.id('pm'), last4: digits.slice(-4), behavior, isAuthenticated: false };
}

export type CardVerdict =
  | { readonly kind: 'pays' }
  | { readonly kind: 'asks' }
  | {
      readonly kind: 'declines';
      readonly code: string;
      readonly decline: string | null;
      readonly message: string;
    };

function decline(code: string, reason: string | null, message: string): CardVerdict {
  return { kind: 'declines', code, decline: reason, message };
}

/**
 * The outcome of charging a card.
 * @param isHolderPresent false for renewals, which cannot be authenticated
 */
export function judgeCard(card: CardRecord, isHolderPresent: boolean): CardVerdict {
  switch (card.behavior) {
    case 'pays':
    case 'disputed':
      return { kind: 'pays' };
    case 'pays_once':
      return isHolderPresent
        ? { kind: 'pays' }
        : decline('card_declined', 'generic_decline', 'Your card was declined.');
    case 'asks_once':
      return card.isAuthenticated ? { kind: 'pays' } : { kind: 'asks' };
    case 'asks_always':
      return { kind: 'asks' };
    case 'insufficient_funds':
      return decline('card_declined', 'insufficient_funds', 'Your card has insufficient funds.');
    case 'expired_card':
      return decline('expired_card', null, 'Your card has expired.');
    case 'generic_decline':
      return decline('card_declined', 'generic_decline', 'Your card was declined.');
  }
}
