import { describe, expect, test } from 'vitest';
import { fakeCaches } from './fake-caches.ts';
import { createOwnReplies } from './own-replies.ts';

const ORIGIN = 'https://charts.example';
const WHO = '/api/auth/user';
const LIST = '/api/individual/charts?limit=24';
const CHART = '/api/individual/charts/7a6f4c1e-0b5d-4f8e-9a53-2f1f5b8f2c10';
const OTHER = '/api/individual/charts/1b6f4c1e-0b5d-4f8e-9a53-2f1f5b8f2c10';
const GATE = '/api/library/gates/26';

type Reply = () => Response | Promise<Response>;

function reply(text: string, headers: Record<string, string>, status = 200): Response {
  return new Response(text, {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}
const forLogin = (login: string, text: string) => () =>
  reply(text, { 'Cache-Control': 'no-store', 'Offline-Copy': login });
const forAll = (text: string) => () => reply(text, { 'Cache-Control': 'public, max-age=300' });
const unmarked = (text: string) => () => reply(text, { 'Cache-Control': 'no-store' });
const refusal = (status: number) => () => reply('{}', { 'Cache-Control': 'no-store' }, status);

/** A browser with a server that answers as it is told; without an answer there is no network. */
function browser() {
  const caches = fakeCaches();
  const server = new Map<string, Reply>();
  const asked: string[] = [];
  let fullTimes = 0;
  const replies = createOwnReplies({
    caches,
    origin: ORIGIN,
    onFull: () => {
      fullTimes += 1;
    },
    fetch: async (request) => {
      const path = request.url.slice(ORIGIN.length);
      asked.push(path);
      const answer = server.get(path);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  async function read(path: string): Promise<string> {
    let done: Promise<unknown> = Promise.resolve();
    const { response, isCopy } = await replies.read(new Request(ORIGIN + path), (work) => {
      done = work;
    });
    await done;
    return `${isCopy ? 'copy of ' : ''}${await response.text()}`;
  }
  async function visit(answers: Readonly<Record<string, Reply>>): Promise<void> {
    for (const [path, answer] of Object.entries(answers)) {
      server.set(path, answer);
      await read(path);
    }
  }
  const goOffline = () => server.clear();
  const countFull = () => fullTimes;
  return { caches, server, asked, replies, read, visit, goOffline, countFull };
}

/** A reply that arrives when the test says so. */
function slowReply() {
  let resolve: (response: Response) => void = () => undefined;
  const arriving = new Promise<Response>((done) => {
    resolve = done;
  });
  return { reply: () => arriving, arrive: (response: Response) => resolve(response) };
}

const nothing = expect.objectContaining({ message: 'Failed to fetch' });

describe('what the server marks for a login', () => {
  test('is read from the network, and from the copy without one', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'chart') });
    expect(await read(CHART)).toBe('chart');
    goOffline();
    expect(await read(CHART)).toBe('copy of chart');
    expect(await read(WHO)).toBe('copy of Ana');
  });

  test('is kept as it last was', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'before') });
    await visit({ [CHART]: forLogin('a', 'after') });
    goOffline();
    expect(await read(CHART)).toBe('copy of after');
  });

  test('is not kept before it is known who is signed in', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [CHART]: forLogin('a', 'chart') });
    goOffline();
    await expect(read(CHART)).rejects.toEqual(nothing);
  });

  test('is forgotten once it is gone', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'chart') });
    await visit({ [CHART]: refusal(404) });
    goOffline();
    await expect(read(CHART)).rejects.toEqual(nothing);
  });
});

describe('what is not marked', () => {
  test.each([
    ['a reply that must not be stored', unmarked('team')],
    ['a refusal', refusal(403)],
    ['a failure', refusal(503)],
  ])('is never kept: %s', async (_, answer) => {
    const { visit, read, goOffline, caches } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), '/api/teams/1': answer });
    goOffline();
    await expect(read('/api/teams/1')).rejects.toEqual(nothing);
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      expect(keys.map(({ url }) => url)).not.toContain(`${ORIGIN}/api/teams/1`);
    }
  });

  test('is kept when it is the same for everybody, for visitors too', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [WHO]: refusal(401), [GATE]: forAll('gate 26') });
    goOffline();
    expect(await read(GATE)).toBe('copy of gate 26');
    expect(await read(WHO)).toBe('copy of {}');
  });
});

describe('another login on the same browser', () => {
  test('finds nothing of the former', async () => {
    const { visit, read, goOffline, caches } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'chart of Ana') });
    await visit({ [WHO]: forLogin('b', 'Ben') });
    goOffline();
    expect(await read(WHO)).toBe('copy of Ben');
    await expect(read(CHART)).rejects.toEqual(nothing);
    expect(await caches.keys()).not.toContain('own-a');
  });

  test('finds nothing that arrives for the former afterwards', async () => {
    const { visit, read, goOffline } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana') });
    await visit({ [WHO]: forLogin('b', 'Ben'), [LIST]: forLogin('a', 'charts of Ana') });
    goOffline();
    await expect(read(LIST)).rejects.toEqual(nothing);
  });

  test('is not undone by a late answer about the former', async () => {
    const { server, visit, read, replies, goOffline } = browser();
    const slow = slowReply();
    server.set(WHO, slow.reply);
    const late = read(WHO);
    await visit({ [WHO]: forLogin('b', 'Ben'), [CHART]: forLogin('b', 'chart of Ben') });
    slow.arrive(forLogin('a', 'Ana')());
    await late;
    goOffline();
    expect(await read(WHO)).toBe('copy of Ben');
    expect(await read(CHART)).toBe('copy of chart of Ben');
    await replies.forget();
    await expect(read(CHART)).rejects.toEqual(nothing);
  });
});

describe('the end of a login', () => {
  test.each([
    ['signing out', async ({ replies }: ReturnType<typeof browser>) => replies.forget()],
    [
      'an expired sign-in',
      async ({ visit }: ReturnType<typeof browser>) => visit({ [WHO]: refusal(401) }),
    ],
    [
      'a refused read',
      async ({ visit }: ReturnType<typeof browser>) => visit({ [LIST]: refusal(401) }),
    ],
  ])('deletes every copy: %s', async (_, end) => {
    const here = browser();
    await here.visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'chart') });
    await end(here);
    here.goOffline();
    await expect(here.read(CHART)).rejects.toEqual(nothing);
    expect((await here.caches.keys()).filter((name) => name.startsWith('own-'))).toEqual([]);
  });

  test('is final for an answer that was under way', async () => {
    const { server, read, replies, caches } = browser();
    const slow = slowReply();
    server.set(WHO, slow.reply);
    const late = read(WHO);
    await replies.forget();
    slow.arrive(forLogin('a', 'Ana')());
    await late;
    expect(await caches.keys()).toEqual([]);
  });
});

describe('a change', () => {
  const everything = {
    [WHO]: forLogin('a', 'Ana'),
    [LIST]: forLogin('a', 'list'),
    '/api/individual/charts/count': forLogin('a', 'count'),
    [CHART]: forLogin('a', 'chart'),
    [`${CHART}/reading`]: forLogin('a', 'reading'),
    [OTHER]: forLogin('a', 'other'),
  };
  const keptAfter = async (written: string) => {
    const { visit, read, replies, goOffline } = browser();
    await visit(everything);
    await replies.written(ORIGIN + written);
    goOffline();
    const kept: string[] = [];
    for (const path of Object.keys(everything)) {
      await read(path).then(
        () => kept.push(path),
        () => undefined,
      );
    }
    return kept;
  };

  test('of a chart forgets it, what is read in it, and every list', async () => {
    expect(await keptAfter(CHART)).toEqual([WHO, OTHER]);
  });

  test('that adds a chart forgets the lists alone', async () => {
    expect(await keptAfter('/api/individual/charts/preview')).toEqual([
      WHO,
      CHART,
      `${CHART}/reading`,
      OTHER,
    ]);
  });

  test('of an answer to a reading forgets the reading, not the chart', async () => {
    const kept = await keptAfter(`${CHART}/reading/feedback`);
    expect(kept).toContain(CHART);
    expect(kept).not.toContain(`${CHART}/reading`);
  });
});

describe('keeping ahead', () => {
  test('fetches what is missing, and nothing twice', async () => {
    const { server, visit, read, replies, asked, goOffline } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana'), [CHART]: forLogin('a', 'chart') });
    server.set(OTHER, forLogin('a', 'other'));
    asked.length = 0;
    await replies.keep([CHART, OTHER]);
    expect(asked).toEqual([OTHER]);
    goOffline();
    expect(await read(OTHER)).toBe('copy of other');
  });

  test('learns first who is signed in since the last visit', async () => {
    const { server, visit, replies, read, goOffline } = browser();
    await visit({ [WHO]: refusal(401) });
    server.set(WHO, forLogin('a', 'Ana')).set(CHART, forLogin('a', 'chart'));
    await replies.keep([WHO, CHART]);
    goOffline();
    expect(await read(CHART)).toBe('copy of chart');
  });

  test('stops at the first refusal', async () => {
    const { server, visit, replies, asked } = browser();
    await visit({ [WHO]: forLogin('a', 'Ana') });
    server.set(CHART, refusal(429)).set(OTHER, forLogin('a', 'other'));
    asked.length = 0;
    await replies.keep([CHART, OTHER]);
    expect(asked).toEqual([CHART]);
  });
});

test('with a full disk everything is read from the network, and the worker hears of it', async () => {
  const { caches, visit, read, countFull } = browser();
  caches.isFull = true;
  await visit({
    [WHO]: forLogin('a', 'Ana'),
    [CHART]: forLogin('a', 'chart'),
    [GATE]: forAll('26'),
  });
  expect(await read(CHART)).toBe('chart');
  expect(countFull()).toBeGreaterThan(0);
});

test('a read that its page aborts is answered by nothing', async () => {
  const caches = fakeCaches();
  const aborted = new DOMException('aborted', 'AbortError');
  const replies = createOwnReplies({
    caches,
    origin: ORIGIN,
    onFull: () => undefined,
    fetch: () => Promise.reject(aborted),
  });
  const read = replies.read(new Request(ORIGIN + CHART), () => undefined);
  await expect(read).rejects.toBe(aborted);
});

test('keeps the newest copies of a login that reads very much', async () => {
  const { visit, caches } = browser();
  await visit({ [WHO]: forLogin('a', 'Ana') });
  await visit(
    Object.fromEntries(
      Array.from({ length: 401 }, (_, index) => [`/api/x/${index}`, forLogin('a', 'one')]),
    ),
  );
  const keys = await (await caches.open('own-a')).keys();
  expect(keys).toHaveLength(400);
  expect(keys.at(-1)?.url).toBe(`${ORIGIN}/api/x/400`);
});
