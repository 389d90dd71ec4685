import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { violationsOf } from './axe.ts';

/** Console messages that every journey may cause: the sign-in state, "no charts yet", no worker. */
const EXPECTED = [
  /Service Worker registration blocked by Playwright/,
  /status of 401 .*\/api\/auth\/user/,
  /status of 404 .*\/api\/individual\/charts\/latest/,
  // Data asked for while code loads: how soon they are read depends on the machine's other work.
  /\/api\/\S+ was preloaded using link preload but not used within a few seconds/,
];

export interface Journey {
  /** Fails the journey on an unexpected error in the browser's console. */
  readonly quiet: { allow(pattern: RegExp): void };
}

/** Each journey in a browser profile of its own: for what service workers, other apps and caches do. */
export const testInNewProfile = base.extend<Journey>({
  quiet: [
    async ({ page }, use) => {
      const allowed = [...EXPECTED];
      const complaints: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        complaints.push(`${message.text()} ${message.location().url}`);
      };
      const onError = (error: Error) => void complaints.push(error.message);
      page.on('console', onConsole).on('pageerror', onError);
      await use({ allow: (pattern) => void allowed.push(pattern) });
      page.off('console', onConsole).off('pageerror', onError);
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

/** A page of ours without scripts. */
const STILL = '/robots.txt';

export interface OfWorker {
  /** The profile of all journeys of a worker. Its parked page keeps the process that shows the app. */
  readonly profile: { parked?: Page };
}

async function parkedPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(STILL);
  return page;
}

/**
 * Journeys of a worker follow each other in one browser profile, which has compiled the app's files
 * already. Each begins with a new page, and with nothing of what the one before has stored.
 */
export const test = testInNewProfile.extend<object, OfWorker>({
  profile: [({ browserName: _ }, use) => use({}), { scope: 'worker' }],
  context: async ({ browser, profile }, use) => {
    const others = browser.contexts();
    profile.parked ??= await parkedPage(await browser.newContext());
    const { parked } = profile;
    const context = parked.context();
    // A reader who is there: pages render what lies below their first view.
    await context.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        window.dispatchEvent(new Event('pointermove')),
      ),
    );
    await use(context);
    const opened = browser.contexts().filter((one) => one !== context && !others.includes(one));
    const pages = context.pages().filter((page) => page !== parked);
    await Promise.all([...opened, ...pages].map((one) => one.close()));
    await context.clearCookies();
    await parked.evaluate(() => localStorage.clear());
  },
});

export { expect };

let people = 0;

/** An email address that is unique within this run. */
export function somebodyNew(): string {
  people += 1;
  return `journey-${process.pid}-${Date.now()}-${people}@demo.example`;
}

/** Signs a person in without the sign-in page. */
export async function signInAs(page: Page, email: string, returnTo = '/'): Promise<void> {
  // Leave the current page first: it keeps sending requests while its session is replaced.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(
    `/api/login?login_hint=${encodeURIComponent(email)}&returnTo=${encodeURIComponent(returnTo)}`,
  );
  await page.waitForURL(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/issuer'),
  );
}

/** Signs a person in on a page of ours without scripts: the journey opens its own page next. */
export function signInQuietly(page: Page, email: string): Promise<void> {
  return signInAs(page, email, STILL);
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules whose outcome depends on the theme; all others see the same page in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Expects no accessibility violations found by axe in the page's current state.
 * @param isLoading a page that is still loading may lack a heading
 * @param part selects what is examined, where another journey examines the rest of the page
 */
export async function expectAccessible(
  page: Page,
  isLoading = false,
  part?: string,
): Promise<void> {
  const rules = isLoading ? { 'page-has-heading-one': { enabled: false } } : {};
  const options = { runOnly: { type: 'tag', values: TAGS }, rules } as const;
  expect(await violationsOf(page, options, part)).toEqual([]);
}

/** The same in light and dark. Leaves the page dark, without motion. */
export async function expectAccessibleInBothThemes(
  page: Page,
  isLoading = false,
  part?: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, isLoading, part);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const options = { runOnly: { type: 'rule', values: COLOR_RULES } } as const;
  expect(await violationsOf(page, options, part)).toEqual([]);
}

/** Expects no horizontal overflow once the page has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
