import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';
import { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { SAMPLE_CHART } from '#shared/domain/sample-chart.ts';
import { SAMPLE_MAP } from '#shared/domain/sample-map.ts';
import { SAMPLE_PROOFS } from '#shared/domain/sample-proofs.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { certaintyOf } from '#shared/engine/certainty/certainty.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { localDayBounds, resolveLocalTime } from '#shared/engine/time/civil.ts';
import { teamFinding } from '#shared/knowledge/team-finding.ts';

const MADRID = 'Europe/Madrid';
const PACK = new URL('../../../shared/engine/ephemeris/pack/', import.meta.url);

const PACKED = createPackedEphemeris((decade) => readFileSync(new URL(packFileName(decade), PACK)));

const offsetWords = (seconds: number) => `UTC+${seconds / 3600}`;

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

const read = async <T>(path: string, parse: (value: unknown) => T) =>
  parse(JSON.parse((await request(app.url + path)).text));

test('the examples on the landing page are parts of the sample result', async () => {
  const { chart, reading } = await read(getSampleResult.path, getSampleResult.reply.parse);
  const { birth, positions, chapter } = SAMPLE_PROOFS;
  expect([chart.name, chart.birthPlace]).toEqual([birth.name, birth.place]);
  expect(
    dateWords({ locale: 'en-US', clock: null }).dayTime(chart.birthDate, chart.birthTime),
  ).toBe(birth.words);
  expect(offsetWords(chart.utcOffsetSeconds)).toBe(birth.offset);
  const noon = { hour: 12, minute: 0 };
  const [winter] = resolveLocalTime({ year: 1986, month: 1, day: 3, ...noon }, MADRID).instants;
  expect(offsetWords(winter?.offsetSeconds ?? 0)).toBe(birth.winterOffset);
  for (const { body, position } of positions) {
    expect(chart.chartData.activations.personality[body]).toBe(position);
  }
  const told = reading.chapters.find(({ title }) => title === chapter.title);
  expect(told?.headline.text).toBe(chapter.headline);
  expect(told?.paragraphs[0]?.text).toMatch(chapter.advice);
  expect(reading.chapters.map(({ title }) => title)).toEqual(
    expect.arrayContaining([...chapter.others]),
  );
});

test('what the landing page calls certain holds over the whole day of the sample birth', () => {
  const bounds = localDayBounds({ year: 1986, month: 9, day: 3 }, MADRID);
  if (bounds.kind !== 'day') throw new Error('no such day');
  const day = certaintyOf(bounds, PACKED);
  const { type, authority, centers, profiles } = SAMPLE_PROOFS.day;
  const varying = CENTER_IDS.filter((center) => day.centers[center].kind !== 'stable');
  expect([day.type, day.authority]).toMatchObject([
    { kind: 'stable', value: type },
    { kind: 'stable', value: authority.value },
  ]);
  expect(CENTER_IDS.length - varying.length).toBe(centers);
  if (day.profile.kind !== 'varying') throw new Error('The profile depends on the hour');
  const time = dateWords({ locale: 'en-US', clock: '12h', timeZone: MADRID });
  expect(
    day.profile.intervals.map(({ value, fromUtcMs, toUtcMs }) => ({
      value,
      until: toUtcMs === bounds.endUtcMs ? null : time.instant(new Date(toUtcMs).toISOString()),
      share: Number(((toUtcMs - fromUtcMs) / (bounds.endUtcMs - bounds.startUtcMs)).toFixed(2)),
    })),
  ).toEqual(
    profiles.map(({ until, ...span }) => ({
      ...span,
      until: until && `September 3, 1986, ${until}`,
    })),
  );
});

test('the pair and the authorities on the landing page are those of the sample team', async () => {
  const { members, dynamics } = await read(getSampleTeam.path, getSampleTeam.reply.parse);
  const { pair, coach, authorities } = SAMPLE_PROOFS;
  const firstName = ({ name }: { name: string }) => name.split(' ')[0];
  const found = dynamics.find(
    ({ member1, member2 }) =>
      firstName(member1) === pair.names[0] && firstName(member2) === pair.names[1],
  );
  expect(found).toMatchObject({ strength: pair.strength, talk: pair.talk });
  for (const [name, authority] of Object.entries(authorities)) {
    const member = members.find((one) => firstName(one) === name);
    expect(member?.chartData?.authority).toBe(authority);
  }
  // The coach’s answer says nothing else of the two.
  expect(found?.talk).toContain('Inês knows on the spot and Mei knows tomorrow');
  expect(coach.answer).toMatch(/^Inês\. She knows on the spot .* until Mei has slept on it\.$/);
});

test('the same sample comes again, and browsers may keep it', async () => {
  const first = await request(app.url + getSampleTeam.path);
  const second = await request(app.url + getSampleTeam.path);
  expect(second.text).toBe(first.text);
  expect(first.headers['cache-control']).toBe('public, max-age=300');
});
