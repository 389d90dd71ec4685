import { expect, type Page } from '@playwright/test';
import { type PLANS, planOf, type SoldTier } from '#shared/domain/plans.ts';
import { KNOWN_BIRTH } from './births.ts';

/** The sandbox's test cards and their behavior. */
export const CARDS = {
  pays: '4242 4242 4242 4242',
  paysOnce: '4000 0000 0000 0341',
  declines: '4000 0000 0000 0002',
  asks: '4000 0025 0000 3155',
  asksAlways: '4000 0027 6000 3184',
} as const;

const DETAILS = { expiry: '12/60', cvc: '123' };

/** Fills the card form of the checkout, or of one of the sandbox's own pages. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Test card number').fill(number);
  await page.getByLabel('Expires (MM/YY)').fill(DETAILS.expiry);
  await page.getByLabel('Security code').fill(DETAILS.cvc);
}

const priceOf = ({ priceCents }: (typeof PLANS)[number]) => `$${priceCents / 100}`;

export const payButton = (page: Page, tier: SoldTier = 'team_platform') =>
  page.getByRole('button', { name: `Complete Payment - ${priceOf(planOf(tier))}` });

export const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Waits until team mode is open for a person without a team: after the payment's webhook message. */
export async function arriveAtTeam(page: Page): Promise<void> {
  await expect(title(page, 'Team')).toBeVisible();
}

/** Buys a plan at the checkout, as a person does, and arrives at the team page. */
export async function buyPlan(
  page: Page,
  number: string = CARDS.pays,
  tier: SoldTier = 'team_platform',
): Promise<void> {
  await page.goto(`/checkout?tier=${tier}`);
  await fillCard(page, number);
  await payButton(page, tier).click();
  await arriveAtTeam(page);
}

const headers = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Buys a plan for the signed-in person through the API. */
export async function payPlan(page: Page, tier: SoldTier = 'team_platform'): Promise<void> {
  const { request } = page;
  const data = { tier, amount: planOf(tier).priceCents };
  const opened = await request.post('/api/create-subscription', { headers: headers(page), data });
  const { clientSecret }: { clientSecret: string } = await opened.json();
  const card = { clientSecret, number: CARDS.pays, ...DETAILS, returnPath: '/team' };
  await request.post('/payments-sandbox/confirm', { headers: headers(page), data: card });
  const now = await request.post('/api/billing/refresh', { headers: headers(page) });
  expect(await now.json()).toMatchObject({ hasAccess: true });
}

/** The account that the signed-in person's plan created. */
export async function ownAccount(page: Page): Promise<string> {
  const reply = await page.request.get('/api/billing/status');
  const { accountId }: { accountId: string | null } = await reply.json();
  if (accountId === null) throw new Error('No plan has opened an account.');
  return accountId;
}

/** Analyzes a team of three in an account; returns the server's response. */
export async function analyzeTeam(page: Page, teamAccountId: string) {
  const person = (name: string, birthTime: string) => ({ ...KNOWN_BIRTH, name, birthTime });
  return page.request.post('/api/team/analyze', {
    headers: headers(page),
    data: {
      teamName: 'Three at the start',
      teamAccountId,
      members: [
        person('Ana Müller', '06:15'),
        person('Ben Okoye', '12:40'),
        person('Chris Lund', '23:05'),
      ],
    },
  });
}
