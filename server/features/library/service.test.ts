import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await request(app.url + path, { headers });
  return { ...answer, body: answer.text === '' ? null : JSON.parse(answer.text) };
}

describe('the overview', () => {
  test('lists every page for everybody', async () => {
    const { status, body } = await ask('/api/library');
    expect(status).toBe(200);
    expect(body.entries).toHaveLength(241);
    expect(body.entries[0]).toMatchObject({ kind: 'types', path: '/library/types/manifestor' });
  });

  test('is kept by caches, which only ask whether it has changed', async () => {
    const first = await ask('/api/library');
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const tag = first.headers.etag;
    const again = await ask('/api/library', { 'If-None-Match': String(tag) });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    expect((await ask('/api/library', { 'If-None-Match': '"other"' })).status).toBe(200);
  });
});

describe('a page', () => {
  test('is there for everybody', async () => {
    const { status, body } = await ask('/api/library/channels/26-44');
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'channels', id: '26-44' });
  });

  test.each(['gates/65', 'gates/..', 'nothing/26', 'articles/nope'])(
    'is missing at %s, and no cache keeps that',
    async (path) => {
      const { status, body, headers } = await ask(`/api/library/${path}`);
      expect(status).toBe(404);
      expect(body.code).toBe('library.not_found');
      expect(headers['cache-control']).toBe('no-store');
    },
  );
});

describe('a search', () => {
  test('finds pages by what their text is about, each once', async () => {
    const { status, body } = await ask(
      `/api/library/search?q=${encodeURIComponent('How do I decide on a job offer?')}`,
    );
    expect(status).toBe(200);
    const paths = body.results.map((result: { path: string }) => result.path);
    expect(paths).toContain('/library/articles/job-offer');
    expect(new Set(paths).size).toBe(paths.length);
    for (const { excerpt } of body.results) expect(excerpt.length).toBeLessThanOrEqual(183);
  });

  test('leads to the gate or channel that a team or pair entry is about', async () => {
    const { body } = await ask('/api/library/search?q=Penta%20gate%2031%20Administration');
    const paths = body.results.map((result: { path: string }) => result.path);
    expect(paths).toContain('/library/gates/31');
  });

  test.each(['', '%20', 'x'.repeat(201)])('refuses "%s"', async (query) => {
    expect((await ask(`/api/library/search?q=${query}`)).status).toBe(400);
  });

  test('is limited for visitors', async () => {
    const { headers } = await ask('/api/library/search?q=focus');
    expect(headers).toHaveProperty('ratelimit-limit');
  });
});

test('the sitemap lists every public page under the public address', async () => {
  const { status, text, headers } = await request(`${app.url}/sitemap.xml`);
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^application\/xml/);
  const { publicUrl } = app.services.config;
  const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places).toHaveLength(258);
  expect(places).toContain(`${publicUrl}/library/channels/26-44`);
  expect(places).toContain(`${publicUrl}/pricing`);
});
