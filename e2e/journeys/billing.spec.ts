import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  somebodyNew,
  test,
} from '../journey.ts';

/*
 * The card form of Stripe cannot be loaded here, so a script of the same shape stands in for it: the
 * journey shows that ours asks it for the right things and takes its answers.
 */
const STRIPE_SCRIPT = `
window.orders = [];
window.Stripe = Object.assign(
  () => ({
    _registerWrapper() {}, registerAppInfo() {}, createToken() {}, createPaymentMethod() {},
    confirmCardPayment() {},
    elements: (options) => ({
      create(kind) {
        const told = {};
        return {
          on(event, listener) { told[event] = listener; return this; },
          once() { return this; }, off() { return this; }, update() {}, destroy() {},
          mount(place) {
            const words = document.createElement('p');
            words.textContent = kind + ' element for ' + options.clientSecret;
            place.append(words);
            setTimeout(() => told.ready?.({}), 0);
          },
        };
      },
      getElement() { return null; }, update() {},
    }),
    async confirmPayment({ confirmParams, redirect }) {
      window.orders.push({ ...confirmParams, redirect });
      return window.orders.length === 1
        ? { error: { type: 'card_error', message: 'Your card was declined.' } }
        : { paymentIntent: { status: 'succeeded' } };
    },
  }),
  { version: 'endive' },
);`;

const STATUS = {
  state: 'incomplete',
  tier: null,
  accountId: null,
  hasAccess: false,
  paidUntil: null,
  accessUntil: null,
  cancelsAtPeriodEnd: false,
  hasPendingChange: false,
  isRevoked: false,
};

/** A server that sells by Stripe, whose policy lets the card form load on the checkout page alone. */
async function sellByStripe(page: Page): Promise<void> {
  await page.route('**/checkout?tier=*', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const opened = policy.replace("script-src 'self'", "script-src 'self' https://js.stripe.com");
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': opened } });
  });
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT }),
  );
  const answers = {
    '/api/billing/config': { kind: 'stripe', publishableKey: 'pk_test_journey' },
    '/api/billing/status': STATUS,
    '/api/billing/refresh': STATUS,
    '/api/create-subscription': {
      clientSecret: 'pi_1_secret_2',
      kind: 'payment',
      subscriptionId: 'sub_1',
    },
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  }
}

test('a plan is chosen and paid with the card form of Stripe, after a card that is declined', async ({
  page,
}) => {
  await sellByStripe(page);
  await signInAs(page, somebodyNew(), '/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team Mode' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Choose Team Platform' }).click();
  await expect(page.getByText('payment element for pi_1_secret_2')).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pay = page.getByRole('button', { name: 'Complete Payment - $499' });
  await pay.click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Your card was declined.');
  const orders = await page.evaluate('window.orders');
  expect(orders).toEqual([
    { return_url: new URL('/team', page.url()).href, redirect: 'if_required' },
  ]);

  await pay.click();
  await expect(page.getByText('Welcome to Team Platform!').first()).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Payment received, activating…' }),
  ).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});

test('where the card form of Stripe cannot be loaded, the checkout says so', async ({
  page,
  quiet,
}) => {
  quiet.allow(/js\.stripe\.com/);
  await sellByStripe(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load payment form. Please refresh the page.',
  );
  await expect(page.getByRole('button', { name: 'Complete Payment - $499' })).toBeDisabled();
});
