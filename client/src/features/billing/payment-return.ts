/** What the payment provider adds to the address it leads back to; the secret must not stay there. */
const ADDED = [
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
];

export interface PaymentReturn {
  /** `paid` is only what the address says: access never follows from it. */
  readonly outcome: 'paid' | 'failed';
  /** The query without what the provider added. */
  readonly rest: string;
}

/** Reads an address as the payment provider leaves it; null when nobody comes from there. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | null {
  const status = params.get('redirect_status');
  const isReturn = status !== null || params.has('payment_intent') || params.has('setup_intent');
  if (!isReturn) return null;
  const rest = new URLSearchParams(params);
  for (const name of ADDED) rest.delete(name);
  return { outcome: status === 'failed' ? 'failed' : 'paid', rest: rest.toString() };
}
