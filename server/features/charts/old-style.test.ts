import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

const CHARTS = '/api/individual/charts';
/** Moscow's clocks were 2:30:17 ahead of Greenwich then. */
const MOSCOW = {
  birthPlace: 'Moscow',
  latitude: 55.75,
  longitude: 37.62,
  timeZone: 'Europe/Moscow',
};
const BIRTH = { ...MOSCOW, name: 'Anna', birthDate: '1900-03-03', birthTime: '14:30' };

let app: TestApp;
let person: SignedIn;
beforeAll(async () => {
  app = await startTestApp();
  person = await app.signIn(`${randomUUID()}@people.example`);
});
afterAll(() => app[Symbol.asyncDispose]());

async function idOf(birth: object): Promise<string> {
  const { status, body } = await person.post(`${CHARTS}/preview`, birth);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body.chartId;
}

async function chartOf(birth: object) {
  return (await person.get(`${CHARTS}/${await idOf(birth)}`)).body;
}

describe('a date of the old-style calendar', () => {
  test('is stored as typed and charted for the day it denotes', async () => {
    const typed = await chartOf({ ...BIRTH, calendar: 'julian' });
    expect(typed).toMatchObject({ birthDate: '1900-03-03', calendar: 'julian' });
    const today = await chartOf({ ...BIRTH, birthDate: '1900-03-16' });
    expect(today).toMatchObject({ birthDate: '1900-03-16', calendar: 'gregorian' });
    expect(typed.birthUtc).toBe(today.birthUtc);
    expect(typed.birthUtc.slice(0, 10)).toBe('1900-03-16');
    expect(typed.chartData).toEqual(today.chartData);
    const [summary] = (await person.get(`${CHARTS}?limit=2`)).body.slice(1);
    expect(summary).toMatchObject({ birthDate: '1900-03-03', calendar: 'julian' });
  });

  test.each([
    ['1900-02-28', '1900-03-12'],
    ['1900-02-29', '1900-03-13'],
    ['1900-03-01', '1900-03-14'],
    ['1850-01-01', '1850-01-13'],
    ['1918-01-31', '1918-02-13'],
  ])('%s is %s', async (birthDate, today) => {
    const { birthUtc } = await chartOf({ ...BIRTH, birthDate, calendar: 'julian' });
    expect(birthUtc.slice(0, 10)).toBe(today);
  });

  test('covers its own day while the time is unknown', async () => {
    const birth = { ...BIRTH, birthDate: '1900-02-29', birthTime: null, calendar: 'julian' };
    const id = await idOf(birth);
    const { body } = await person.get(`${CHARTS}/${id}/certainty`);
    expect(body.window.start).toMatchObject({ localDate: '1900-03-13', localTime: '00:00:00' });
    const byOffset = await idOf({ ...birth, utcOffsetSeconds: 7200 });
    const { body: manual } = await person.get(`${CHARTS}/${byOffset}/certainty`);
    expect(manual.window.start.utc).toBe('1900-03-12T22:00:00.000Z');
  });

  test('gets choices in its own calendar for a skipped time', async () => {
    const skipped = { ...BIRTH, birthPlace: 'Berlin', timeZone: 'Europe/Berlin' };
    const { status, body } = await person.post(`${CHARTS}/preview`, {
      ...skipped,
      latitude: 52.5,
      longitude: 13.4,
      // 31 March 1985, when summer time began.
      birthDate: '1985-03-18',
      birthTime: '02:30',
      calendar: 'julian',
    });
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'birth.time_nonexistent' });
    expect(body.choices).toMatchObject([
      { birthDate: '1985-03-18', birthTime: '01:59' },
      { birthDate: '1985-03-18', birthTime: '03:30' },
    ]);
  });

  test.each([
    [{ birthDate: '1900-02-29' }, 'birthDate'],
    [{ birthDate: '1900-02-29', calendar: 'gregorian' }, 'birthDate'],
    [{ birthDate: '1900-02-30', calendar: 'julian' }, 'birthDate'],
    [{ birthDate: '1901-02-29', calendar: 'julian' }, 'birthDate'],
    [{ calendar: 'hebrew' }, 'calendar'],
    [{ calendar: null }, 'calendar'],
  ])('is refused when it does not exist: %j', async (sent, field) => {
    const { status, body } = await person.post(`${CHARTS}/preview`, { ...BIRTH, ...sent });
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });
});

describe('a correction', () => {
  test('to the old style changes the chart and is listed', async () => {
    const id = await idOf(BIRTH);
    const { status, body } = await person.patch(`${CHARTS}/${id}`, { calendar: 'julian' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ birthDate: '1900-03-03', calendar: 'julian' });
    expect(body.birthUtc.slice(0, 10)).toBe('1900-03-16');
    const { body: revisions } = await person.get(`${CHARTS}/${id}/revisions`);
    expect(revisions[0].changes).toContainEqual({
      field: 'calendar',
      from: 'gregorian',
      to: 'julian',
    });
  });

  test('of another field keeps an old-style date', async () => {
    const id = await idOf({ ...BIRTH, birthDate: '1900-02-29', calendar: 'julian' });
    const { body } = await person.patch(`${CHARTS}/${id}`, { birthTime: '15:00' });
    expect(body).toMatchObject({ birthDate: '1900-02-29', calendar: 'julian', birthTime: '15:00' });
    expect(body.birthUtc.slice(0, 10)).toBe('1900-03-13');
  });

  test('that makes the date invalid in its calendar is refused at the date', async () => {
    const id = await idOf({ ...BIRTH, birthDate: '1900-02-29', calendar: 'julian' });
    const { status, body } = await person.patch(`${CHARTS}/${id}`, { calendar: 'gregorian' });
    expect({ status, code: body.code, fields: body.fields }).toEqual({
      status: 422,
      code: 'birth.date_invalid',
      fields: { birthDate: expect.any(String) },
    });
  });
});

describe('the doubt about the calendar', () => {
  test.each([
    ['a date as it is typed', {}, true],
    ['an old-style date', { calendar: 'julian' }, false],
    ['a date after the change', { birthDate: '1918-02-01' }, false],
    ['a date with a stated offset', { utcOffsetSeconds: 9000 }, true],
  ])('for %s is raised: %s', async (_, changes, isTold) => {
    const { provenance } = await chartOf({ ...BIRTH, ...changes });
    expect(provenance.doubts.includes('old_style_calendar')).toBe(isTold);
  });

  test('depends on the place, not on the zone alone', async () => {
    const belfast = { ...BIRTH, birthPlace: 'Belfast', timeZone: 'Europe/London' };
    const there = await chartOf({ ...belfast, latitude: 54.6, longitude: -5.93 });
    const london = await chartOf({ ...belfast, latitude: 51.5, longitude: -0.12 });
    expect(there.provenance.doubts).toContain('dublin_time');
    expect(london.provenance.doubts).not.toContain('dublin_time');
  });
});
