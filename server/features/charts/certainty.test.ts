import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';

const BIRTH = {
  name: 'Ana',
  birthDate: '1984-10-03',
  birthTime: '09:00',
  birthPlace: 'Berlin',
  latitude: 52.52,
  longitude: 13.4,
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newPerson = () => app.signIn(`${crypto.randomUUID()}@people.example`);

async function certaintyOf(person: SignedIn, birth: object) {
  const made = await person.post('/api/individual/charts/preview', { ...BIRTH, ...birth });
  expect(made.status).toBe(200);
  return person.get(`/api/individual/charts/${made.body.chartId}/certainty`).expect(200);
}

const hoursOf = ({ start, end }: { start: { utc: string }; end: { utc: string } }) =>
  (Date.parse(end.utc) - Date.parse(start.utc)) / 3_600_000;

describe('the window of a birth time', () => {
  test('is the whole local day for an unknown time', async () => {
    const { body } = await certaintyOf(await newPerson(), { birthTime: null });
    expect(body).toMatchObject({
      basis: 'unknown',
      toleranceMinutes: null,
      window: {
        start: { utc: '1984-10-02T23:00:00.000Z', localDate: '1984-10-03', localTime: '00:00:00' },
        end: { utc: '1984-10-03T23:00:00.000Z', localDate: '1984-10-04', localTime: '00:00:00' },
      },
      drawnFor: { localDate: '1984-10-03', localTime: '12:00:00' },
      profile: { kind: 'varying' },
    });
    expect(body.centers).toHaveLength(9);
    expect(body.channels).toHaveLength(36);
    expect(body.gates).toHaveLength(64);
    expect(body.pentaGates).toHaveLength(12);
    expect(body.positions).toHaveLength(26);
    expect(body.flips.length).toBeGreaterThan(10);
  });

  test.each([
    ['1985-03-31', 23],
    ['1985-09-29', 25],
  ])('on %s, when the clocks change, the day has %i hours', async (birthDate, hours) => {
    const { body } = await certaintyOf(await newPerson(), { birthDate, birthTime: null });
    expect(hoursOf(body.window)).toBe(hours);
    expect(body.window.end.localTime).toBe('00:00:00');
  });

  test.each([
    ['1985-03-31', '01:59:59', '03:00:00'],
    ['1985-09-29', '02:59:59', '02:00:00'],
  ])('on %s names the change of the clock: %s, then %s', async (birthDate, last, first) => {
    const { body } = await certaintyOf(await newPerson(), { birthDate, birthTime: null });
    expect(body.clockChanges).toMatchObject([
      { before: { localTime: last }, after: { localTime: first } },
    ]);
    const [{ before, after }] = body.clockChanges;
    expect(Date.parse(after.utc) - Date.parse(before.utc)).toBe(1);
  });

  test('is the tolerance for a time known to some minutes', async () => {
    const { body } = await certaintyOf(await newPerson(), { birthTimeToleranceMinutes: 30 });
    expect(body).toMatchObject({ basis: 'tolerance', toleranceMinutes: 30 });
    expect(body.window.start).toMatchObject({ localTime: '08:30:00' });
    expect(hoursOf(body.window)).toBeCloseTo(1, 4);
  });

  test('is none for an exact time', async () => {
    const { body } = await certaintyOf(await newPerson(), {});
    expect(body.basis).toBe('exact');
    expect(body.flips).toEqual([]);
    expect(body.profile.kind).toBe('stable');
  });

  test('is the day of a stated offset’s clock', async () => {
    const { body } = await certaintyOf(await newPerson(), {
      birthTime: null,
      utcOffsetSeconds: 7200,
    });
    expect(body.window.start.utc).toBe('1984-10-02T22:00:00.000Z');
    expect(hoursOf(body.window)).toBe(24);
  });
});

describe('access to the certainty of a chart', () => {
  test('requires a sign-in', async () => {
    const { status, body } = await app.anonymous.get(
      `/api/individual/charts/${crypto.randomUUID()}/certainty`,
    );
    expect([status, body.code]).toEqual([401, 'auth.required']);
  });

  test('is the owner’s only: a foreign, a missing and an impossible chart are answered alike', async () => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const made = await owner.post('/api/individual/charts/preview', BIRTH).expect(200);
    for (const id of [made.body.chartId, crypto.randomUUID(), 'no-id']) {
      const { status, body } = await other.get(`/api/individual/charts/${id}/certainty`);
      expect([status, body.code]).toEqual([404, 'chart.not_found']);
    }
  });
});
