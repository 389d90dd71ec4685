import { expect, test } from 'vitest';
import { readPaymentReturn } from './payment-return.ts';

const read = (query: string) => readPaymentReturn(new URLSearchParams(query));

test('does not take an ordinary visit for a return', () => {
  expect(read('mode=creating&teamId=1')).toBeNull();
});

test.each(['redirect_status=succeeded', 'payment_intent=pi_1', 'setup_intent=seti_1'])(
  '%s means that a payment was made',
  (query) => {
    expect(read(query)).toEqual({ outcome: 'paid', rest: '' });
  },
);

test('recognizes a refused payment', () => {
  expect(read('payment_intent=pi_1&redirect_status=failed')?.outcome).toBe('failed');
});

test('removes the secret and everything else that the provider adds, and keeps the rest', () => {
  const query =
    'mode=viewing&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded&teamId=7';
  expect(read(query)?.rest).toBe('mode=viewing&teamId=7');
});
