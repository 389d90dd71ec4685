import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import { CHARTS, chartOwner } from '#server/testing/chart-fixture.ts';
import { MANUAL_LINES_MAX } from '#shared/contract/manual.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const LINE = { label: 'In meetings', text: 'Send me the question the day before.' };

async function owner(): Promise<{ person: SignedIn; chartId: string; manual: string }> {
  const { person, chartId } = await chartOwner(app);
  return { person, chartId, manual: `${CHARTS}/${chartId}/manual` };
}

test('suggests lines, keeps what the owner makes of them, and goes back to the suggestions', async () => {
  const { person, manual } = await owner();
  const suggested = (await person.get(manual).expect(200)).body;
  expect(suggested.isEdited).toBe(false);
  expect(suggested.lines).toHaveLength(6);
  const lines = [LINE, suggested.lines[0]];
  await person.put(manual, { lines }).expect(200, { lines, isEdited: true });
  expect((await person.get(manual)).body).toEqual({ lines, isEdited: true });
  await person.put(manual, { lines: [] }).expect(200);
  expect((await person.get(manual)).body).toEqual({ lines: [], isEdited: true });
  expect((await person.delete(manual).expect(200)).body).toEqual(suggested);
  expect((await person.get(manual)).body).toEqual(suggested);
});

test('refuses too many lines, empty ones and long ones', async () => {
  const { person, manual } = await owner();
  for (const lines of [
    Array(MANUAL_LINES_MAX + 1).fill(LINE),
    [{ ...LINE, text: '  ' }],
    [{ ...LINE, text: 'x'.repeat(601) }],
    [{ ...LINE, label: '' }],
  ]) {
    expect((await person.put(manual, { lines })).status).toBe(400);
  }
  expect((await person.get(manual)).body.isEdited).toBe(false);
});

test('is the owner’s alone', async () => {
  const { person, chartId, manual } = await owner();
  await person.put(manual, { lines: [LINE] }).expect(200);
  const other = await somebody(app);
  for (const path of [manual, `${CHARTS}/${randomUUID()}/manual`]) {
    const replies = [
      await other.get(path),
      await other.put(path, { lines: [] }),
      await other.delete(path),
    ];
    expect(replies.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([404, 'chart.not_found']),
    );
  }
  expect((await person.get(manual)).body.lines).toEqual([LINE]);
  await person.delete(`${CHARTS}/${chartId}`).expect(204);
  await person.get(manual).expect(404);
});
