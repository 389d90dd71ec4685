import { expect, signInAs, somebodyNew, test } from '../journey.ts';

test('a visitor’s deep link shows the landing page and, after sign-in, its target', async ({
  page,
}) => {
  await page.goto('/contact-sales');
  await page.getByRole('link', { name: 'Get Your Chart Now' }).click();
  await page.getByLabel('Email address').fill(somebodyNew());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/contact-sales$/);
});

test('signing out ends the session here and at the issuer', async ({ page }) => {
  const email = somebodyNew();
  await signInAs(page, email);
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expect(page.getByText(email)).toBeVisible();
  // What the page still asks for would be refused after the session's end.
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible();
});

test('a person who cancels on the sign-in page sees a message and can try again', async ({
  page,
  quiet,
}) => {
  quiet.allow(/status of 400 .*\/api\/auth\/callback/);
  await page.goto('/api/login');
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByText('Demo people')).toBeVisible();
});

test('another host name redirects to the canonical origin', async ({ page, baseURL }) => {
  await page.goto(`${baseURL?.replace('localhost', '127.0.0.1')}/terms`);
  await expect(page).toHaveURL(`${baseURL}/terms`);
});

test('demo personas see the navigation of their role', async ({ page }) => {
  await signInAs(page, 'admin@demo.example');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Individual' })).toBeVisible();
  await expect(page.getByRole('banner').getByText('Account Admin')).toBeVisible();
  await signInAs(page, 'master@demo.example');
  await expect(page.getByRole('banner').getByText('Master Admin')).toBeVisible();
});
