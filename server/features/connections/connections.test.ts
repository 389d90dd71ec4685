import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadEphemeris } from '#server/ephemeris.ts';
import { teamMembers } from '#server/platform/db/schema/analyses.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { Connection } from '#shared/contract/connection.ts';
import { readGate } from '#shared/domain/chart-text.ts';
import type { VisibilityLevel } from '#shared/domain/visibility.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { computeChart } from '#shared/engine/chart.ts';
import { PAIR_MODES } from '#shared/engine/pair/modes.ts';
import { pairOf } from '#shared/engine/pair/pair.ts';
import { openAccount } from '../accounts/service.ts';
import { chartDataOf } from '../charts/computed-chart.ts';
import type { ConnectedChart } from './connected-charts.ts';
import { connectionOf } from './service.ts';

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await newPerson(), await newPerson()];
});
afterAll(() => app[Symbol.asyncDispose]());

const CHARTS = '/api/individual/charts';
const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const at = (a: string, b: string) => `/api/connections/${a}/${b}`;
const [FIRST, SECOND, THIRD] = BIRTHS;

async function chartOf(person: SignedIn, birth: object): Promise<string> {
  return (await person.post(`${CHARTS}/preview`, birth).expect(200)).body.chartId;
}

async function linkTo(chartId: string, share: object): Promise<string> {
  const path = `${CHARTS}/${chartId}/shares`;
  return (await ben.post(path, { agreed: true, ...share }).expect(201)).body.token;
}

async function connect(a: string, b: string, reader = ana): Promise<Connection> {
  return Connection.parse((await reader.get(at(a, b)).expect(200)).body);
}

async function refusal(a: string, b: string, reader = ana): Promise<string> {
  const { status, body } = await reader.get(at(a, b));
  return `${status} ${body.code}`;
}

describe('two charts of the history', () => {
  test('connect by what their gates make together', async () => {
    const [one, other] = [await chartOf(ana, FIRST), await chartOf(ana, SECOND)];
    const { a, b, dynamic, theme, isSameChart } = await connect(one, other);
    expect([a.name, b.name]).toEqual(['Alma Reyes', 'Ben Okoye']);
    expect([a.chartId, b.chartId]).toEqual([one, other]);
    expect(isSameChart).toBe(false);
    expect(theme.count).toMatch(/^\d–\d$/);
    const sentences = [dynamic.headline, dynamic.strength, dynamic.watchout, dynamic.talk];
    const said = [...sentences, dynamic.trial].filter((text) => text !== null);
    expect(new Set(said).size).toBe(said.length);
    expect(said.length).toBeLessThanOrEqual(5);
    expect(dynamic.evidence.length).toBeGreaterThan(0);
  });

  test('are told apart by a number when both have one name', async () => {
    const [one, other] = [
      await chartOf(ana, FIRST),
      await chartOf(ana, { ...SECOND, name: 'alma reyes ' }),
    ];
    const { a, b } = await connect(one, other);
    expect([a.name, b.name]).toEqual(['Alma Reyes (1)', 'alma reyes (2)']);
  });

  test('that are one chart are refused, and that are one birth are marked', async () => {
    const [one, copy] = [await chartOf(ana, FIRST), await chartOf(ana, FIRST)];
    expect(await refusal(one, one.toUpperCase())).toBe('422 connection.same_chart');
    expect((await connect(one, copy)).isSameChart).toBe(true);
  });

  test('of which one is deleted or somebody else’s are not found', async () => {
    const [one, other] = [await chartOf(ana, FIRST), await chartOf(ana, SECOND)];
    expect(await refusal(one, other, ben)).toBe('404 chart.not_found');
    await ana.delete(`${CHARTS}/${other}`).expect(204);
    expect(await refusal(one, other)).toBe('404 chart.not_found');
    expect(await refusal(one, crypto.randomUUID())).toBe('404 chart.not_found');
    expect((await app.anonymous.get(at(one, other))).status).toBe(401);
  });
});

describe('a chart behind a link', () => {
  test('connects when the link shows positions, and no longer than it works', async () => {
    const [mine, theirs] = [await chartOf(ana, FIRST), await chartOf(ben, SECOND)];
    const { share, token } = (
      await ben.post(`${CHARTS}/${theirs}/shares`, { agreed: true, level: 'positions' })
    ).body;
    const { b } = await connect(mine, token);
    expect([b.source, b.chartId, b.name]).toEqual(['link', null, 'Ben Okoye']);
    const { text } = await ana.get(at(mine, token));
    for (const hidden of [token, theirs, '1985', '06:30', 'London']) {
      expect(text).not.toContain(hidden);
    }
    await ben.delete(`${CHARTS}/${theirs}/shares/${share.id}`).expect(204);
    expect(await refusal(mine, token)).toBe('404 share.not_found');
  });

  test('says so when it is the reader’s own chart', async () => {
    const mine = await chartOf(ben, FIRST);
    const token = await linkTo(mine, { level: 'positions' });
    expect((await connect(mine, token, ben)).isSameChart).toBe(true);
    expect(await refusal(token, token, ben)).toBe('422 connection.same_chart');
  });

  test('needs a login, and a chart of the reader’s own', async () => {
    const token = await linkTo(await chartOf(ben, SECOND), { level: 'birth' });
    const mine = await chartOf(ana, FIRST);
    expect((await app.anonymous.get(at(mine, token))).status).toBe(401);
    expect(await refusal(mine, token, await newPerson())).toBe('404 chart.not_found');
  });

  test('stays closed when the link shows a summary, and nameless when it hides the name', async () => {
    const [mine, theirs] = [await chartOf(ana, FIRST), await chartOf(ben, SECOND)];
    const summary = await linkTo(theirs, {});
    expect(await refusal(mine, summary)).toBe('403 connection.not_shared');
    const nameless = await linkTo(theirs, { level: 'positions', showsName: false });
    const { text } = await ana.get(at(mine, nameless)).expect(200);
    expect(text).not.toContain('Okoye');
    expect(text).toContain('Guest');
  });

  test('tells hours of its birth only when the link shows the birth', async () => {
    const mine = await chartOf(ana, FIRST);
    const theirs = await chartOf(ben, { ...SECOND, birthTimeToleranceMinutes: 720 });
    const hoursAt = async (level: string) => {
      const { dynamic } = await connect(mine, await linkTo(theirs, { level }));
      return PAIR_MODES.flatMap((mode) => dynamic.channels[mode].flatMap(({ hours }) => hours));
    };
    expect(await hoursAt('positions')).toEqual([]);
    expect((await hoursAt('birth')).length).toBeGreaterThan(0);
  });
});

describe('people of a team', () => {
  let ids: string[];
  beforeAll(async () => {
    const accountId = await openAccount(app.services.database.db, 'Northwind', [
      { userId: ana.actor.id, role: 'account_admin' },
      { userId: ben.actor.id, role: 'regular_user' },
    ]);
    const sent = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, 3) };
    const { body } = await ana.post('/api/team/analyze', sent).expect(200);
    ids = body.members.map(({ id }: { id: string }) => id);
  });

  const share = (visibility: VisibilityLevel, enteredBy: 'admin' | 'person' = 'person') =>
    app.services.database.db
      .update(teamMembers)
      .set({ visibility, enteredBy })
      .where(eq(teamMembers.id, ids[1] ?? ''));

  test('connect with each other and with a chart of the reader’s own', async () => {
    const [one = '', other = ''] = ids;
    await share('full');
    expect((await connect(one, other, ben)).b).toMatchObject({ source: 'team', chartId: null });
    const mine = await chartOf(ben, THIRD);
    expect((await connect(mine, other, ben)).a.source).toBe('history');
  });

  test.each(['summary', 'functions'] as const)(
    'who share their %s only connect with nobody',
    async (level) => {
      const [one = '', other = ''] = ids;
      await share(level);
      for (const reader of [ana, ben]) {
        const { status, text } = await reader.get(at(one, other));
        expect(status).toBe(403);
        expect(text).not.toMatch(/Ben Okoye|London|"\d+\.\d"/);
      }
    },
  );

  test('are not found by strangers', async () => {
    const [one = '', other = ''] = ids;
    await share('full');
    expect(await refusal(one, other, await newPerson())).toBe('404 chart.not_found');
  });
});

const ephemeris = loadEphemeris();
const PAIRS = 4_000;

/** The same numbers in every run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test(`equals the engine’s pair for ${PAIRS} random pairs`, () => {
  const next = sequence(19);
  const chartAt = (name: string): ConnectedChart => {
    const utcMs = Date.UTC(1930, 0, 1) + next() * (Date.UTC(2026, 0, 1) - Date.UTC(1930, 0, 1));
    const chartData = chartDataOf(computeChart(utcMs, ephemeris), true);
    const rest = { chartId: null, certainty: null, isApproximate: false, showsBirth: false };
    return { name, source: 'history', chartData, ...rest };
  };
  const wrong: unknown[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const charts = [chartAt('Ana'), chartAt('Ben')] as const;
    const { dynamic, theme } = connectionOf(charts);
    const gatesOf = ({ chartData }: ConnectedChart) =>
      Object.values(chartData.activations)
        .flatMap((side) => Object.values(side))
        .flatMap((text) => readGate(text)?.gate ?? []);
    const pair = pairOf(gatesOf(charts[0]), gatesOf(charts[1]));
    const told = PAIR_MODES.flatMap((mode) =>
      dynamic.channels[mode].map(({ channel, fromId, gate }) => ({ channel, mode, fromId, gate })),
    );
    const expected = PAIR_MODES.flatMap((wanted) =>
      pair.channels.flatMap(({ channel, mode, from, gate }) =>
        mode === wanted ? { channel, mode, fromId: from?.toLowerCase() ?? null, gate } : [],
      ),
    );
    const centers = CENTER_IDS.map((center) => pair.centerRelation[center]);
    const isRight =
      JSON.stringify(told) === JSON.stringify(expected) &&
      String(dynamic.centers.map(({ relation }) => relation)) === String(centers) &&
      String(dynamic.newCenters) === String(pair.newCenters) &&
      dynamic.definition === pair.composite.definition &&
      theme.count.startsWith(String(pair.composite.definedCenters.length));
    if (!isRight) wrong.push({ charts, told, expected });
  }
  expect(wrong).toEqual([]);
});
