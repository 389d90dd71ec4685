import { expect, test } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

test('an ordinary visit is no return', () => {
  expect(read('mode=creating&teamId=1')).toBeNull();
});

test.each(['redirect_status=succeeded', 'payment_intent=pi_1', 'setup_intent=seti_1'])(
  '%s tells of a payment that was made',
  (query) => {
    expect(read(query)).toEqual({ outcome: 'paid', rest: '' });
  },
);

test('a refused payment is told apart', () => {
  expect(read('payment_intent=pi_1&redirect_status=failed')?.outcome).toBe('failed');
});

test('the secret and all else that the provider adds goes, the rest stays', () => {
  const query =
    'mode=viewing&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded&teamId=7';
  expect(read(query)?.rest).toBe('mode=viewing&teamId=7');
});
