import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** What the browser's console may say in every journey: the sign-in state and "no charts yet". */
const EXPECTED = [
  /status of 401 .*\/api\/auth\/user/,
  /status of 404 .*\/api\/individual\/charts\/latest/,
];

export interface Journey {
  /** Fails the journey when the console holds an error that is not expected. */
  readonly quiet: { allow(pattern: RegExp): void };
}

export const test = base.extend<Journey>({
  quiet: [
    async ({ page }, use) => {
      const allowed = [...EXPECTED];
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        complaints.push(`${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(complaints.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual(
        [],
      );
    },
    { auto: true },
  ],
});

export { expect };

let people = 0;

/** An e-mail address that nobody in this run has used. */
export function somebodyNew(): string {
  people += 1;
  return `journey-${process.pid}-${Date.now()}-${people}@demo.example`;
}

/** Signs a person in without the sign-in page. */
export async function signInAs(page: Page, email: string, returnTo = '/'): Promise<void> {
  // A page of somebody signed in goes on asking until it is left, while its session is taken away.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  await page.goto(
    `/api/login?login_hint=${encodeURIComponent(email)}&returnTo=${encodeURIComponent(returnTo)}`,
  );
  await page.waitForURL(
    (url) => !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/issuer'),
  );
}

/**
 * No accessibility violation that axe can find on the page as it stands.
 * @param isLoading a page whose heading has yet to come need not have one.
 */
export async function expectAccessible(page: Page, isLoading = false): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(isLoading ? ['page-has-heading-one'] : [])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
  ).toEqual([]);
}

/** Nothing sticks out sideways, once the page has settled. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
