import { describe, expect, test } from 'vitest';
import { fakeCaches } from './fake-caches.ts';
import { createShell } from './shell.ts';

const ORIGIN = 'https://charts.example';

/** A build's files, and a server that has them unless told otherwise. */
function setUp(build = '2', caches = fakeCaches()) {
  const entry = `/assets/index-${build}.js`;
  const server = new Map([
    ['/index.html', `<script src="${entry}">`],
    [entry, `start ${build}`],
    ['/assets/font-1.woff2', 'font'],
    ['/assets/later-1.js', 'later'],
  ]);
  const asked: string[] = [];
  const full: string[] = [];
  const shell = createShell(
    { build, entry, files: ['/index.html', entry, '/assets/font-1.woff2'] },
    {
      caches,
      origin: ORIGIN,
      onFull: () => void full.push(build),
      fetch: async (request) => {
        const path = request.url.slice(ORIGIN.length);
        asked.push(path);
        const text = server.get(path);
        return new Response(text ?? 'missing', { status: text === undefined ? 404 : 200 });
      },
    },
  );
  async function open(path: string): Promise<string> {
    let done: Promise<unknown> = Promise.resolve();
    const response = await shell.file(new Request(ORIGIN + path), (work) => {
      done = work;
    });
    await done;
    return response.text();
  }
  return { shell, caches, server, asked, full, entry, open };
}

describe('installing', () => {
  test('stores the document and the files of the build', async () => {
    const { shell, open, asked, entry } = setUp();
    await shell.install();
    asked.length = 0;
    expect(await open(entry)).toBe('start 2');
    expect(await (await shell.document())?.text()).toContain(entry);
    expect(asked).toEqual([]);
  });

  test('downloads nothing again that the last build had', async () => {
    const { shell, caches } = setUp('1');
    await shell.install();
    const next = setUp('2', caches);
    await next.shell.install();
    expect(next.asked).toEqual(['/index.html', '/assets/index-2.js']);
  });

  test('fails when a file is missing', async () => {
    const { shell, server, caches } = setUp();
    server.delete('/assets/font-1.woff2');
    await expect(shell.install()).rejects.toThrow('/assets/font-1.woff2 answered 404');
    expect(await caches.keys()).toEqual([]);
  });

  test('fails when a server of the last build answers', async () => {
    const { shell, server } = setUp();
    server.set('/index.html', '<script src="/assets/index-1.js">');
    await expect(shell.install()).rejects.toThrow();
  });

  test('stores nothing on a full disk, and everything still loads', async () => {
    const { shell, caches, open, entry, full } = setUp();
    caches.isFull = true;
    await shell.install();
    expect(full).toContain('2');
    expect(await shell.document()).toBeUndefined();
    expect(await open(entry)).toBe('start 2');
    expect(await open('/assets/later-1.js')).toBe('later');
  });
});

describe('a file', () => {
  test('that a page loads later is stored then', async () => {
    const { open, asked } = setUp();
    expect([await open('/assets/later-1.js'), await open('/assets/later-1.js')]).toEqual([
      'later',
      'later',
    ]);
    expect(asked).toEqual(['/assets/later-1.js']);
  });

  test('that is missing is not stored', async () => {
    const { open, server } = setUp();
    expect(await open('/assets/late-1.js')).toBe('missing');
    server.set('/assets/late-1.js', 'there');
    expect(await open('/assets/late-1.js')).toBe('there');
  });

  test('belongs to the shell by name, or to some build by its hash', () => {
    const { shell } = setUp();
    expect(['/index.html', '/assets/x-1.js', '/robots.txt'].map(shell.has)).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test('a new version keeps the files of the last one for tabs that still run it', async () => {
  const caches = fakeCaches();
  for (const build of ['1', '2', '3']) {
    const { shell } = setUp(build, caches);
    await shell.install();
    if (build === '3') await shell.tidy();
  }
  expect(await caches.keys()).toEqual(['shell-2', 'shell-3', 'assets']);
});
