/** Parameters that the payment provider adds to the return URL; the secret must not stay there. */
const ADDED = [
  'redirect_status',
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
];

export interface PaymentReturn {
  /** `paid` is only what the URL claims: it never grants access. */
  readonly outcome: 'paid' | 'failed';
  /** The query without the provider's parameters. */
  readonly rest: string;
}

/** Parses the return URL of the payment provider; null for an ordinary visit. */
export function readPaymentReturn(params: URLSearchParams): PaymentReturn | null {
  const status = params.get('redirect_status');
  const isReturn = status !== null || params.has('payment_intent') || params.has('setup_intent');
  if (!isReturn) return null;
  const rest = new URLSearchParams(params);
  for (const name of ADDED) rest.delete(name);
  return { outcome: status === 'failed' ? 'failed' : 'paid', rest: rest.toString() };
}
