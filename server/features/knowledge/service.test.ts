import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AiUnavailable, type EmbeddingPort } from '#server/providers/ai/port.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { ErrorBody } from '#shared/contract/errors.ts';
import { VECTOR_QUERY_MAX, VectorAnswer, type VectorResult } from '#shared/contract/knowledge.ts';
import type { Passage } from '../../providers/passage.ts';
import { passagesOfArticle } from './passages.ts';
import { prepareSearch, search } from './service.ts';

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn('person@people.example');
  // As the server does at startup, since a search does not wait long for the index.
  const { database, providers, log } = app.services;
  await prepareSearch({ db: database.db, providers, log });
});
afterAll(() => app[Symbol.asyncDispose]());

const ask = (query: unknown, by: SignedIn = person) =>
  by.post('/api/test/vector-search', { query } as object);

describe('searching the knowledge base', () => {
  test('returns the nearest passages first, each with its source', async () => {
    const { status, body } = await ask('What is a Penta in Human Design?');
    expect(status).toBe(200);
    expect(VectorAnswer.parse(body)).toEqual(body);
    expect(body.query).toBe('What is a Penta in Human Design?');
    expect(body.results).toHaveLength(5);
    const [first] = body.results;
    expect(first.content).toMatch(/penta/i);
    expect(first.metadata.totalChunks).toBeGreaterThan(first.metadata.chunkIndex);
    const similarities = body.results.map(({ similarity }: { similarity: number }) => similarity);
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    expect(similarities.every((value: number) => value > 0 && value <= 1)).toBe(true);
  });

  test.each([
    ['gate 34', /^reference\/gate-34$/],
    ['34-10', /^reference\/channel-10-34$/],
    ['10–34', /^reference\/channel-10-34$/],
    ['GATE 20', /^reference\/gate-20$/],
    ['Penta gate 31', /^reference\/penta-gate-31$/],
  ])('finds an entry of the reference tables by %j', async (query, filename) => {
    const { body } = await ask(query);
    expect(body.results[0].metadata.filename).toMatch(filename);
  });

  test('returns only the nearest passage of each article', async () => {
    const { body } = await ask('How do Generators and Projectors work together?');
    const names = body.results.map(({ metadata }: VectorResult) => metadata.filename);
    expect(names[0]).toBe('generators-and-projectors.md');
    expect(new Set(names).size).toBe(names.length);
  });

  test('returns the trimmed query', async () => {
    const { body } = await ask('  gate 34\n');
    expect(body.query).toBe('gate 34');
  });

  test('returns the same result for the same query', async () => {
    const [once, again] = [await ask('How do teams decide?'), await ask('How do teams decide?')];
    expect(again.body).toEqual(once.body);
  });

  test.each(['qwxyzzy', '???', '👍', '東京', "'; drop table knowledge_chunks; --"])(
    'finds nothing, or nothing but passages, for %j',
    async (query) => {
      const { status, body } = await ask(query);
      expect(status).toBe(200);
      expect(VectorAnswer.parse(body)).toEqual(body);
      if (!/table/.test(query)) expect(body.results).toEqual([]);
    },
  );

  test.each(['', '   ', 'x'.repeat(VECTOR_QUERY_MAX + 1), 7, null, undefined, ['gate'], {}])(
    'refuses %.30j, naming the field',
    async (query) => {
      const { status, body } = await ask(query);
      expect(status).toBe(400);
      expect(Object.keys(body.fields)).toEqual(['query']);
    },
  );

  test('accepts a query of the maximum length', async () => {
    expect((await ask('x'.repeat(VECTOR_QUERY_MAX))).status).toBe(200);
  });

  test('requires a sign-in', async () => {
    const { status, body } = await app.anonymous.post('/api/test/vector-search', {
      query: 'Penta',
    });
    expect(status).toBe(401);
    expect(body.code).toBe('auth.required');
  });
});

const article = (name: string, ...sections: string[]) =>
  passagesOfArticle(
    `${name}.md`,
    `---\ntitle: ${name}\n---\n${sections.map((text, at) => `## Part ${at + 1}\n${text}`).join('\n')}`,
  );

/** An embedder that knows four words and counts its calls and inputs. */
function countingEmbedder(model = 'counting-1', dimension = 4) {
  const asked: string[][] = [];
  const words = ['tree', 'river', 'stone', 'cloud'];
  const embeddings: EmbeddingPort = {
    model,
    isLocal: false,
    async embed(texts) {
      asked.push([...texts]);
      return texts.map((text) => {
        const vector = new Float32Array(dimension).fill(0.01);
        for (const [at, word] of words.entries()) {
          if (at < dimension) vector[at] = (vector[at] ?? 0) + text.split(word).length - 1;
        }
        return vector;
      });
    },
  };
  return { embeddings, asked, embedded: () => asked.flat().filter((text) => text.includes('\n')) };
}

const FOREST = article('forest', 'A tree and a tree.', 'A river.');
const HILLS = article('hills', 'A stone.', 'A cloud.');

async function rows(on: TestApp) {
  const { rows: found } = await on.services.database.db.execute<{
    model: string;
    filename: string;
    index: number;
    size: number;
  }>(sql`select model, filename, chunk_index as index, cardinality(vector) as size
    from knowledge_chunks order by filename, chunk_index`);
  return found;
}

/** Another server on the same database, with other articles or another embedder. */
function restarted(on: TestApp, passages: readonly Passage[], embeddings: EmbeddingPort) {
  const { services } = on;
  return (query: string) =>
    search(
      {
        actor: person.actor,
        db: services.database.db,
        clock: services.clock,
        providers: { ...services.providers, passages, embeddings },
        log: services.log,
        requestId: 'test',
        signal: new AbortController().signal,
      },
      query,
      5,
    );
}

describe('the stored vectors', () => {
  const PASSAGES = [...FOREST, ...HILLS];

  async function cleared(): Promise<TestApp> {
    await app.services.database.db.execute(sql`delete from knowledge_chunks`);
    return app;
  }

  test('are computed at the first search and reused by every later one', async () => {
    const { embeddings, asked, embedded } = countingEmbedder();
    await using own = await startTestApp({ providers: { passages: PASSAGES, embeddings } });
    expect(asked).toEqual([]);
    const someone = await own.signIn('person@people.example');
    const { body } = await ask('river', someone);
    expect(body.results[0].content).toBe('forest: Part 2\n\nA river.');
    await ask('stone', someone);
    expect(embedded()).toHaveLength(4);
    expect(await rows(own)).toEqual([
      { model: 'counting-1', filename: 'forest.md', index: 0, size: 4 },
      { model: 'counting-1', filename: 'forest.md', index: 1, size: 4 },
      { model: 'counting-1', filename: 'hills.md', index: 0, size: 4 },
      { model: 'counting-1', filename: 'hills.md', index: 1, size: 4 },
    ]);
  });

  test('are reused by the next server, which embeds only the question', async () => {
    const own = await cleared();
    const first = countingEmbedder();
    const found = await restarted(own, PASSAGES, first.embeddings)('cloud');
    const second = countingEmbedder();
    expect(await restarted(own, PASSAGES, second.embeddings)('cloud')).toEqual(found);
    expect(second.asked).toEqual([['cloud']]);
  });

  test('are computed only for a changed article, and deleted for a removed one', async () => {
    const own = await cleared();
    await restarted(own, PASSAGES, countingEmbedder().embeddings)('cloud');
    const changed = [...article('forest', 'A tree and a tree.', 'A river and a stone.')];
    const { embeddings, embedded } = countingEmbedder();
    const found = await restarted(own, changed, embeddings)('stone');
    expect(embedded()).toEqual(['forest\nPart 2\n\nA river and a stone.']);
    expect(found[0]?.text).toBe('A river and a stone.');
    expect((await rows(own)).map(({ filename }) => filename)).toEqual(['forest.md', 'forest.md']);
  });

  test('of another model are never used, and deleted', async () => {
    const own = await cleared();
    await restarted(own, FOREST, countingEmbedder('counting-1', 3).embeddings)('tree');
    const { embeddings, embedded } = countingEmbedder('counting-2', 4);
    await restarted(own, FOREST, embeddings)('tree');
    expect(embedded()).toHaveLength(2);
    expect(await rows(own)).toMatchObject([
      { model: 'counting-2', size: 4 },
      { model: 'counting-2', size: 4 },
    ]);
  });

  test('are recomputed when their dimensions differ', async () => {
    const own = await cleared();
    await restarted(own, FOREST, countingEmbedder().embeddings)('tree');
    await own.services.database.db.execute(
      sql`update knowledge_chunks set vector = array[1, 0] where chunk_index = 1`,
    );
    const { embeddings, embedded } = countingEmbedder();
    const found = await restarted(own, FOREST, embeddings)('river');
    expect(embedded()).toHaveLength(2);
    expect(found[0]?.text).toBe('A river.');
    expect((await rows(own)).map(({ size }) => size)).toEqual([4, 4]);
  });

  test('are computed by one of several servers that start together', async () => {
    const own = await cleared();
    const many = article('many', ...Array.from({ length: 150 }, (_, at) => `A tree ${at}.`));
    const servers = [countingEmbedder(), countingEmbedder(), countingEmbedder()];
    const found = await Promise.all(
      servers.map(({ embeddings }) => restarted(own, many, embeddings)('tree')),
    );
    expect(servers.map(({ embedded }) => embedded().length).toSorted((a, b) => a - b)).toEqual([
      0, 0, 150,
    ]);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
    const leases = await own.services.database.db.execute(
      sql`select 1 from job_leases where holder is not null`,
    );
    expect(leases.rows).toEqual([]);
  });

  test('are computed by another server when the first one died', async () => {
    const own = await cleared();
    await own.services.database.db.execute(sql`insert into job_leases (name, holder, expires_at)
      values ('embed counting-1', gen_random_uuid(), now() + interval '1 second')
      on conflict (name) do update set holder = excluded.holder, expires_at = excluded.expires_at`);
    const { embeddings, embedded } = countingEmbedder();
    const found = await restarted(own, FOREST, embeddings)('tree');
    expect(found[0]?.text).toBe('A tree and a tree.');
    expect(embedded()).toHaveLength(2);
  });
});

describe('an embedder in this process', () => {
  test('has its vectors computed anew by each server, and none stored', async () => {
    await app.services.database.db.execute(sql`delete from knowledge_chunks`);
    const { embeddings, embedded } = countingEmbedder();
    const local = { ...embeddings, isLocal: true };
    for (const times of [1, 2]) {
      const [nearest] = await restarted(app, [...FOREST, ...HILLS], local)('river');
      expect(nearest?.text).toBe('A river.');
      expect(embedded()).toHaveLength(4 * times);
    }
    expect(await rows(app)).toEqual([]);
  });

  test('lets requests in between its batches', async () => {
    const many = Array.from({ length: 40 }, (_, at) => article(`article-${at}`, 'A tree.')).flat();
    let inBetween = 0;
    const local: EmbeddingPort = {
      ...countingEmbedder().embeddings,
      isLocal: true,
      async embed(texts, signal) {
        if (texts.length > 1) setImmediate(() => inBetween++);
        return countingEmbedder().embeddings.embed(texts, signal);
      },
    };
    await restarted(app, many, local)('tree');
    expect(inBetween).toBeGreaterThanOrEqual(2);
  });

  test('stops when the server does', async () => {
    const stopping = new AbortController();
    const { embeddings, embedded } = countingEmbedder();
    const local = { ...embeddings, isLocal: true };
    const many = Array.from({ length: 40 }, (_, at) => article(`article-${at}`, 'A tree.')).flat();
    const { services } = app;
    stopping.abort();
    await prepareSearch({
      db: services.database.db,
      providers: { ...services.providers, passages: many, embeddings: local },
      log: services.log,
      stopping: stopping.signal,
    });
    expect(embedded()).toEqual([]);
  });
});

describe('a failing embedder', () => {
  let current: EmbeddingPort['embed'];
  let lame: TestApp;
  let lamePerson: SignedIn;
  beforeAll(async () => {
    lame = await startTestApp({
      providers: {
        passages: FOREST,
        embeddings: { isLocal: false, model: 'lame', embed: (...args) => current(...args) },
      },
    });
    lamePerson = await lame.signIn('person@people.example');
  });
  afterAll(() => lame[Symbol.asyncDispose]());

  const failing = (error: Error) => async () => {
    throw error;
  };
  const vectors =
    (...all: number[][]): EmbeddingPort['embed'] =>
    async () =>
      all.map((values) => Float32Array.from(values));

  test.each<[string, EmbeddingPort['embed']]>([
    ['by timeout', failing(new AiUnavailable('timeout'))],
    ['by refusal', failing(new AiUnavailable('refused'))],
    ['by too many requests', failing(new AiUnavailable('rate_limited', 7))],
    ['by a broken answer', failing(new AiUnavailable('broken_answer'))],
    ['with too few vectors', vectors([1, 0])],
    ['with vectors of different dimensions', vectors([1, 0], [1, 0, 0])],
    ['with vectors of NaN', vectors([1, 0], [Number.NaN, 0])],
    ['with empty vectors', vectors([], [])],
  ])('%s is a 503 in plain words, and nothing is stored', async (_fault, embed) => {
    current = embed;
    const { status, body, headers } = await ask('tree', lamePerson);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(ErrorBody.parse(body)).toMatchObject({
      code: 'knowledge.unavailable',
      message: 'Knowledge base search isn’t available right now. Please try again in a moment.',
    });
    expect(await rows(lame)).toEqual([]);
  });

  test('is called again by the next search', async () => {
    current = failing(new AiUnavailable('timeout'));
    expect((await ask('tree', lamePerson)).status).toBe(503);
    current = countingEmbedder().embeddings.embed;
    const { status, body } = await ask('tree', lamePerson);
    expect(status).toBe(200);
    expect(body.results[0].metadata.filename).toBe('forest.md');
  });

  test('with a question’s vector of another dimension is a 503, too', async () => {
    current = vectors([1, 0, 0]);
    const { status, body } = await ask('tree', lamePerson);
    expect(status).toBe(503);
    expect(body.code).toBe('knowledge.unavailable');
  });

  test('hit by an internal error is an opaque 500', async () => {
    current = failing(new Error('SECRET DETAIL'));
    const { status, text } = await ask('tree', lamePerson);
    expect(status).toBe(500);
    expect(text).not.toContain('SECRET');
  });
});
