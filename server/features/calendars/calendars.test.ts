import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarLinks } from '#server/platform/db/schema/calendars.ts';
import { users } from '#server/platform/db/schema/identity.ts';
import { accountMemberships } from '#server/platform/db/schema/memberships.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { GUESSES, hitsOfGuesses } from '#server/testing/guesses.ts';
import { BIRTHS } from '#server/testing/team-births.ts';
import { CALENDAR_LINKS_MAX } from '#shared/contract/calendars.ts';
import { openAccount } from '../accounts/service.ts';

let app: TestApp;
let ana: SignedIn;
let ben: SignedIn;
let teamId: string;
let accountId: string;
beforeAll(async () => {
  app = await startTestApp();
  [ana, ben] = [await newPerson(), await newPerson()];
  await ana.post('/api/individual/charts/preview', BIRTHS[0]).expect(200);
  accountId = await openAccount(dbOf(), 'Northwind', [
    { userId: ana.actor.id, role: 'account_admin' },
    { userId: ben.actor.id, role: 'regular_user' },
  ]);
  const sent = { teamName: 'Alpha', teamAccountId: accountId, members: BIRTHS.slice(0, 3) };
  teamId = (await ana.post('/api/team/analyze', sent).expect(200)).body.id;
  const plan = [
    { kind: 'experiment', title: 'Pair on Mondays; then, review', dueDate: '2026-12-01' },
    { kind: 'action', title: 'No date' },
  ];
  for (const entry of plan) await ana.post(`/api/team/${teamId}/actions`, entry).expect(201);
});
afterAll(() => app[Symbol.asyncDispose]());

const LINKS = '/api/calendar-links';
const dbOf = () => app.services.database.db;
const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);
const open = (token: string) => app.anonymous.get(`/calendar/${token}.ics`);

async function linkOf(person: SignedIn, body: object = {}) {
  const made = await person.post(LINKS, body).expect(201);
  return { token: String(made.body.token), id: String(made.body.link.id) };
}

/** The entries of a file, read by a calendar's own parser. */
function entriesOf(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

describe('the calendar of one’s own sky', () => {
  test('is read by a calendar: what the sky completes, and returns', async () => {
    const { token } = await linkOf(ana);
    const { text, headers } = await open(token).expect(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(headers['x-robots-tag']).toContain('noindex');
    const entries = entriesOf(text);
    const titles = entries.map(({ summary }) => summary);
    expect(
      titles.filter((title) => /^The Sun completes .+ \(\d+-\d+\)$/.test(title)).length,
    ).toBeGreaterThan(3);
    expect(titles).toContain('Solar return');
    expect(titles.filter((title) => title === 'Lunar return').length).toBeGreaterThan(6);
    expect(entries.length).toBeLessThan(150);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    for (const { startDate, endDate } of entries) {
      expect(endDate.toJSDate().getTime()).toBeGreaterThan(startDate.toJSDate().getTime());
    }
  });

  test('has lines as the standard wants them, and neither alarms nor birth data', async () => {
    const { text } = await open((await linkOf(ana)).token).expect(200);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).not.toMatch(/VALARM|TZID|ATTENDEE|1979|Lisbon|05:20|Alma/);
    expect(unfolded).not.toContain(ana.actor.email ?? '?');
    const times = unfolded.match(/^DT(START|END|STAMP):.*$/gm) ?? [];
    expect(times.every((line) => /:\d{8}T\d{6}Z$/.test(line))).toBe(true);
  });

  test('says the same until something changes, and then 304', async () => {
    const { token } = await linkOf(ana);
    const first = await open(token).set('Accept-Encoding', 'gzip').expect(200);
    expect(first.headers['content-encoding']).toBe('gzip');
    app.advance(60_000);
    const etag = first.headers['etag'] ?? '';
    const again = await open(token).set('If-None-Match', etag).expect(304);
    expect(again.text).toBe('');
    await ana.post('/api/individual/charts/preview', BIRTHS[1]).expect(200);
    await open(token).set('If-None-Match', etag).expect(200);
  });

  test('is empty without a chart', async () => {
    const { token } = await linkOf(await newPerson());
    expect(entriesOf((await open(token).expect(200)).text)).toEqual([]);
  });

  test('marks returns of an inexact birth time, and keeps to gates that are certain', async () => {
    const person = await newPerson();
    const birth = { ...BIRTHS[0], birthTime: null };
    await person.post('/api/individual/charts/preview', birth).expect(200);
    const { text } = await open((await linkOf(person)).token).expect(200);
    const titles = entriesOf(text).map(({ summary }) => summary);
    expect(titles).toContain('Solar return (approximate)');
    expect(titles).not.toContain('Solar return');
  });
});

describe('the calendar of a team', () => {
  test('has its weather and what of its plan has a date', async () => {
    const { token } = await linkOf(ben, { teamId });
    const entries = entriesOf((await open(token).expect(200)).text);
    const [due, ...others] = entries.filter(({ summary }) => summary.startsWith('Alpha: '));
    expect(others).toEqual([]);
    expect(due?.summary).toBe('Alpha: Pair on Mondays; then, review');
    expect(due?.startDate.isDate).toBe(true);
    expect(due?.startDate.toString()).toBe('2026-12-01');
    const weather = entries.filter(({ summary }) => / stands in for .+ \(\d+\)$/.test(summary));
    expect(weather.length).toBeGreaterThan(0);
    const text = JSON.stringify(entries.map(({ summary, description }) => [summary, description]));
    for (const { name } of BIRTHS.slice(0, 3)) expect(text).not.toContain(name);
  });

  test('ends at once with the access of who subscribed', async () => {
    const { token } = await linkOf(ben, { teamId });
    const isBens = eq(accountMemberships.userId, ben.actor.id);
    await dbOf().update(accountMemberships).set({ isActive: false }).where(isBens);
    expect((await open(token)).body.code).toBe('calendar.not_found');
    await ben.get(`/api/user/calendar/download?teamId=${teamId}`).expect(404);
    await dbOf().update(accountMemberships).set({ isActive: true }).where(isBens);
    await open(token).expect(200);
    await ben.get(`/api/user/calendar/download?teamId=${teamId}`).expect(200);
  });

  test('is made for those who see the team only', async () => {
    const stranger = await newPerson();
    expect((await stranger.post(LINKS, { teamId }).expect(404)).body.code).toBe('team.not_found');
  });
});

describe('links', () => {
  test('are listed without their tokens and revoked by who made them only', async () => {
    const person = await newPerson();
    const { token, id } = await linkOf(person);
    const { body, text } = await person.get(LINKS).expect(200);
    expect(body.links).toEqual([
      { id, kind: 'own', teamName: null, createdAt: expect.any(String) },
    ]);
    expect(text).not.toContain(token);
    await ben.delete(`${LINKS}/${id}`).expect(404);
    await open(token).expect(200);
    await person.delete(`${LINKS}/${id}`).expect(204);
    await person.delete(`${LINKS}/${id}`).expect(404);
    await open(token).expect(404);
  });

  test('are at most ten, however many are made at once', async () => {
    const person = await newPerson();
    const made = await Promise.all(
      Array.from({ length: CALENDAR_LINKS_MAX + 2 }, () => person.post(LINKS, {})),
    );
    const refused = made.filter(({ status }) => status === 409);
    expect(refused.map(({ body }) => body.code)).toEqual(Array(2).fill('calendar.limit_reached'));
  });

  test('answer alike when they open nothing', async () => {
    const person = await newPerson();
    const leaver = await newPerson();
    const [dead, off, left] = [await linkOf(person), await linkOf(person), await linkOf(leaver)];
    await dbOf()
      .update(users)
      .set({ deletionDueAt: new Date() })
      .where(eq(users.id, leaver.actor.id));
    await person.delete(`${LINKS}/${dead.id}`).expect(204);
    const isTheirs = eq(users.id, person.actor.id);
    await dbOf().update(users).set({ isActive: false }).where(isTheirs);
    const files = [
      `${left.token}.ics`,
      `${dead.token}.ics`,
      `${off.token}.ics`,
      'x.ics',
      dead.token,
      'x'.repeat(3_000),
    ];
    for (const file of files) {
      const { status, body } = await app.anonymous.get(`/calendar/${file}`);
      expect([status, body.code]).toEqual([404, 'calendar.not_found']);
    }
    const rows = await dbOf().select().from(calendarLinks);
    expect(JSON.stringify(rows)).not.toContain(off.token);
  });

  test(`aren’t found by ${GUESSES} guesses`, async () => {
    const { token } = await linkOf(ben);
    expect(await hitsOfGuesses(token, open)).toBe(0);
    await open(token).expect(200);
  }, 120_000);

  test('are limited to 30 calls a minute from one address', async () => {
    await using limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => limited.anonymous.get('/calendar/guess.ics')),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.headers['retry-after']).toBeDefined();
  });

  test('polled every second are told nothing new 30 times, then to wait, and revoked for good', async () => {
    await using limited = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    const person = await limited.signIn('polled@people.example');
    await person.post('/api/individual/charts/preview', BIRTHS[0]).expect(200);
    const { body } = await person.post(LINKS, {}).expect(201);
    const path = `/calendar/${body.token}.ics`;
    const etag = (await limited.anonymous.get(path).expect(200)).headers['etag'] ?? '';
    const statuses: number[] = [];
    for (let second = 0; second < 31; second += 1) {
      const { status } = await limited.anonymous.get(path).set('If-None-Match', etag);
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(29).fill(304), 429, 429]);
    await person.delete(`${LINKS}/${body.link.id}`).expect(204);
    limited.advance(2 * 60_000);
    const { status } = await limited.anonymous.get(path).set('If-None-Match', etag);
    expect(status).toBe(404);
  });
});
