import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { violationsOf } from './axe.ts';

/** Console messages that every journey may cause: the sign-in state, "no charts yet", no worker. */
const EXPECTED = [
  /Service Worker registration blocked by Playwright/,
  /status of 401 .*\/api\/auth\/user/,
  /status of 404 .*\/api\/individual\/charts\/latest/,
];

export interface Journey {
  /** Fails the journey on an unexpected error in the browser's console. */
  readonly quiet: { allow(pattern: RegExp): void };
}

export const test = base.extend<Journey>({
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
  return signInAs(page, email, '/robots.txt');
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
