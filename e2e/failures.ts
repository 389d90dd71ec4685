import type { Page } from '@playwright/test';

/** Method and path; `*` stands for one path segment. */
export type Operation = readonly [method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string];

/** What a proxy answers when the server behind it is down. */
const BAD_GATEWAY = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' };

/** Our server's answer when a dependency is down. */
const UNAVAILABLE = {
  code: 'service.unavailable',
  message: 'We are back in a minute.',
  error: 'We are back in a minute.',
  requestId: '3f1f7f0e-9a53-4e6f-8f1e-0d6a2f0c9b11',
};

const ANSWERS = {
  unavailable: { status: 503, json: UNAVAILABLE },
  proxy: BAD_GATEWAY,
} as const;

/** Whether a URL belongs to the operation. */
function meant([, path]: Operation): (url: URL) => boolean {
  const pattern = new RegExp(`^${path.replaceAll('*', '[^/]+')}$`);
  return (url) => pattern.test(url.pathname);
}

/**
 * Makes an operation fail until it is allowed again: with our server's error, a proxy's page, or a
 * broken connection.
 */
export async function refuse(
  page: Page,
  operation: Operation,
  how: keyof typeof ANSWERS | 'no network' = 'unavailable',
): Promise<() => Promise<void>> {
  const [method] = operation;
  const matches = meant(operation);
  await page.route(matches, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return how === 'no network' ? route.abort() : route.fulfill(ANSWERS[how]);
  });
  return () => page.unroute(matches);
}

/** Leaves an operation pending for as long as the page is open. */
export async function leaveUnanswered(page: Page, operation: Operation): Promise<void> {
  await page.route(meant(operation), () => undefined);
}

/** Console messages that failed operations cause. */
export const REFUSED = /status of 50[23] |net::ERR_FAILED/;
