// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { navigateAway } from '#client/lib/navigate-away.ts';
import { allowLeaving } from '#client/testing/navigate-away.ts';
import { payAtSandbox } from './sandbox-payment.ts';

allowLeaving();

const CARD = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const FAILED = 'The test payment didn’t go through. Please try again.';

function pay(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return { fetched, confirmation: payAtSandbox('/sandbox/confirm', 'secret', CARD) };
}

afterEach(() => vi.unstubAllGlobals());

test('an accepted card pays; the sandbox gets the card and the return URL', async () => {
  const { fetched, confirmation } = pay(200, { status: 'succeeded', nextUrl: null });
  expect(await confirmation).toEqual({ kind: 'paid' });
  expect(navigateAway).not.toHaveBeenCalled();
  expect(fetched).toHaveBeenCalledWith('/sandbox/confirm', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ clientSecret: 'secret', ...CARD, returnPath: '/team' }),
  });
});

test('a card that needs its bank’s confirmation leads to the bank', async () => {
  const { confirmation } = pay(200, { status: 'requires_action', nextUrl: '/sandbox/bank' });
  expect(await confirmation).toEqual({ kind: 'leaving' });
  expect(navigateAway).toHaveBeenCalledExactlyOnceWith('/sandbox/bank');
});

test.each([
  ['refused for a reason', 402, { error: { message: 'Your card was declined.' } }, /^Your card/],
  ['refused without one', 500, {}, FAILED],
  ['answered with something else', 200, { status: 'succeeded' }, FAILED],
])('a payment that is %s has failed', async (_, status, body, message) => {
  expect(await pay(status, body).confirmation).toEqual({
    kind: 'failed',
    message: expect.stringMatching(message),
  });
});

test('a payment without a response has failed', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await payAtSandbox('/sandbox/confirm', 'secret', CARD)).toEqual({
    kind: 'failed',
    message: FAILED,
  });
});
