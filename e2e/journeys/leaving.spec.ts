import type { Page } from '@playwright/test';
import { signInAsAdminOf } from '../accounts.ts';
import { expect, expectAccessible, signInAs, somebodyNew, test } from '../journey.ts';

const deadline = (page: Page) =>
  page.getByRole('heading', { name: /^Your account will be deleted on/ });
const ownData = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your Data' });

async function openForm(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete your account...' }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
}

/** The undo link in the outbox's letter to an address, once it is there. */
async function undoLink(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text();
    const letter = outbox.split('<section>').find((each) => each.includes(`To ${email},`));
    link = /\/keep-account\/[\w-]+/.exec(letter ?? '')?.[0];
    expect(link).toBeDefined();
  }).toPass();
  return link ?? '';
}

test('a person deletes their account, and keeps it by the link in the email and by signing in', async ({
  page,
}) => {
  const email = somebodyNew();
  await signInAs(page, email, '/account/data');
  await openForm(page, email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deadline(page)).toBeVisible();

  await page.goto(await undoLink(page, email));
  const keep = page.getByRole('button', { name: 'Keep my account' });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await keep.click();
  await expect(page.getByRole('heading', { name: 'You kept your account' })).toBeVisible();

  await signInAs(page, email, '/account/data');
  await openForm(page, email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deadline(page)).toBeVisible();
  await signInAs(page, email, '/terms');
  await expect(deadline(page)).toBeVisible();
  await expectAccessible(page);
  await keep.click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.goto('/account/data');
  await expect(ownData(page)).toBeVisible();
});

/** Makes a new person a member of an account. @returns their address */
async function addColleague(page: Page, accountId: string): Promise<string> {
  const email = somebodyNew();
  await signInAs(page, email, '/terms');
  const me: { id: string } = await (await page.request.get('/api/auth/user')).json();
  await signInAs(page, 'master@demo.example', '/terms');
  const added = await page.request.post(`/api/admin/users/${me.id}/team-account`, {
    headers: { Origin: new URL(page.url()).origin },
    data: { teamAccountId: accountId, role: 'regular_user' },
  });
  expect(added.status()).toBe(200);
  return email;
}

test('the only admin of two accounts hands over the one that others use, and closes the other', async ({
  page,
}) => {
  const [shared, own = shared] = await signInAsAdminOf(page, 2);
  const { email }: { email: string } = await (await page.request.get('/api/auth/user')).json();
  const colleague = await addColleague(page, shared.id);
  await signInAs(page, email, '/account/data');
  await openForm(page, email);
  await expect(page.getByText(`${own.name} is deleted too`)).toBeVisible();
  const fate = page.getByLabel(`You’re the only admin of ${shared.name}`);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(fate).toBeFocused();
  await expectAccessible(page);
  await fate.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deadline(page)).toBeVisible();

  await signInAs(page, colleague, '/terms');
  const user: { teams: unknown } = await (await page.request.get('/api/auth/user')).json();
  expect(user.teams).toEqual([
    { role: 'account_admin', teamAccount: { id: shared.id, name: shared.name } },
  ]);
});
