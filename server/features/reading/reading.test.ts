import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readingFeedback } from '#server/platform/db/schema/charts.ts';
import { masterOf, somebody } from '#server/testing/admin-fixture.ts';
import { type SignedIn, startTestApp, type TestApp } from '#server/testing/app.ts';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { SHARE_LEVELS } from '#shared/contract/sharing.ts';
import { CHAPTER_IDS } from '#shared/reading/schema.ts';

const CHARTS = '/api/individual/charts';
/** A Generator, Sacral, 2/4. */
const BIRTH = {
  name: 'Ada',
  birthDate: '1985-12-10',
  birthTime: '06:30',
  birthPlace: 'London',
  latitude: 51.5,
  longitude: -0.12,
};
const FITS = 'decide:authority:Sacral';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function chartOf(person: SignedIn, birth: object = {}): Promise<string> {
  return (await person.post(`${CHARTS}/preview`, { ...BIRTH, ...birth }).expect(200)).body.chartId;
}
async function ownerWithChart(birth: object = {}) {
  const person = await somebody(app);
  return { person, chartId: await chartOf(person, birth) };
}
async function readingOf(person: SignedIn, chartId: string, hours?: number): Promise<Reading> {
  const query = hours === undefined ? '' : `?hours=${hours}`;
  return (await person.get(`${CHARTS}/${chartId}/reading${query}`).expect(200)).body;
}
const say = (person: SignedIn, chartId: string, paragraphId: string, answer: unknown) =>
  person.put(`${CHARTS}/${chartId}/reading/feedback`, { paragraphId, answer } as object);

async function answersIn(person: SignedIn, chartId: string) {
  const { chapters } = await readingOf(person, chartId);
  const given = chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ answer }) => answer));
  return Object.fromEntries(given.map(({ id, answer }) => [id, answer]));
}
async function storedFor(chartId: string) {
  const rows = await app.services.database.db.select().from(readingFeedback);
  return rows.filter((row) => row.chartId === chartId);
}

describe('the reading of a chart', () => {
  test('has its first screen and eight chapters', async () => {
    const { person, chartId } = await ownerWithChart();
    const { statement, facts, chapters } = await readingOf(person, chartId);
    expect(statement.text).toBe('You’re a Generator.');
    expect(facts.map(({ term }) => term)).toEqual(['Sacral', 'Wait to respond', '2/4']);
    expect(chapters.map(({ id }) => id)).toEqual(CHAPTER_IDS);
    for (const { headline, paragraphs, trial, seconds } of chapters) {
      expect([headline.text, trial.text, ...paragraphs.map(({ text }) => text)]).not.toContain('');
      expect(paragraphs.length).toBeGreaterThan(2);
      expect(paragraphs.map(({ answer }) => answer)).toEqual(paragraphs.map(() => null));
      expect(seconds).toBeGreaterThan(30);
    }
  });

  test('rests on what the chart’s own reply says', async () => {
    const { person, chartId } = await ownerWithChart();
    const { chartData } = (await person.get(`${CHARTS}/${chartId}`).expect(200)).body;
    const { chapters } = await readingOf(person, chartId);
    const facts = chapters.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ evidence }) => evidence),
    );
    for (const fact of facts) {
      if (fact.kind === 'gate') {
        expect(chartData.gates).toContain(fact.gate);
        for (const side of fact.sides) {
          const places: string[] = Object.values(chartData.activations[side]);
          expect(places.some((place) => place.startsWith(`${fact.gate}.`))).toBe(true);
        }
      }
      if (fact.kind === 'channel') expect(chartData.channels).toContain(fact.channel);
    }
    expect(facts.some(({ kind }) => kind === 'gate' || kind === 'channel')).toBe(true);
  });

  test('is its owner’s only: a foreign, a missing and an impossible chart are answered alike', async () => {
    const { chartId } = await ownerWithChart();
    const other = await somebody(app);
    for (const id of [chartId, randomUUID(), 'no-id']) {
      const read = await other.get(`${CHARTS}/${id}/reading`);
      const said = await say(other, id, FITS, 'fits');
      expect([read.status, read.body.code]).toEqual([404, 'chart.not_found']);
      expect([said.status, said.body.code]).toEqual([404, 'chart.not_found']);
    }
    expect(await storedFor(chartId)).toEqual([]);
  });

  test('requires a sign-in', async () => {
    const { status } = await app.anonymous.get(`${CHARTS}/${randomUUID()}/reading`);
    expect(status).toBe(401);
  });
});

describe('with an uncertain birth time', () => {
  test('marks what depends on it with local times and with what holds otherwise', async () => {
    const { person, chartId } = await ownerWithChart({
      birthDate: '1984-10-03',
      birthTime: null,
      birthPlace: 'Berlin',
      latitude: 52.52,
      longitude: 13.4,
    });
    const { facts } = await readingOf(person, chartId);
    const { profile } = (await person.get(`${CHARTS}/${chartId}/certainty`).expect(200)).body;
    const shown = facts.find(({ id }) => id === 'profile');
    const inOrder: string[] = profile.intervals.map(({ value }: { value: string }) => value);
    const others = [...new Set(inOrder)].filter((value) => value !== shown?.term);
    expect(profile.kind).toBe('varying');
    const named = shown?.doubt?.otherwise.map((words) => /\((.+)\)$/.exec(words)?.[1]);
    expect(named).toEqual(others);
    const [span] = shown?.doubt?.spans ?? [];
    const edge = span?.to ?? span?.from;
    expect(edge).toMatchObject({
      localDate: '1984-10-03',
      localTime: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
    });
    expect(shown?.doubt?.share).toBeGreaterThan(0);
    expect(shown?.doubt?.share).toBeLessThan(1);
  });

  /** The edges of what varies, by the paragraph's fact. */
  function edgesByFact({ gates, channels }: ChartCertainty): Map<string, readonly string[]> {
    const edges = (spans: readonly { from: string; to: string }[]) =>
      spans.flatMap(({ from, to }) => [from, to]);
    return new Map([
      ...gates.map(({ gate, spans }) => [`gate:${gate}`, edges(spans)] as const),
      ...channels.map(
        ({ channel, state }) =>
          [`channel:${channel}`, state.kind === 'stable' ? [] : edges(state.intervals)] as const,
      ),
    ]);
  }

  test('writes its chapters for the drawn hours, and marks in them what varies within these', async () => {
    const { person, chartId } = await ownerWithChart({ birthTime: null });
    const { chapters, hours = [] } = await readingOf(person, chartId);
    const certainty: ChartCertainty = (
      await person.get(`${CHARTS}/${chartId}/certainty`).expect(200)
    ).body;
    const written = hours.find(({ isWritten }) => isWritten);
    const [start, end] = [
      written?.from?.utc ?? certainty.window.start.utc,
      written?.to?.utc ?? certainty.window.end.utc,
    ];
    expect(start <= certainty.drawnFor.utc && certainty.drawnFor.utc < end).toBe(true);
    const edges = edgesByFact(certainty);
    const told = chapters.flatMap(({ paragraphs }) => paragraphs);
    const ofParts = told.filter(({ id }) => /:(gate|channel):/.test(id));
    const factOf = (id: string) => id.split(':').slice(1).join(':');
    const varies = ({ id }: { id: string }) =>
      (edges.get(factOf(id)) ?? []).some((edge) => start < edge && edge < end);
    expect(ofParts.filter(({ doubt }) => doubt)).toEqual(ofParts.filter(varies));
    expect(told.filter(({ id, doubt }) => /:(type|authority|profile):/.test(id) && doubt)).toEqual(
      [],
    );
  });

  test('is told for the likelier type where noon makes another, with its chapters', async () => {
    const birth = { birthDate: '1995-03-02', birthTime: null, timeZone: 'Europe/Lisbon' };
    const { person, chartId } = await ownerWithChart(birth);
    const drawn = (await person.get(`${CHARTS}/${chartId}`).expect(200)).body.chartData;
    const told = await readingOf(person, chartId);
    expect(drawn.type).toBe('Manifesting Generator');
    expect(told.statement).toMatchObject({
      text: 'You’re a Generator.',
      doubt: { otherwise: ['a Manifesting Generator'] },
    });
    expect(told.statement.doubt?.share).toBeGreaterThan(0.5);
    expect(told.hours?.find(({ isWritten }) => isWritten)?.who).toContain('Generator');
    expect(told.activations).not.toEqual(drawn.activations);
    const ids = told.chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(ids).toContain('decide:type:Generator');
  });

  test('writes its chapters for other hours when asked, and says what of them is true anytime', async () => {
    const { person, chartId } = await ownerWithChart({ birthTime: null });
    const { hours = [], facts } = await readingOf(person, chartId);
    const { profile } = (await person.get(`${CHARTS}/${chartId}/certainty`).expect(200)).body;
    expect(hours.length).toBeGreaterThan(1);
    for (const index of hours.keys()) {
      const other = await readingOf(person, chartId, index);
      expect(other.hours?.map(({ isWritten }) => isWritten)).toEqual(
        hours.map((_, at) => at === index),
      );
      expect(other.facts).toEqual(facts);
      const told = other.chapters.flatMap(({ paragraphs }) => paragraphs);
      const { id } = told.find((paragraph) => paragraph.id.startsWith('grow:profile:')) ?? {};
      expect(id).toBe(`grow:profile:${profile.intervals[index].value}`);
      // The first chapter tells all of its facts by the profile, too.
      const later = told.filter((one) => !one.id.startsWith('decide:'));
      const anytime = (kind: string) =>
        new Set(later.filter((one) => one.id.includes(`:${kind}:`)).map((one) => one.isAnytime));
      expect(anytime('profile')).toEqual(new Set([false]));
      expect(anytime('type')).toEqual(new Set([true]));
    }
  });

  test('says when a text is true, whatever hours its chapters are written for', async () => {
    const { person, chartId } = await ownerWithChart({
      birthDate: '1990-09-03',
      birthTime: null,
      timeZone: 'Europe/Berlin',
    });
    const { chapters } = await readingOf(person, chartId);
    const { channels }: ChartCertainty = (
      await person.get(`${CHARTS}/${chartId}/certainty`).expect(200)
    ).body;
    const told = chapters.flatMap(({ paragraphs }) => paragraphs);
    const ofChannels = told.flatMap(({ id, doubt }) => {
      const own = channels.find(({ channel }) => id.endsWith(`:channel:${channel}`));
      return doubt && own?.state.kind === 'varying'
        ? [[doubt.spans, own.state.intervals] as const]
        : [];
    });
    expect(ofChannels.length).toBeGreaterThan(0);
    for (const [spans, intervals] of ofChannels) {
      const ends = intervals.flatMap(({ value, from, to }) =>
        value === 'filled' ? [from, to] : [],
      );
      expect(ends).toEqual(
        expect.arrayContaining(
          spans.flatMap(({ from, to }) => [from?.utc, to?.utc].flatMap((end) => end ?? [])),
        ),
      );
      expect(
        spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null),
      ).toHaveLength(2);
    }
  });

  test('has no chapters for hours that it lacks', async () => {
    const { person, chartId } = await ownerWithChart({ birthTime: null });
    const exact = await ownerWithChart();
    const ask = async (who: SignedIn, id: string, hours: string) => {
      const { status, body } = await who.get(`${CHARTS}/${id}/reading?hours=${hours}`);
      return [status, body.code];
    };
    expect(await ask(person, chartId, '5')).toEqual([404, 'reading.hours_not_found']);
    expect(await ask(exact.person, exact.chartId, '0')).toEqual([404, 'reading.hours_not_found']);
    expect(await ask(exact.person, chartId, '0')).toEqual([404, 'chart.not_found']);
    for (const hours of ['-1', '12', '0.5', '08:46']) {
      expect(await ask(person, chartId, hours)).toEqual([400, 'request.invalid']);
    }
    const { status } = await app.anonymous.get(`${CHARTS}/${chartId}/reading?hours=0`);
    expect(status).toBe(401);
  });

  test('keeps what its owner says of a text written for other hours', async () => {
    const { person, chartId } = await ownerWithChart({ birthTime: null });
    const { hours = [] } = await readingOf(person, chartId);
    const other = hours.findIndex(({ isWritten }) => !isWritten);
    const ids = ({ chapters }: Reading) =>
      chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    const drawn = new Set(ids(await readingOf(person, chartId)));
    const own = ids(await readingOf(person, chartId, other)).find((id) => !drawn.has(id)) ?? '';
    await say(person, chartId, own, 'partly').expect(200);
    const { chapters } = await readingOf(person, chartId, other);
    const said = chapters.flatMap(({ paragraphs }) => paragraphs.filter(({ answer }) => answer));
    expect(said.map(({ id, answer }) => [id, answer])).toEqual([[own, 'partly']]);
  });

  test('an exact time leaves no doubt', async () => {
    const { person, chartId } = await ownerWithChart();
    expect(JSON.stringify(await readingOf(person, chartId))).not.toContain('"doubt"');
  });
});

describe('what the owner says of a paragraph', () => {
  test('is kept, replaced by the latest answer, and can be taken back', async () => {
    const { person, chartId } = await ownerWithChart();
    await say(person, chartId, FITS, 'fits').expect(200, { paragraphId: FITS, answer: 'fits' });
    await say(person, chartId, FITS, 'not_me').expect(200);
    await say(person, chartId, 'grow:profile:2/4', 'partly').expect(200);
    expect(await answersIn(person, chartId)).toEqual({
      [FITS]: 'not_me',
      'grow:profile:2/4': 'partly',
    });
    await say(person, chartId, FITS, null).expect(200);
    await say(person, chartId, FITS, null).expect(200);
    expect(await answersIn(person, chartId)).toEqual({ 'grow:profile:2/4': 'partly' });
  });

  test('is refused for a paragraph that the reading lacks, and for another answer', async () => {
    const { person, chartId } = await ownerWithChart();
    const missing = await say(person, chartId, 'decide:authority:Emotional', 'fits');
    expect([missing.status, missing.body.code]).toEqual([404, 'reading.paragraph_not_found']);
    for (const answer of ['maybe', '', 1, undefined]) {
      expect((await say(person, chartId, FITS, answer)).status).toBe(400);
    }
    expect((await say(person, chartId, 'x'.repeat(81), 'fits')).status).toBe(400);
    expect(await storedFor(chartId)).toEqual([]);
  });

  test('outlasts a correction of the birth data as long as the fact holds', async () => {
    const { person, chartId } = await ownerWithChart();
    await say(person, chartId, FITS, 'fits').expect(200);
    await person.patch(`${CHARTS}/${chartId}`, { name: 'Ada King' }).expect(200);
    expect(await answersIn(person, chartId)).toEqual({ [FITS]: 'fits' });
    await person.patch(`${CHARTS}/${chartId}`, { birthDate: '1984-10-03' }).expect(200);
    const { facts } = await readingOf(person, chartId);
    expect(facts[0]?.term).not.toBe('Sacral');
    expect(await answersIn(person, chartId)).toEqual({});
  });

  test('is deleted with the chart', async () => {
    const { person, chartId } = await ownerWithChart();
    await say(person, chartId, FITS, 'fits').expect(200);
    expect(await storedFor(chartId)).toHaveLength(1);
    await person.delete(`${CHARTS}/${chartId}`).expect(204);
    expect(await storedFor(chartId)).toEqual([]);
  });

  test('reaches their own coach, whose check lets it say so', async () => {
    const { person, chartId } = await ownerWithChart();
    const asked = async () => {
      const sent = { question: 'What is my authority?', chartId, isPrivate: true };
      return (await person.post('/api/coach/ask', sent).expect(200)).body;
    };
    const before = await asked();
    await say(person, chartId, FITS, 'not_me').expect(200);
    await say(person, chartId, 'money:authority:Sacral', 'not_me').expect(200);
    const after = await asked();
    expect(before.answer).not.toContain('isn’t you');
    expect(after.answer).toContain('Your authority is Sacral.');
    expect(after.answer).toContain('your Sacral authority isn’t you, so I’ve left that out.');
    expect(after.leftOut).toBe(0);
    expect(after.answer.length).toBeLessThan(before.answer.length);
  });

  test('is in no shared link, however much that shows', async () => {
    const { person, chartId } = await ownerWithChart();
    await say(person, chartId, FITS, 'not_me').expect(200);
    await person.put('/api/individual/own-chart', { chartId }).expect(200);
    for (const level of SHARE_LEVELS) {
      const { body } = await person.post(`${CHARTS}/${chartId}/shares`, { level }).expect(201);
      const { text, status } = await app.anonymous.get(`/api/shared/${body.token}`);
      expect([status, level]).toEqual([200, level]);
      expect(text, level).not.toMatch(/not_me|decide:authority/);
    }
  });

  test('is seen by nobody else: no page, list or export of an admin has it', async () => {
    const { person, chartId } = await ownerWithChart();
    await say(person, chartId, FITS, 'not_me').expect(200);
    const master = await masterOf(app);
    const pages = [
      `${CHARTS}/${chartId}/reading`,
      `/api/admin/users/search?q=person`,
      '/api/admin/audit-log',
      '/api/admin/audit-log/export',
      '/api/admin/team-accounts',
      '/api/admin/team-accounts/export',
      '/api/admin/usage-statistics?dateRange=90',
    ];
    for (const page of pages) {
      const { text } = await master.get(page);
      expect(text, page).not.toMatch(/not_me|decide:authority/);
    }
    for (const own of [`${CHARTS}/${chartId}`, `${CHARTS}/${chartId}/revisions`, CHARTS]) {
      const { text } = await person.get(own);
      expect(text, own).not.toContain('not_me');
    }
  });
});
