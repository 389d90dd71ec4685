import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageHeadOf } from '#server/page-heads.ts';
import { clientFiles } from '#server/platform/http/client-files.ts';
import { answerPageError } from '#server/platform/http/page-errors.ts';
import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { startTestApp } from '#server/testing/app.ts';
import { type Answer, request } from '#server/testing/request.ts';
import { modifiersOf, observatoryScore } from './observatory.ts';
import type { RunSuite } from './suite.ts';

const LEAST_SCORE = 135;
const PUBLIC_URL = 'https://app.example';
const dist = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

const PAGES = ['/', '/about', '/pricing', '/library', '/nowhere', '/results/unknown'];
const API = ['/api/health', '/api/site', '/api/auth/user', '/api/nowhere', '/api/openapi.json'];

/** What every reply carries, whatever it is. */
function missingHeaders({ headers }: Answer): string[] {
  const policy = String(headers['content-security-policy']);
  const all: [string, boolean][] = [
    ['nosniff', headers['x-content-type-options'] === 'nosniff'],
    ['a strict policy', policy.startsWith("default-src 'none'") && !policy.includes('unsafe-')],
    ['Referrer-Policy', headers['referrer-policy'] === 'no-referrer'],
    ['CORP', headers['cross-origin-resource-policy'] === 'same-origin'],
    ['COOP', headers['cross-origin-opener-policy'] === 'same-origin'],
    ['HSTS', Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]) > 3e7],
    ['no X-Powered-By', headers['x-powered-by'] === undefined],
  ];
  return all.filter(([, isThere]) => !isThere).map(([name]) => name);
}

/** S10: pages score at least 135, and no reply of any kind lacks what protects it. */
export function headers(world: AccessWorld): RunSuite {
  return async () => {
    if (!existsSync(dist('client/index.html'))) {
      return { cases: 0, failures: [], skipped: 'run npm run build first' };
    }
    await using app = await startTestApp({
      beside: world.app,
      env: { PUBLIC_URL, TRUST_PROXY_HOPS: '1' },
    });
    app.express.use(
      clientFiles({
        root: dist('client'),
        publicUrl: PUBLIC_URL,
        firstViewsFile: dist('server/first-views.json'),
        sessionCookie: '__Host-sid',
        isOfflineOn: true,
        textsFolder: dist('server/texts'),
        headOf: (path) => pageHeadOf(app.services.library, path),
      }),
      answerPageError(app.services.log),
    );
    const get = (path: string) =>
      request(app.url + path, { headers: { Host: 'app.example', 'X-Forwarded-Proto': 'https' } });
    const failures: string[] = [];
    const pages = await Promise.all(PAGES.map(async (path) => ({ path, page: await get(path) })));
    const scripts = pages.flatMap(({ page }) =>
      [...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
        ([, address = '']) => address,
      ),
    );
    for (const { path, page } of pages) {
      const scanned = { headers: page.headers, html: page.text };
      const score = observatoryScore(scanned);
      if (score < LEAST_SCORE) {
        const why = modifiersOf(scanned).map(({ rule, points }) => `${rule} ${points}`);
        failures.push(`${path} scores ${score}: ${why.join(', ')}`);
      }
      if (page.headers['set-cookie']) failures.push(`${path} sets a cookie`);
    }
    const others = [...new Set(scripts), ...API, '/assets/none.js', '/%E0%A4%A', '/sitemap.xml'];
    const replies = await Promise.all(
      others.map(async (path) => ({ path, page: await get(path) })),
    );
    for (const { path, page } of [...pages, ...replies]) {
      for (const missing of missingHeaders(page)) failures.push(`${path} lacks ${missing}`);
      if (page.text.includes('sourceMappingURL')) failures.push(`${path} names a source map`);
      const isPersonal = path.startsWith('/api/') && !path.includes('openapi');
      if (isPersonal && page.headers['cache-control'] !== 'no-store') {
        failures.push(`${path} may be stored`);
      }
    }
    return { cases: pages.length + replies.length, failures };
  };
}
