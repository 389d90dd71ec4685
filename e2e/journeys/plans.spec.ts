import type { Page } from '@playwright/test';
import { PLANS, planOf } from '#shared/domain/plans.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInAs,
  signInQuietly,
  somebodyNew,
  test,
} from '../journey.ts';
import { arriveAtTeam, buyPlan, CARDS, fillCard, payButton, title } from '../plans.ts';

/* The sandbox replaces the payment provider; everything else is as in production. */

const invoices = (page: Page) =>
  page.getByRole('region', { name: 'Invoices' }).getByRole('listitem');
const plan = (page: Page, name: string) => page.getByRole('region', { name });

/** The subscriptions created by the checkout, in order. */
function watchOrders(page: Page): string[] {
  const orders: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-subscription')) return;
    const { subscriptionId }: { subscriptionId: string } = await response.json();
    orders.push(subscriptionId);
  });
  return orders;
}

for (const { tier, name, priceCents, limits } of PLANS) {
  test(`${name} is chosen, paid with a test card, and opens team mode at once`, async ({
    page,
  }) => {
    await signInAs(page, somebodyNew(), '/team');
    await page.getByRole('link', { name: `Choose ${name}` }).click();
    await expect(page).toHaveURL(`/checkout?tier=${tier}`);
    await expect(title(page, 'Complete Your Purchase')).toBeVisible();
    const summary = page.getByRole('region', { name: 'Order Summary' });
    await expect(summary).toContainText(`Plan${name}`);
    await expect(summary).toContainText('BillingAnnual');
    await expect(summary).toContainText(`Total$${priceCents / 100}`);
    await fillCard(page, CARDS.pays);
    await payButton(page, tier).click();
    await expect(page.getByText(`Welcome to ${name}!`).first()).toBeVisible();
    await arriveAtTeam(page);
    expect(new URL(page.url()).search).toBe('');

    await page.goto('/billing');
    await expect(plan(page, name)).toContainText('Active');
    await expect(plan(page, name)).toContainText(`${limits.memberLimit} seats`);
    await expect(invoices(page)).toHaveCount(1);
    await expect(invoices(page)).toContainText(/First year.*Paid/);
  });
}

test('a payment’s receipt can be opened and shows amount, date and card', async ({ page }) => {
  const buyer = somebodyNew();
  await signInQuietly(page, buyer);
  await buyPlan(page);
  await page.goto('/billing');
  await page.getByRole('link', { name: /^Receipt of / }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  const receipt = page.getByRole('main');
  await expect(receipt).toContainText('Card ending in 4242');
  await expect(receipt).toContainText(buyer);
  await expect(page.getByRole('row', { name: 'Paid $499.00' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(title(page, 'Plan and Billing')).toBeVisible();
});

test('a declined card shows the reason and keeps the input, and another card pays', async ({
  page,
  quiet,
}) => {
  // The provider's response to a declined card.
  quiet.allow(/status of 402 /);
  const orders = watchOrders(page);
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.declines);
  await payButton(page).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText('Payment Failed');
  await expect(problem).toContainText('Your card was declined.');
  await expect(page.getByLabel('Test card number')).toHaveValue(CARDS.declines);
  await expect(page.getByLabel('Security code')).toHaveValue('123');
  await expectAccessible(page);

  await page.getByLabel('Test card number').fill(CARDS.pays);
  await payButton(page).click();
  await arriveAtTeam(page);
  expect(orders).toHaveLength(1);
  await page.goto('/billing');
  await expect(invoices(page)).toHaveCount(1);
});

test('a card that requires authentication pays after it', async ({ page }) => {
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.asks);
  await payButton(page).click();
  await expect(title(page, 'Confirm your payment')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await arriveAtTeam(page);
  // The payment's secret was in the URL and must be removed from it.
  expect(page.url()).not.toContain('secret');
  await page.goto('/billing');
  await expect(plan(page, 'Team Platform')).toContainText('Active');
});

test('failed authentication charges nothing, and the same purchase can continue', async ({
  page,
}) => {
  const orders = watchOrders(page);
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.asks);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expect(title(page, 'Team Mode')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('you weren’t charged');
  expect(page.url()).not.toContain('secret');
  await page.getByRole('link', { name: 'Choose Team Platform' }).click();
  await fillCard(page, CARDS.pays);
  await payButton(page).click();
  await arriveAtTeam(page);
  expect(orders).toHaveLength(2);
  expect(orders[1]).toBe(orders[0]);
});

test('leaving the checkout resumes the same purchase later, which is paid once', async ({
  page,
  context,
}) => {
  const orders = watchOrders(page);
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.pays);
  await page.close();

  const again = await context.newPage();
  const later = watchOrders(again);
  await again.goto('/billing');
  await expect(again.getByRole('heading', { name: 'Your purchase isn’t finished' })).toBeVisible();
  await expectAccessible(again);
  await again.getByRole('link', { name: 'Finish your purchase' }).click();
  await again.getByRole('link', { name: 'Choose Team Platform' }).click();
  await expect(payButton(again)).toBeEnabled();
  await again.reload();
  await fillCard(again, CARDS.pays);
  await payButton(again).click();
  await arriveAtTeam(again);
  expect(new Set([...orders, ...later]).size).toBe(1);
  await again.goto('/billing');
  await expect(invoices(again)).toHaveCount(1);
});

test('of two windows buying a plan, the second is sent to the team', async ({ page, context }) => {
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  const second = await context.newPage();
  await second.goto('/checkout?tier=team_platform');
  await fillCard(second, CARDS.pays);
  await fillCard(page, CARDS.pays);
  await payButton(page).click();
  await arriveAtTeam(page);
  await payButton(second).click();
  await arriveAtTeam(second);
  await second.goto('/billing');
  await expect(invoices(second)).toHaveCount(1);
});

test('an upgrade shows its price, charges exactly that, and raises the limits', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  await buyPlan(page);
  // A larger plan is an upgrade, not a second purchase.
  await page.goto('/checkout?tier=team_genius_blueprint');
  await expect(title(page, 'Plan and Billing')).toBeVisible();
  await page.getByRole('button', { name: 'Upgrade to Team Genius Blueprint' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Upgrade to Team Genius Blueprint' });
  const pay = dialog.getByRole('button', { name: /^Pay \$/ });
  await expect(pay).toBeEnabled();
  await expectAccessible(page);
  // The year has just begun, so nearly the full difference of the two prices is due.
  const difference =
    planOf('team_genius_blueprint').priceCents - planOf('team_platform').priceCents;
  const due = (await pay.textContent())?.replace('Pay ', '') ?? '';
  const dueCents = Math.round(Number(due.replace(/[$,]/g, '')) * 100);
  expect(dueCents).toBeLessThanOrEqual(difference);
  expect(dueCents).toBeGreaterThan(difference - 100);
  await expect(dialog).toContainText(`Due now${due}`);
  await pay.click();
  await expect(plan(page, 'Team Genius Blueprint')).toContainText('10 teams · 50 seats');
  await expect(invoices(page)).toHaveCount(2);
  await expect(invoices(page).first()).toContainText(`Change of plan${due}Paid`);
  await expect(page.getByRole('button', { name: /^Upgrade/ })).toHaveCount(0);
});

test('an upgrade stays pending until its invoice is paid when the card requires authentication', async ({
  page,
}) => {
  await signInAs(page, somebodyNew(), '/checkout?tier=team_platform');
  await fillCard(page, CARDS.asksAlways);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await arriveAtTeam(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Upgrade to Team Genius Blueprint' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Pay \$/ })
    .click();
  await expect(page.getByText('Your plan change is waiting for payment').first()).toBeVisible();
  await expect(plan(page, 'Team Platform')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Confirm the payment' }).click();
  await fillCard(page, CARDS.pays);
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await expect(title(page, 'Receipt')).toBeVisible();
  await page.getByRole('link', { name: 'Back to your plan' }).click();
  await expect(async () => {
    await page.reload();
    await expect(plan(page, 'Team Genius Blueprint')).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

test('a plan is canceled at the end of its year on the provider’s page, and resumed', async ({
  page,
}) => {
  await signInQuietly(page, somebodyNew());
  await buyPlan(page);
  await page.goto('/billing');
  await page.getByRole('button', { name: 'Change card or cancel' }).click();
  await expect(title(page, 'Your plan and card')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel at the end of the year' }).click();
  await expect(page.getByRole('button', { name: 'Keep this plan' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(async () => {
    await page.reload();
    await expect(plan(page, 'Team Platform')).toContainText('Active, not renewing', {
      timeout: 2_000,
    });
  }).toPass();
  await expect(plan(page, 'Team Platform')).toContainText('You won’t be charged again.');
  // The paid period remains.
  await page.goto('/team');
  await arriveAtTeam(page);

  await page.goto('/billing');
  await page.getByRole('button', { name: 'Keep the plan or change card' }).click();
  await page.getByRole('button', { name: 'Keep this plan' }).click();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(async () => {
    await page.reload();
    await expect(plan(page, 'Team Platform')).toContainText('The next invoice, $499', {
      timeout: 2_000,
    });
  }).toPass();
});

test('a signed-out visitor signs in first and returns to the chosen plan', async ({ page }) => {
  const asked = page.waitForRequest(/\/api\/login\?/);
  await page.goto('/checkout?tier=team_genius_blueprint');
  const login = new URL((await asked).url());
  expect(login.searchParams.get('returnTo')).toBe('/checkout?tier=team_genius_blueprint');
  await page.getByLabel('Email address').fill(somebodyNew());
  await page.getByLabel('Email address').press('Enter');
  await expect(payButton(page, 'team_genius_blueprint')).toBeEnabled();
});

test('a person with team access is redirected from the checkout to the team', async ({ page }) => {
  await signInAs(page, 'member@demo.example', '/checkout?tier=team_platform');
  await expect(page).toHaveURL('/team');
  await signInAs(page, 'admin@demo.example', '/checkout');
  await expect(page).toHaveURL('/team');
});
