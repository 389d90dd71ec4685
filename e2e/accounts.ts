import { expect, type Page } from '@playwright/test';
import { signInQuietly, somebodyNew } from './journey.ts';

/** A team account without members. */
export interface EmptyAccount {
  readonly id: string;
  readonly name: string;
}

const ACCOUNTS = '/api/admin/team-accounts';
const headersOf = (page: Page) => ({ Origin: new URL(page.url()).origin });

/** Creates an account as the signed-in master admin. */
export async function makeAccount(page: Page, teamLimit = 5): Promise<EmptyAccount> {
  const name = `Harbour-${process.pid}-${Date.now()}`;
  const data = { name, teamLimit };
  const made = await page.request.post(ACCOUNTS, { headers: headersOf(page), data });
  expect(made.status()).toBe(201);
  const { id }: { id: string } = await made.json();
  return { id, name };
}

/** Signs in a new person; returns their email address and id. */
async function signInSomebody(page: Page): Promise<{ email: string; id: string }> {
  const email = somebodyNew();
  await signInQuietly(page, email);
  const { id }: { id: string } = await (await page.request.get('/api/auth/user')).json();
  return { email, id };
}

/** Makes a person a member of an account, as the signed-in master admin. */
async function addMember(
  page: Page,
  personId: string,
  teamAccountId: string,
  role: 'account_admin' | 'regular_user',
): Promise<void> {
  const path = `/api/admin/users/${personId}/team-account`;
  const data = { teamAccountId, role };
  const added = await page.request.post(path, { headers: headersOf(page), data });
  expect(added.status()).toBe(200);
}

/** Signs in a new person who administers `count` new accounts, each with a limit of five teams by default. */
export async function signInAsAdminOf(
  page: Page,
  count: number,
  teamLimit?: number,
): Promise<readonly [EmptyAccount, ...EmptyAccount[]]> {
  const { email, id } = await signInSomebody(page);
  await signInQuietly(page, 'master@demo.example');
  const accounts: [EmptyAccount, ...EmptyAccount[]] = [await makeAccount(page, teamLimit)];
  while (accounts.length < count) accounts.push(await makeAccount(page, teamLimit));
  for (const account of accounts) await addMember(page, id, account.id, 'account_admin');
  await signInQuietly(page, email);
  return accounts;
}

/** Signs in a new person who sees an account's teams and manages nothing. */
export async function signInAsMemberOf(page: Page, accountId: string): Promise<void> {
  const { email, id } = await signInSomebody(page);
  await signInQuietly(page, 'master@demo.example');
  await addMember(page, id, accountId, 'regular_user');
  await signInQuietly(page, email);
}

/** Changes an account as another admin would in the meantime; it still matches a search by name. */
export async function changeAccount(page: Page, { id, name }: EmptyAccount): Promise<void> {
  const data = { name: `${name} (theirs, ${Date.now()})`, teamLimit: 4 };
  const headers = headersOf(page);
  expect((await page.request.put(`${ACCOUNTS}/${id}`, { headers, data })).status()).toBe(200);
}

const ID = '00000000-0000-4000-8000-00000000000';
const CLEAN = {
  accountsToDelete: 0,
  relatedDataCount: { charts: 0, teams: 0, members: 0, dynamics: 0, usage: 0 },
  totalDataRecords: 0,
  orphanedAdmins: [],
  inactiveAccounts: [],
  message: 'All clean: no account is inactive.',
};
const FULL = {
  accountsToDelete: 2,
  relatedDataCount: { charts: 12, teams: 3, members: 12, dynamics: 22, usage: 1_204 },
  totalDataRecords: 1_253,
  orphanedAdmins: [{ id: `${ID}1`, email: 'somebody.with.a.long.address@northwind.example' }],
  inactiveAccounts: [
    { id: `${ID}2`, name: 'Northwind Traders, the branch in the old harbour' },
    { id: `${ID}3`, name: 'Contoso' },
  ],
  message: 'To be deleted.',
  token: 'shown',
};

/** Mocks the cleanup report: a real scan would interfere with cleanups in parallel tests. */
export async function answerScan(page: Page, isClean: boolean): Promise<void> {
  await page.route('**/api/admin/cleanup-phantom-accounts', (route) =>
    route.fulfill({ json: isClean ? CLEAN : FULL }),
  );
}
