import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pageHeadOf } from '#server/page-heads.ts';
import { clientFiles } from '#server/platform/http/client-files.ts';
import { answerPageError } from '#server/platform/http/page-errors.ts';
import type { AccessWorld } from '#server/testing/access-fixture.ts';
import { BIRTH } from '#server/testing/access-lines.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp } from '#server/testing/app.ts';
import { type Answer, type RequestParts, request } from '#server/testing/request.ts';
import { observatoryScore } from './observatory.ts';
import type { RunSuite } from './suite.ts';

const LEAST_SCORE = 135;
const PUBLIC_URL = 'https://app.example';
const dist = (path: string) => fileURLToPath(new URL(`../../dist/${path}`, import.meta.url));

/** A reply of one kind: how it is asked for, and its status. */
interface Asked {
  readonly kind: keyof typeof RULES;
  readonly path: string;
  readonly status: number;
  readonly parts?: RequestParts;
}

interface Rule {
  readonly name: string;
  readonly holds: (reply: Answer) => boolean;
}

const equal =
  (header: string, value: string | undefined) =>
  ({ headers }: Answer) =>
    headers[header] === value;
const policyOf = ({ headers }: Answer) => String(headers['content-security-policy']);
const isTyped =
  (type: RegExp) =>
  ({ headers: { 'content-type': actual } }: Answer) =>
    type.test(String(actual));

const NO_STORE: Rule = { name: 'no-store', holds: equal('cache-control', 'no-store') };
const NO_REFERRER: Rule = {
  name: 'Referrer-Policy',
  holds: equal('referrer-policy', 'no-referrer'),
};
const NO_COOKIE: Rule = { name: 'no cookie', holds: equal('set-cookie', undefined) };

/** What every reply carries, whatever it is. */
const OF_ANY: readonly Rule[] = [
  { name: 'nosniff', holds: equal('x-content-type-options', 'nosniff') },
  {
    name: 'a strict policy',
    holds: (reply) =>
      policyOf(reply).startsWith("default-src 'none'") && !policyOf(reply).includes('unsafe-'),
  },
  {
    name: 'no frames around it',
    holds: (reply) => policyOf(reply).includes("frame-ancestors 'none'"),
  },
  { name: 'CORP', holds: equal('cross-origin-resource-policy', 'same-origin') },
  { name: 'COOP', holds: equal('cross-origin-opener-policy', 'same-origin') },
  {
    name: 'HSTS',
    holds: ({ headers }) =>
      Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1]) > 3e7,
  },
  { name: 'no X-Powered-By', holds: equal('x-powered-by', undefined) },
  { name: 'no source map', holds: equal('sourcemap', undefined) },
];

/** What replies of a kind carry besides. */
const RULES = {
  document: [
    NO_REFERRER,
    NO_COOKIE,
    {
      name: `a score of ${LEAST_SCORE}`,
      holds: ({ headers, text }) => observatoryScore({ headers, html: text }) >= LEAST_SCORE,
    },
    { name: 'an HTML type', holds: isTyped(/^text\/html; charset=utf-8$/i) },
  ],
  asset: [
    NO_REFERRER,
    NO_COOKIE,
    {
      name: 'a year in caches',
      holds: equal('cache-control', 'public, max-age=31536000, immutable'),
    },
  ],
  file: [NO_REFERRER, NO_COOKIE],
  reply: [
    NO_REFERRER,
    NO_STORE,
    NO_COOKIE,
    { name: 'a JSON type', holds: isTyped(/^application\/json/) },
  ],
  refusal: [NO_REFERRER, NO_STORE, { name: 'a JSON type', holds: isTyped(/^application\/json/) }],
  download: [
    NO_STORE,
    NO_REFERRER,
    NO_COOKIE,
    {
      name: 'Content-Disposition',
      holds: ({ headers }) => /^attachment; filename/.test(String(headers['content-disposition'])),
    },
  ],
  stream: [NO_REFERRER, { name: 'an event type', holds: isTyped(/^text\/event-stream/) }],
  health: [NO_REFERRER, NO_COOKIE, NO_STORE],
  // Its link is recognized by the address of its page.
  navigation: [
    NO_STORE,
    { name: 'its own address as Referer', holds: equal('referrer-policy', 'same-origin') },
  ],
} as const satisfies Readonly<Record<string, readonly Rule[]>>;

const PAGES = ['/', '/about', '/pricing', '/library', '/sample', '/results/unknown'];
const HOST = { Host: 'app.example', 'X-Forwarded-Proto': 'https' };

/** One request for each kind of reply that the product gives. */
async function askedOf({ app }: AccessWorld): Promise<readonly Asked[]> {
  const signedIn = ({ cookie }: SignedIn) => ({
    headers: { Cookie: cookie.replace(/^sid=/, '__Host-sid=') },
  });
  // Other suites have signed out the people of the fixture.
  const person = await somebody(app, 'headers');
  const own = signedIn(person);
  const master = signedIn(await masterOf(app));
  const { body } = await person.post('/api/individual/charts/preview', BIRTH).expect(200);
  const chart = String(body.chartId);
  const json = { Origin: PUBLIC_URL, 'Content-Type': 'application/json' };
  const post = (body: string, headers: Readonly<Record<string, string>> = json) => ({
    method: 'POST',
    headers: { ...own.headers, ...headers },
    body,
  });
  const CHARTS = '/api/individual/charts/preview';
  return [
    ...PAGES.map((path) => ({ kind: 'document', path, status: 200 }) as const),
    { kind: 'document', path: '/library/gates/99', status: 404 },
    { kind: 'file', path: '/robots.txt', status: 200 },
    { kind: 'file', path: '/sitemap.xml', status: 200 },
    { kind: 'file', path: '/service-worker.js', status: 200 },
    { kind: 'file', path: '/favicon.svg', status: 200 },
    { kind: 'file', path: '/assets/none.js', status: 404 },
    { kind: 'file', path: '/%E0%A4%A', status: 400 },
    { kind: 'health', path: '/healthz', status: 200 },
    { kind: 'health', path: '/readyz', status: 200 },
    { kind: 'reply', path: '/api/health', status: 200 },
    { kind: 'reply', path: '/api/site', status: 200 },
    { kind: 'reply', path: '/api/auth/user', status: 200, parts: own },
    { kind: 'reply', path: '/api/individual/charts', status: 200, parts: own },
    { kind: 'refusal', path: '/api/auth/user', status: 401 },
    { kind: 'refusal', path: '/api/admin/team-accounts', status: 403, parts: own },
    { kind: 'refusal', path: '/api/nowhere', status: 404 },
    { kind: 'refusal', path: '/api/admin/team-accounts?limit=x', status: 400, parts: master },
    { kind: 'refusal', path: CHARTS, status: 400, parts: post('{') },
    {
      kind: 'refusal',
      path: CHARTS,
      status: 403,
      parts: post('{}', { Origin: 'https://x.example' }),
    },
    { kind: 'refusal', path: CHARTS, status: 413, parts: post(`"${'x'.repeat(300_000)}"`) },
    {
      kind: 'refusal',
      path: CHARTS,
      status: 415,
      parts: post('a=1', { ...json, 'Content-Type': 'text/plain' }),
    },
    { kind: 'download', path: '/api/account/data/file', status: 200, parts: own },
    { kind: 'download', path: '/api/account/data/archive', status: 200, parts: own },
    { kind: 'download', path: `/api/individual/charts/${chart}/report`, status: 200, parts: own },
    { kind: 'download', path: '/api/admin/team-accounts/export', status: 200, parts: master },
    {
      kind: 'stream',
      path: '/api/coach/ask',
      status: 200,
      parts: post(JSON.stringify({ question: 'Who am I?', chartId: chart }), {
        ...json,
        Accept: 'text/event-stream',
      }),
    },
    // Asked by another page: a page that asks whether to sign out.
    { kind: 'navigation', path: '/api/logout', status: 200 },
  ];
}

/** The scripts and styles that documents load. */
function assetsIn(pages: readonly Answer[]): readonly Asked[] {
  const addresses = pages.flatMap(({ text }) =>
    [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, address = '']) => address),
  );
  return [...new Set(addresses)].map((path) => ({ kind: 'asset', path, status: 200 }));
}

/** S10: each header of each page and kind of reply; pages score at least 135. */
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
    const failures: string[] = [];
    let cases = 0;
    const look = async (asked: Asked): Promise<Answer> => {
      const { kind, path, status, parts } = asked;
      const reply = await request(app.url + path, {
        ...parts,
        headers: { ...HOST, ...parts?.headers },
      });
      const what = `${parts?.method ?? 'GET'} ${path} (${kind})`;
      if (reply.status !== status) failures.push(`${what} is answered with ${reply.status}`);
      if (reply.text.includes('sourceMappingURL')) failures.push(`${what} names a source map`);
      for (const { name, holds } of [...OF_ANY, ...RULES[kind]]) {
        cases += 1;
        if (!holds(reply)) failures.push(`${what} lacks ${name}`);
      }
      return reply;
    };
    const replies: Answer[] = [];
    for (const asked of await askedOf(world)) replies.push(await look(asked));
    for (const asked of assetsIn(replies)) await look(asked);
    return { cases, failures };
  };
}
