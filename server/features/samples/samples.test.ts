import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';
import { SAMPLE_CHART } from '#shared/domain/sample-chart.ts';
import { SAMPLE_MAP } from '#shared/domain/sample-map.ts';
import { teamFinding } from '#shared/knowledge/team-finding.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('a visitor gets the sample chart, computed exactly, with the reading that the landing page shows', async () => {
  const { status, text } = await request(app.url + getSampleResult.path);
  expect(status).toBe(200);
  const { chart, reading } = getSampleResult.reply.parse(JSON.parse(text));
  expect(chart.chartData).toMatchObject({ type: 'Manifesting Generator', profile: '6/2' });
  expect(chart.uncertaintyLevel).toBe('low');
  expect(reading.statement.text).toBe('You’re a Manifesting Generator.');
  expect({
    statement: reading.statement.text,
    lead: reading.lead,
    facts: reading.facts.map(({ id, label, sentence }) => ({ id, label, sentence })),
  }).toEqual(SAMPLE_CHART);
});

test('a visitor gets the sample team with every pair, and may not change it', async () => {
  const { text } = await request(app.url + getSampleTeam.path);
  const { members, dynamics, pentaData, canManage } = getSampleTeam.reply.parse(JSON.parse(text));
  expect(members).toHaveLength(5);
  expect(dynamics).toHaveLength(10);
  expect(pentaData?.channels).toHaveLength(6);
  expect(canManage).toBe(false);
});

test('the landing page’s map is the one of the sample team', async () => {
  const { text } = await request(app.url + getSampleTeam.path);
  const { members, pentaData } = getSampleTeam.reply.parse(JSON.parse(text));
  if (!pentaData) throw new Error('Five people have a Penta');
  const namesById = new Map(members.map(({ id, name }) => [id, name.split(' ')[0]]));
  expect(SAMPLE_MAP.names).toEqual([...namesById.values()]);
  expect(SAMPLE_MAP.finding).toBe(teamFinding(pentaData));
  expect(SAMPLE_MAP.channels).toEqual(
    pentaData.channels.map(({ channel }) =>
      pentaData.gates
        .filter((gate) => gate.channel === channel)
        .map(({ label, holders }) => ({
          label,
          holders: holders.map(({ memberId }) => namesById.get(memberId)),
        })),
    ),
  );
});

test('the same sample comes again, and browsers may keep it', async () => {
  const first = await request(app.url + getSampleTeam.path);
  const second = await request(app.url + getSampleTeam.path);
  expect(second.text).toBe(first.text);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
});
