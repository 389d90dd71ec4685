import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { listMyAccounts, MyAccount } from '#shared/contract/accounts.ts';
import { makeAccount } from './accounts.ts';
import { makeChart } from './births.ts';
import { leaveUnanswered, REFUSED, refuse } from './failures.ts';
import { test as base, expect, signInQuietly, somebodyNew } from './journey.ts';
import { payPlan } from './plans.ts';
import { makePair, teamOfMany } from './teams.ts';
import type { Given, View } from './view.ts';

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>;

/** The people of all views, signed in once per worker. */
interface DemoPeople {
  readonly newcomer: Cookies;
  readonly owner: Cookies;
  readonly buyer: Cookies;
  readonly accountAdmin: Cookies;
  readonly master: Cookies;
  readonly given: Given;
}

export const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };

/** Names that test the layout of a narrow card. */
const NAMES = ['Maximiliane Schönfelder-Thorvaldsdóttir', 'أمل حداد', '山田太郎'];

interface Opening {
  /** Opens a view and waits until it has loaded. */
  readonly open: (view: View) => Promise<void>;
}

/** The id of the admin's account. */
async function firstAccount(page: Page): Promise<string> {
  const reply = await page.request.get(listMyAccounts.path);
  const [first] = z.array(MyAccount).parse(await reply.json());
  if (!first) throw new Error('The admin has no account');
  return first.teamAccount.id;
}

interface OfWorker {
  readonly demoPeople: DemoPeople;
  readonly onePage: Page;
}

export const test = base.extend<Opening, OfWorker>({
  onePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, serviceWorkers } = project.use;
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        ...(serviceWorkers ? { serviceWorkers } : {}),
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ onePage }, use) => use(onePage.context()),
  // All views of a worker share a page, which keeps the app's files: opening one costs half.
  page: async ({ onePage }, use) => {
    await use(onePage);
    // The view is left first: a request that it left unanswered goes out once its route is gone,
    // and a payment on hold would be made.
    await onePage.goto('/robots.txt');
    await onePage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await onePage.unrouteAll({ behavior: 'ignoreErrors' });
    await onePage.context().clearCookies();
    await onePage.setViewportSize(DESKTOP);
  },
  demoPeople: [
    async ({ browser }, use, { project }) => {
      const baseURL = project.use.baseURL;
      const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
      await signInQuietly(page, somebodyNew());
      const newcomer = await page.context().cookies();
      await page.context().clearCookies();
      await signInQuietly(page, somebodyNew());
      const owner = await page.context().cookies();
      const approximateChart = await makeChart(page, { name: 'Ana Müller', birthTime: null });
      for (const name of NAMES) await makeChart(page, { name });
      const exactChart = await makeChart(page);
      await page.context().clearCookies();
      await signInQuietly(page, somebodyNew());
      await payPlan(page);
      const buyer = await page.context().cookies();
      await page.context().clearCookies();
      await signInQuietly(page, 'admin@demo.example');
      const accountAdmin = await page.context().cookies();
      const account = await firstAccount(page);
      const team = await teamOfMany(page);
      const pair = await makePair(page);
      await page.context().clearCookies();
      await signInQuietly(page, 'master@demo.example');
      const master = await page.context().cookies();
      const empty = await makeAccount(page);
      await page.close();
      const given = { exactChart, approximateChart, account, team, pair, empty };
      await use({ newcomer, owner, buyer, accountAdmin, master, given });
    },
    { scope: 'worker' },
  ],
  open: async ({ page, demoPeople, quiet }, use) => {
    await use(async (view) => {
      if (view.person !== 'visitor') await page.context().addCookies(demoPeople[view.person]);
      if (view.refused) {
        quiet.allow(REFUSED);
        await refuse(page, view.refused);
      }
      if (view.unanswered) await leaveUnanswered(page, view.unanswered);
      if (view.isPhoneOnly) await page.setViewportSize(PHONE);
      if (view.refusals) quiet.allow(view.refusals);
      for (const [path, json] of Object.entries(view.replies ?? {})) {
        await page.route(
          ({ pathname }) => pathname === path,
          (route) => route.fulfill({ json }),
        );
      }
      await page.goto(view.path(demoPeople.given));
      if (view.act) {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await view.act(page, demoPeople.given);
      }
      await expect(view.shows(page)).toBeVisible();
      if (view.unanswered) return;
      // The coach is loaded lazily when it is nearly in view.
      const coach = page.getByText(/^Loading the .*coach/).filter({ visible: true });
      // In one step, since it may have loaded since: an element that is gone would be waited for.
      const hasScrolled = await coach.evaluateAll(([first]) => {
        first?.scrollIntoView();
        return first !== undefined;
      });
      if (hasScrolled) {
        await expect(coach).toHaveCount(0);
        await page.evaluate(() => window.scrollTo(0, 0));
      }
      const loading = page.getByText(/^(Loading|Working out)/).filter({ visible: true });
      await expect(loading).toHaveCount(0);
    });
  },
});

export { expect };
