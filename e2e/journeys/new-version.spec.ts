import type { Page } from '@playwright/test';
import { expect, expectAccessibleInBothThemes, testInNewProfile as test } from '../journey.ts';
import { type Deployment, startDeployment } from '../next-build.ts';

test.use({ serviceWorkers: 'allow' });

const PAGE = '/library/gates/26';
const prompt = (page: Page) => page.getByText('A new version is ready.');

/** The script that the tab runs on. */
const entryOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '');

/** Opens a page, and waits until its build's worker answers for it. */
async function openControlled(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('26');
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Looks for a new worker, as browsers do on their own in time. */
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });

interface Deployed {
  readonly deployment: Deployment;
}

const withDeployment = test.extend<Deployed>({
  deployment: async ({ baseURL }, use) => {
    const deployment = await startDeployment(baseURL ?? '');
    await use(deployment);
    await deployment.close();
  },
});

withDeployment(
  'a tab says that a new version is ready, keeps what it shows, and runs it after Reload',
  async ({ page, deployment }) => {
    await openControlled(page, deployment.url + PAGE);
    const before = await entryOf(page);
    await expect(prompt(page)).toBeHidden();
    deployment.deployNext();
    await lookForUpdate(page);

    await expect(prompt(page)).toBeVisible();
    expect(await entryOf(page)).toBe(before);
    await expectAccessibleInBothThemes(page, false, '[aria-live=polite]');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => entryOf(page)).toContain('.next.js');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('26');
    await expect(prompt(page)).toBeHidden();
  },
);

withDeployment(
  'two tabs run two versions: the older one is told, and goes on with the new one at its next page',
  async ({ page, context, deployment, quiet }) => {
    quiet.allow(/404|dynamically imported module|preload/i);
    await openControlled(page, deployment.url + PAGE);
    deployment.deployNext();
    const newer = await context.newPage();
    await newer.goto(deployment.url + PAGE);
    await expect(newer.getByRole('heading', { level: 1 })).toContainText('26');
    expect(await entryOf(newer)).toContain('.next.js');

    await expect(prompt(page)).toBeVisible();
    await expect(prompt(newer)).toBeHidden();
    expect(await entryOf(page)).not.toContain('.next.js');
    await page.getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    expect(await entryOf(page)).toContain('.next.js');
    await expect(prompt(page)).toBeHidden();
  },
);
