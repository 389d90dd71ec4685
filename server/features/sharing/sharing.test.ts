import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chartShares } from '#server/platform/db/schema/charts.ts';
import { somebody } from '#server/testing/admin-fixture.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTH, CHARTS, chartOf, chartOwner } from '#server/testing/chart-fixture.ts';
import { GUESSES, hitsOfGuesses } from '#server/testing/guesses.ts';
import { queriesOf } from '#server/testing/query-count.ts';
import { SHARES_PER_CHART_MAX } from '#shared/contract/sharing.ts';
import { ERROR_CATALOG } from '../../platform/http/errors.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A person with a chart that is marked as their own. */
async function owner(birth: object = {}) {
  const { person, chartId } = await chartOwner(app, birth);
  await person.put('/api/individual/own-chart', { chartId }).expect(200);
  const shares = `${CHARTS}/${chartId}/shares`;
  return {
    person,
    chartId,
    shares,
    share: async (body: object = {}) => (await person.post(shares, body).expect(201)).body,
    list: async () => (await person.get(shares).expect(200)).body.shares,
  };
}

const open = (token: string) => app.anonymous.get(`/api/shared/${token}`);
const view = (token: string) => app.anonymous.post(`/api/shared/${token}/views`);

/** A refusal without what differs from request to request. */
const unsigned = ({ requestId: _, ...body }: Record<string, unknown>) => body;

const SUMMARY_FIELDS = [
  'definedCenters',
  'expiresAt',
  'facts',
  'isTypeUncertain',
  'lead',
  'level',
  'name',
  'type',
  'uncertainCenters',
];

describe('a link', () => {
  test('shows sentence, facts and defined centers by default, and nothing above', async () => {
    const { share } = await owner();
    const { token, share: made } = await share();
    expect(made).toMatchObject({ level: 'summary', showsName: true, views: 0 });
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(30 * DAY_MS);
    const { body, text } = await open(token).expect(200);
    expect(Object.keys(body).toSorted()).toEqual(SUMMARY_FIELDS);
    expect(body).toMatchObject({ name: 'Ana Ruiz', type: 'Generator', isTypeUncertain: false });
    expect(body.facts.map((fact: object) => Object.keys(fact).toSorted())).toEqual(
      Array(3).fill(['id', 'isUncertain', 'label', 'sentence', 'term']),
    );
    // No gate, no channel, no birth: nothing that a birth could be worked out from.
    expect(text).not.toMatch(/1987|14:25|Denver|gate|channel|"\d+\.\d"/i);
  });

  test('shows positions when chosen, still without the birth', async () => {
    const { share } = await owner();
    const { body, text } = await open((await share({ level: 'positions' })).token).expect(200);
    expect(Object.keys(body).toSorted()).toEqual([...SUMMARY_FIELDS, 'activations'].toSorted());
    expect(body.activations.personality.sun).toMatch(/^\d+\.\d$/);
    expect(text).not.toMatch(/1987|14:25|Denver/);
  });

  test('shows the birth only when chosen', async () => {
    const { share } = await owner();
    const { body } = await open((await share({ level: 'birth' })).token).expect(200);
    expect(body.birth).toEqual({
      date: '1987-06-14',
      calendar: 'gregorian',
      time: '14:25',
      place: expect.stringContaining('Denver'),
      uncertaintyLevel: 'low',
    });
  });

  test('leaves the name out when that is chosen', async () => {
    const { share } = await owner();
    const { body, text } = await open((await share({ showsName: false })).token).expect(200);
    expect(body.name).toBeNull();
    expect(text).not.toContain('Ana');
  });

  test('marks what an unknown time leaves open, without any hour', async () => {
    const { share } = await owner({ birthDate: '1991-02-03', birthTime: null });
    const { body, text } = await open((await share()).token).expect(200);
    const marks = body.facts.map((fact: { isUncertain: boolean }) => fact.isUncertain);
    expect([body.isTypeUncertain, ...marks, body.uncertainCenters.length > 0]).toContain(true);
    expect(text.replaceAll(body.expiresAt, '')).not.toMatch(/\d\d:\d\d|1991/);
  });

  test.each(['ع'.repeat(255), '👩🏽‍🔬 Ana', '\u202eanA', '<b>&amp;'])(
    'carries the name %s unchanged',
    async (name) => {
      const { share } = await owner({ name });
      expect((await open((await share()).token).expect(200)).body.name).toBe(name);
    },
  );

  test.each(['summary', 'positions', 'birth'])('shows exactly its preview: %s', async (level) => {
    const { share, person, shares } = await owner();
    const hidden = await share({ level, showsName: false });
    const before = await person.get(`${shares}/preview?level=${level}&name=hidden`).expect(200);
    const shown = await open(hidden.token).expect(200);
    expect({ ...before.body, expiresAt: null }).toEqual({ ...shown.body, expiresAt: null });
    await (await somebody(app)).get(`${shares}/preview?level=${level}&name=hidden`).expect(404);
  });

  test('is stored as a hash: its token is in no row and no list', async () => {
    const { share, list } = await owner();
    const { token } = await share();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await app.services.database.db.select().from(chartShares))).not.toContain(
      token,
    );
    expect(JSON.stringify(await list())).not.toContain(token);
  });

  test('never appears in the log', async () => {
    const { share } = await owner();
    const { token } = await share();
    await open(token).expect(200);
    await view(token).expect(204);
    expect(app.logged.join('\n')).not.toContain(token);
    expect(app.logged.join('\n')).toContain('/api/shared/:token');
  });

  test('counts views by the POST of the page, not by a GET', async () => {
    const { share, list } = await owner();
    const { token } = await share();
    await open(token).expect(200);
    await app.anonymous.get(`/api/shared/${token}/views`).expect(404);
    expect((await list())[0].views).toBe(0);
    await Promise.all([view(token).expect(204), view(token).expect(204)]);
    expect((await list())[0].views).toBe(2);
  });

  test('leads to a page that no search engine lists and no other site learns of', async () => {
    const { headers } = await app.anonymous.get('/s/some-token');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await app.anonymous.get('/styles')).headers['x-robots-tag']).toBeUndefined();
  });

  test('follows a correction of the chart', async () => {
    const { share, person, chartId } = await owner();
    const { token } = await share();
    await person.patch(`${CHARTS}/${chartId}`, { ...BIRTH, name: 'Ana R.' }).expect(200);
    expect((await open(token).expect(200)).body.name).toBe('Ana R.');
  });
});

describe('a link that opens nothing', () => {
  test('answers alike whether it expired, was revoked, never existed or is malformed', async () => {
    const { share, person, shares } = await owner();
    const [brief, revoked] = [await share({ days: 7 }), await share()];
    await person.delete(`${shares}/${revoked.share.id}`).expect(204);
    app.advance(7 * DAY_MS);
    const dead = [brief.token, revoked.token, randomBytes(32).toString('base64url'), 'x'];
    dead.push("'%20or%201=1--", 'x'.repeat(5_000), `${brief.token}=`, brief.share.id);
    for (const token of dead) {
      const refusals = [await open(token), await view(token)];
      for (const { status, body } of refusals) {
        expect(status).toBe(404);
        expect(unsigned(body)).toEqual({
          code: 'share.not_found',
          message: ERROR_CATALOG['share.not_found'].message,
          error: ERROR_CATALOG['share.not_found'].message,
        });
      }
    }
  });

  test('costs the same statements as one that works', async () => {
    const { share } = await owner();
    const { token } = await share();
    const { pool } = app.services.database;
    const costs = [];
    for (const some of [token, token, 'x', `${token}=`, randomUUID()]) {
      costs.push((await queriesOf(pool, () => open(some))).length);
    }
    // The first call may prepare its statement.
    expect(new Set(costs.slice(1)).size).toBe(1);
  });

  test(`isn’t found by ${GUESSES} guesses`, async () => {
    const { share } = await owner();
    const { token } = await share();
    expect(await hitsOfGuesses(token, open)).toBe(0);
    await open(token).expect(200);
  }, 120_000);

  test('is limited to 300 calls a minute from one address', async () => {
    await using limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const answers = await Promise.all(
      Array.from({ length: 310 }, () => limited.anonymous.get('/api/shared/guess')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });
});

describe('sharing somebody else’s chart', () => {
  test('requires that this person agreed, and records when', async () => {
    const person = await somebody(app);
    const chartId = await chartOf(person);
    const refused = await person.post(`${CHARTS}/${chartId}/shares`, {}).expect(422);
    expect(refused.body.code).toBe('share.agreement_required');
    const { body } = await person.post(`${CHARTS}/${chartId}/shares`, { agreed: true }).expect(201);
    const { db } = app.services.database;
    const rows = await db.select().from(chartShares);
    expect(rows.find(({ id }) => id === body.share.id)?.agreedAt).not.toBeNull();
  });

  test('asks nothing for one’s own chart', async () => {
    const { share } = await owner();
    const { share: made } = await share();
    const rows = await app.services.database.db.select().from(chartShares);
    expect(rows.find(({ id }) => id === made.id)?.agreedAt).toBeNull();
  });
});

describe('the links to a chart', () => {
  test('are listed newest first, until they are revoked', async () => {
    const { share, list, person, shares } = await owner();
    const first = await share({ days: 7, level: 'birth' });
    app.advance(1_000);
    const second = await share({ days: 365 });
    expect(await list()).toEqual([second.share, first.share]);
    await person.delete(`${shares}/${first.share.id}`).expect(204);
    expect(await list()).toEqual([second.share]);
    await open(second.token).expect(200);
    await open(first.token).expect(404);
    await person.delete(`${shares}/${first.share.id}`).expect(404);
  });

  test('are at most ten that work, however many are made at once', async () => {
    const { share, person, chartId, shares, list } = await owner();
    const made = await Promise.all(
      Array.from({ length: SHARES_PER_CHART_MAX + 3 }, () => person.post(shares, { days: 7 })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(SHARES_PER_CHART_MAX);
    const [refused] = made.filter(({ status }) => status !== 201);
    expect(refused?.body.code).toBe('share.limit_reached');
    const { db } = app.services.database;
    await db
      .update(chartShares)
      .set({ expiresAt: app.services.clock() })
      .where(eq(chartShares.chartId, chartId));
    await share();
    expect(await list()).toHaveLength(1);
  });

  test('are nobody else’s to see, make or revoke', async () => {
    const [ana, ben] = [await owner(), await owner()];
    const { share: made, token } = await ana.share();
    const foreign = await ben.person.get(ana.shares).expect(404);
    expect(foreign.body.code).toBe('chart.not_found');
    await ben.person.post(ana.shares, { agreed: true }).expect(404);
    await ben.person.delete(`${ana.shares}/${made.id}`).expect(404);
    // Nor through a chart of their own.
    await ben.person.delete(`${ben.shares}/${made.id}`).expect(404);
    await app.anonymous.get(ana.shares).expect(401);
    await app.anonymous.post(ana.shares, {}).expect(401);
    await app.anonymous.delete(`${ana.shares}/${made.id}`).expect(401);
    await open(token).expect(200);
  });

  test('end with the chart', async () => {
    const { share, person, chartId } = await owner();
    const { token, share: made } = await share();
    await person.delete(`${CHARTS}/${chartId}`).expect(204);
    await open(token).expect(404);
    const rows = await app.services.database.db.select().from(chartShares);
    expect(rows.map(({ id }) => id)).not.toContain(made.id);
  });

  test('are deleted by a job once they expire, not earlier', async () => {
    const { share } = await owner();
    const [brief, long] = [await share({ days: 7 }), await share({ days: 90 })];
    const kept = async () =>
      (await app.services.database.db.select().from(chartShares)).map(({ id }) => id);
    app.advance(7 * DAY_MS - 60_000);
    await app.jobs.runDue();
    expect(await kept()).toContain(brief.share.id);
    app.advance(15 * 60_000);
    await app.jobs.runDue();
    expect(await kept()).not.toContain(brief.share.id);
    expect(await kept()).toContain(long.share.id);
  });
});

test.each([{ days: 31 }, { days: '30' }, { level: 'everything' }, { showsName: 1 }, { more: 1 }])(
  'refuses a link with %j',
  async (body) => {
    const { person, shares } = await owner();
    expect((await person.post(shares, body).expect(400)).body.code).toBe('request.invalid');
  },
);
