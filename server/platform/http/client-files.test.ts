import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express from 'express';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { request } from '#server/testing/request.ts';
import { type SmallServer, startSmallServer } from '#server/testing/small-server.ts';
import { clientFiles } from './client-files.ts';

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))})`;
const PAGE =
  '<!doctype html><head><title>App</title><meta name="description" content="All" /><meta property="og:image" content="/assets/card-1a2b.png" /></head><div id="root"></div>';
let root: string;
let server: SmallServer;
let url: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(root, 'assets'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'robots.txt'), 'User-agent: *');
  await writeFile(join(root, 'icon.svg'), '<svg/>');
  await writeFile(join(root, 'service-worker.js'), 'keep()');
  await writeFile(join(root, 'retired-worker.js'), 'leave()');
  await writeFile(join(root, 'icon.svg.br'), brotliCompressSync('<svg/>'));
  const asset = join(root, 'assets', 'app-1a2b.js');
  await writeFile(asset, SCRIPT);
  await writeFile(`${asset}.br`, brotliCompressSync(SCRIPT));
  await writeFile(`${asset}.gz`, gzipSync(SCRIPT));
  await writeFile(join(root, 'assets', 'font-1a2b.woff2'), 'font');
  await writeFile(join(root, '..', 'outside.txt'), 'outside');
  await mkdir(join(root, '..', 'texts', 'library', 'gates'), { recursive: true });
  await writeFile(join(root, '..', 'texts', 'library', 'gates', '26.html'), 'It costs $&.');
  await writeFile(join(root, '..', 'texts', 'library', 'gates', '99.html'), 'Gone');
  const firstViewsFile = join(root, '..', 'first-views.json');
  const firstViews = [{ path: '/charts', scripts: ['assets/charts-1.js'], data: ['/api/charts'] }];
  await writeFile(firstViewsFile, JSON.stringify(firstViews));
  const setup = {
    root,
    publicUrl: 'https://charts.example',
    firstViewsFile,
    sessionCookie: 'sid',
    isOfflineOn: true,
    textsFolder: join(root, '..', 'texts'),
    headOf: (path: string) =>
      path === '/library/gates/26'
        ? { path, title: 'Gate 26 · App', description: 'What "26" gives' }
        : path === '/library/gates/99'
          ? { path, title: 'Nothing · App', description: 'None', status: 404 }
          : null,
  } satisfies Parameters<typeof clientFiles>[0];
  const app = express()
    .disable('etag')
    .use('/retired', clientFiles({ ...setup, isOfflineOn: false }))
    .use(clientFiles(setup));
  server = await startSmallServer(app);
  url = server.url;
});
afterAll(async () => {
  server[Symbol.dispose]();
  await rm(root, { recursive: true });
  await rm(join(root, '..', 'outside.txt'));
});

const ask = (path: string, headers: Record<string, string> = {}) =>
  request(url + path, { headers });

describe('an asset', () => {
  test.each([
    ['br', 'br, gzip, deflate'],
    ['gzip', 'gzip'],
    [undefined, 'identity'],
    [undefined, ''],
  ])('is sent as %s to browsers that accept "%s"', async (encoding, accepted) => {
    const answer = await ask('/assets/app-1a2b.js', { 'Accept-Encoding': accepted });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(answer.headers.vary).toContain('Accept-Encoding');
    if (encoding === undefined) expect(answer.text).toBe(SCRIPT);
  });

  test('is cached for a year, because its name has a content hash', async () => {
    const { headers } = await ask('/assets/app-1a2b.js');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('is sent uncompressed without a precompressed copy', async () => {
    const answer = await ask('/assets/font-1a2b.woff2', { 'Accept-Encoding': 'br' });
    expect(answer.headers).not.toHaveProperty('content-encoding');
    expect(answer.text).toBe('font');
  });

  test('is a 404 rather than the app when it does not exist', async () => {
    const answer = await ask('/assets/gone-1a2b.js');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('<title>App</title>');
  });

  test('is the same asset with a query', async () => {
    const answer = await ask('/assets/app-1a2b.js?v=1', { 'Accept-Encoding': 'br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

describe('the page', () => {
  test.each(['/', '/index.html', '/charts', '/results/abc', '/deep/er/link?x=1'])(
    'is served at %s, and revalidated each time',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('<title>App</title>');
      expect(answer.text).toContain('content="https://charts.example/assets/card-1a2b.png"');
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );
});

describe('a page for everybody', () => {
  test('has its own title, description and address', async () => {
    const { status, text } = await ask('/library/gates/26');
    expect(status).toBe(200);
    expect(text).toContain('<title>Gate 26 · App</title>');
    expect(text).toContain('<meta name="description" content="What &quot;26&quot; gives" />');
    expect(text).toContain(
      '<link rel="canonical" href="https://charts.example/library/gates/26" />',
    );
    expect(text).not.toContain('noindex');
  });

  test('comes with its text for visitors, before the app', async () => {
    const { text } = await ask('/library/gates/26');
    expect(text).toContain('<div id="served">It costs $&.</div><div id="root"></div>');
    expect((await ask('/library/gates/99')).text).not.toContain('Gone');
    expect((await ask('/charts')).text).not.toContain('served');
  });

  test('comes without its text for people with a session, who see more', async () => {
    const { text } = await ask('/library/gates/26', { Cookie: 'sid=s%3A1' });
    expect(text).toContain('<title>Gate 26 · App</title>');
    expect(text).not.toContain('served');
  });

  test('is missing with the right status, and stays out of search engines', async () => {
    const { status, text } = await ask('/library/gates/99');
    expect(status).toBe(404);
    expect(text).toContain('<title>Nothing · App</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('canonical');
  });
});

test('a page that only its reader may see stays out of search engines', async () => {
  expect((await ask('/charts')).text).toContain('<meta name="robots" content="noindex" />');
});

describe('a person with a session', () => {
  test('gets a page that loads its code and data early, and that nobody else may store', async () => {
    const answer = await ask('/charts', { Cookie: 'theme=dark; sid=s%3A1' });
    expect(answer.text).toContain('href="/assets/charts-1.js"');
    expect(answer.text).toContain('href="/api/charts"');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers.vary).toContain('Cookie');
  });

  test.each([[{}], [{ Cookie: 'other-sid=1' }]])(
    'is told from others, who ask for no data: %o',
    async (headers) => {
      const answer = await ask('/charts', headers);
      expect(answer.text).not.toContain('/api/charts');
      expect(answer.headers['cache-control']).toBe('no-cache');
    },
  );
});

describe('the mark of a visitor', () => {
  const MARK = '<meta name="visitor" />';

  test('comes with pages for browsers without a session', async () => {
    expect((await ask('/library/gates/26')).text).toContain(MARK);
    expect((await ask('/charts', { Cookie: 'other-sid=1' })).text).toContain(MARK);
    expect((await ask('/charts', { Cookie: 'sid=s%3A1' })).text).not.toContain(MARK);
  });

  test('stays out of the page that the service worker keeps for later', async () => {
    expect((await ask('/index.html')).text).not.toContain(MARK);
  });
});

describe('the page that a browser has already', () => {
  test('is not sent again until it changes', async () => {
    const { headers } = await ask('/charts');
    const tag = headers.etag ?? '';
    expect(tag).toMatch(/^"[\w-]{43}"$/);
    const same = await ask('/', { 'If-None-Match': tag });
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await ask('/', { 'If-None-Match': '"an-older-page"' })).status).toBe(200);
  });
});

describe('the service worker', () => {
  test('is revalidated each time', async () => {
    const { text, headers } = await ask('/service-worker.js');
    expect(text).toBe('keep()');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  test('is replaced by one that removes it when it is switched off', async () => {
    const { text, headers } = await ask('/retired/service-worker.js');
    expect(text).toBe('leave()');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

describe('a file next to the page', () => {
  test('comes compressed if the build has compressed it', async () => {
    const { headers } = await ask('/icon.svg', { 'Accept-Encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toBe('image/svg+xml');
    expect((await ask('/icon.svg')).text).toBe('<svg/>');
  });

  test('is served under its name', async () => {
    expect((await ask('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('tells crawlers where the list of pages is', async () => {
    expect((await ask('/robots.txt')).text).toBe(
      'User-agent: *\n\nSitemap: https://charts.example/sitemap.xml\n',
    );
  });

  test.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/assets/%2e%2e/%2e%2e/outside.txt',
    '/assets/..%2f..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '/%00',
    '/assets/app-1a2b.js%00.txt',
  ])('outside the folder cannot be reached as %s', async (path) => {
    const answer = await ask(path, { 'Accept-Encoding': 'br' });
    expect(answer.text).not.toContain('outside');
    expect(answer.status).toBeLessThan(500);
  });
});
