import type { Page } from '@playwright/test';
import {
  testInNewProfile as base,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
} from '../journey.ts';
import { FIRST_START_MS, type OwnApp, startOwnApp } from '../own-app.ts';

/** An app configured for Stripe, with the content security policy that comes with it. */
const test = base.extend<object, { readonly stripeApp: OwnApp }>({
  stripeApp: [
    async ({ browserName: _ }, use) => {
      const app = await startOwnApp({
        STRIPE_SECRET_KEY: 'sk_test_journey',
        STRIPE_WEBHOOK_SECRET: 'whsec_journey',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
      });
      await use(app);
      await app.remove();
    },
    { scope: 'worker', timeout: FIRST_START_MS },
  ],
  baseURL: async ({ stripeApp }, use) => use(stripeApp.url),
});

/*
 * Stripe cannot be reached here. A script with the same interface replaces its card form, and our
 * server's answers that depend on Stripe are mocked: the journey shows that our page calls the form
 * correctly and handles its results.
 */
const STRIPE_SCRIPT = `
window.orders = [];
window.keys = [];
window.Stripe = Object.assign(
  (key) => (window.keys.push(key), {
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
            window.makeReady = () => told.ready?.({});
            if (!window.name.includes('slow')) setTimeout(window.makeReady, 0);
          },
        };
      },
      getElement() { return null; }, update() {},
    }),
    async confirmSetup({ confirmParams, redirect }) {
      window.orders.push({ ...confirmParams, redirect, kind: 'setup' });
      return { setupIntent: { status: 'succeeded' } };
    },
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
  isCovered: false,
};

const OPENED = { clientSecret: 'pi_1_secret_2', kind: 'payment', subscriptionId: 'sub_1' };

/** Mocks Stripe's answers and records every Stripe URL that the browser requests. */
async function answerAsStripe(page: Page, opened = OPENED): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: STRIPE_SCRIPT });
  });
  const answers = {
    '/api/billing/status': STATUS,
    '/api/billing/refresh': STATUS,
    '/api/create-subscription': opened,
  };
  for (const [path, json] of Object.entries(answers)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  }
  return asked;
}

const cardForm = (page: Page) => page.getByText('payment element for pi_1_secret_2');
const payButton = (page: Page) => page.getByRole('button', { name: 'Complete Payment - $499' });

test('pays a chosen plan with Stripe’s card form after a declined card', async ({ page }) => {
  const asked = await answerAsStripe(page);
  await signInAs(page, somebodyNew(), '/team');
  await expect(page.getByRole('heading', { level: 1, name: 'Team Mode' })).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);

  const order = page.waitForRequest('**/api/create-subscription');
  await page.getByRole('link', { name: 'Choose Team Platform' }).click();
  expect((await order).postDataJSON()).toEqual({ tier: 'team_platform', amount: 49_900 });
  await expect(cardForm(page)).toBeVisible();
  expect(asked.map((address) => new URL(address).origin)).toEqual(['https://js.stripe.com']);
  expect(await page.evaluate('window.keys')).toEqual(['pk_test_journey']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pay = payButton(page);
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

test('payment is disabled until Stripe’s card form is ready', async ({ page }) => {
  await answerAsStripe(page);
  await signInQuietly(page, somebodyNew());
  await page.evaluate(() => {
    window.name = 'slow';
  });
  await page.goto('/checkout?tier=team_platform');
  await expect(cardForm(page)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await page.evaluate('window.makeReady()');
  await expect(payButton(page)).toBeEnabled();
});

test('stores the card without a charge when nothing is due today', async ({ page }) => {
  await answerAsStripe(page, { ...OPENED, kind: 'setup' });
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await payButton(page).click();
  await expect(page.getByText('Welcome to Team Platform!').first()).toBeVisible();
  expect(await page.evaluate('window.orders')).toMatchObject([{ kind: 'setup' }]);
});

test('the card form loads after a client-side navigation to the checkout', async ({ page }) => {
  const asked = await answerAsStripe(page);
  await signInAs(page, somebodyNew(), '/terms');
  // As a link inside the app does.
  await page.evaluate(() => {
    history.pushState(null, '', '/checkout?tier=team_platform');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(cardForm(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
  expect(asked).toHaveLength(1);
});

test('the card form loads when going back to the checkout from a reloaded page', async ({
  page,
}) => {
  await answerAsStripe(page);
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await expect(cardForm(page)).toBeVisible();
  await page.getByRole('link', { name: /start page$/ }).click();
  await expect(page).toHaveURL('/');
  // The current document now has a policy without Stripe.
  await page.reload();
  await page.goBack();
  await expect(cardForm(page)).toBeVisible();
  await expect(payButton(page)).toBeEnabled();
});

test('the checkout reports that Stripe’s card form cannot be loaded', async ({ page, quiet }) => {
  quiet.allow(/js\.stripe\.com/);
  await answerAsStripe(page);
  await page.route('https://js.stripe.com/**', (route) => route.abort());
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load payment form. Please refresh the page.',
  );
  await expect(payButton(page)).toBeDisabled();
});
