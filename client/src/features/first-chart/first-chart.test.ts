import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { decadeOf } from '#client/lib/ephemeris-packs.ts';
import { SAMPLE_PERSON } from '#shared/bodygraph/sample-charts.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { type Chart, computeChart } from '#shared/engine/chart.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { GATE_NUMBERS } from '#shared/engine/wheel.ts';
import { clockOfCity, readersClock, zoneCities } from './clock.ts';
import { type Drawing, drawBirth, type FirstChart } from './first-chart.ts';

type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

const ephemeris = createPackedEphemeris((decade) =>
  readFileSync(`shared/engine/ephemeris/pack/${decade}.bin`),
);

const download = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  download.mockReset();
  download.mockImplementation(async (url) => {
    const name = /(\d{4}\.bin)/.exec(url)?.[1] ?? '';
    return new Response(readFileSync(`shared/engine/ephemeris/pack/${name}`));
  });
  vi.stubGlobal('fetch', download);
});

afterEach(() => vi.unstubAllGlobals());

const PIA = { year: 1986, month: 9, day: 3 };

function chartOf(drawing: Drawing): FirstChart {
  if (drawing.kind !== 'chart') throw new Error(drawing.kind);
  return drawing.chart;
}

test('an exact birth is drawn as the server computes it, without doubt', async () => {
  const drawing = await drawBirth({ date: PIA, time: '07:45', place: 'Madrid' });
  const { activations, clock, doubt, isDoubtful } = chartOf(drawing);
  expect(activations).toEqual(SAMPLE_PERSON);
  expect(clock.words).toBe('Madrid time');
  expect(doubt).toBeNull();
  expect(SIDES.flatMap((side) => Object.values(isDoubtful[side]))).not.toContain(true);
});

test('a date alone is drawn for noon and marks what the hour could change', async () => {
  const drawing = await drawBirth({ date: PIA, time: null, place: 'Chicago' });
  const { isDoubtful, doubt, type } = chartOf(drawing);
  expect(type).toBe('Manifesting Generator');
  expect(isDoubtful.personality).toMatchObject({ moon: true, pluto: false });
  expect(isDoubtful.design).toMatchObject({ moon: true, sun: false });
  expect(doubt?.types).toEqual(['Manifesting Generator']);
  expect(doubt?.typeHours).toEqual([]);
  expect(doubt?.centers).toEqual(['head', 'ajna', 'heart']);
  expect(doubt?.gates).toContain(59);
});

describe('the doubt of a day', () => {
  const date = { year: 1990, month: 1, day: 22 };

  /** The charts of every quarter of an hour of that day, of which the first begins it. */
  const drawnOverTheDay = () =>
    Array.from({ length: 96 }, (_, quarter) =>
      computeChart(Date.UTC(1990, 0, 21, 23, quarter * 15), ephemeris),
    );

  /** "06:45" for the quarter 27. */
  const clockOf = (quarter: number) =>
    new Date(Date.UTC(1990, 0, 22, 0, quarter * 15)).toISOString().slice(11, 16);

  test('is what its charts don’t have in common', async () => {
    const { isDoubtful, doubt } = chartOf(await drawBirth({ date, time: null, place: 'Madrid' }));
    const charts = drawnOverTheDay();
    const differ = (partOf: (chart: Chart) => unknown) => new Set(charts.map(partOf)).size > 1;
    expect(isDoubtful).toEqual(
      recordOf(SIDES, (side) =>
        recordOf(BODY_IDS, (body) => differ(({ activations }) => activations[side][body].gate)),
      ),
    );
    const { typeHours, ...rest } = doubt ?? { typeHours: [] };
    expect(rest).toEqual({
      types: [...new Set(charts.map(({ type }) => type))],
      authorities: [...new Set(charts.map(({ authority }) => authority))],
      centers: CENTER_IDS.filter((id) =>
        differ(({ definedCenters }) => definedCenters.includes(id)),
      ),
      channels: CHANNEL_IDS.filter((id) => differ(({ channelStatus }) => channelStatus[id])),
      gates: GATE_NUMBERS.filter((gate) => differ(({ activeGates }) => activeGates.includes(gate))),
    });
    expect(doubt?.types.length).toBeGreaterThan(2);
    const typesAt = (time: string) =>
      typeHours.flatMap(({ type, spans }) =>
        spans.some(({ from, to }) => (from ?? '') <= time && time < (to ?? '24')) ? [type] : [],
      );
    expect(charts.map((_, quarter) => typesAt(clockOf(quarter)))).toEqual(
      charts.map(({ type }) => [type]),
    );
  });

  test('is none for an exact time, whatever changes that day', async () => {
    const drawing = await drawBirth({ date, time: '12:00', place: 'Madrid' });
    const { isDoubtful, doubt, activations } = chartOf(drawing);
    const noon = chartOf(await drawBirth({ date, time: null, place: 'Madrid' }));
    expect(activations).toEqual(noon.activations);
    expect(doubt).toBeNull();
    expect(SIDES.flatMap((side) => Object.values(isDoubtful[side]))).not.toContain(true);
    expect(SIDES.flatMap((side) => Object.values(noon.isDoubtful[side]))).toContain(true);
  });
});

test('a birth without a place is drawn by the reader’s clock', async () => {
  const { clock, activations } = chartOf(await drawBirth({ date: PIA, time: '07:45', place: '' }));
  expect(clock).toEqual(readersClock());
  expect(activations.personality.sun).toMatch(/^\d+\.\d$/);
});

test('of two equal times the first is drawn', async () => {
  const date = { year: 2024, month: 11, day: 3 };
  const [twice, summer] = await Promise.all([
    drawBirth({ date, time: '01:30', place: 'Chicago' }),
    drawBirth({ date, time: '06:30', place: 'London' }),
  ]);
  expect(chartOf(twice).activations).toEqual(chartOf(summer).activations);
});

test('a day that a calendar skipped has no chart', async () => {
  const date = { year: 2011, month: 12, day: 30 };
  const drawing = await drawBirth({ date, time: null, place: 'Apia' });
  expect(drawing).toEqual({ kind: 'no-such-time' });
});

test('a decade’s file is downloaded once, and again after a failure', async () => {
  const birth = { date: { year: 1923, month: 5, day: 4 }, time: null, place: 'London' };
  download.mockRejectedValueOnce(new TypeError('offline'));
  await expect(drawBirth(birth)).rejects.toThrow('offline');
  await drawBirth(birth);
  await drawBirth({ ...birth, date: { year: 1927, month: 1, day: 1 } });
  expect(download).toHaveBeenCalledTimes(2);
});

test('the last night of a decade needs two files', async () => {
  const date = { year: 1949, month: 12, day: 31 };
  expect((await drawBirth({ date, time: null, place: 'Honolulu' })).kind).toBe('chart');
  expect(download).toHaveBeenCalledTimes(2);
});

test.each([
  [-3_800_000_000_000, 1850],
  [Date.UTC(1999, 11, 31), 1990],
  [Date.UTC(2000, 0, 1), 2000],
  [Date.UTC(2101, 0, 1), 2100],
])('the file for %d is that of %d', (utcMs, decade) => {
  expect(decadeOf(utcMs)).toBe(decade);
});

test('a city without a clock of its own, and a time that clocks skipped, are answers', async () => {
  expect(await drawBirth({ date: PIA, time: null, place: 'Nowhere' })).toEqual({
    kind: 'unknown-city',
  });
  const skipped = { date: { year: 2024, month: 3, day: 10 }, time: '02:30', place: 'Chicago' };
  expect(await drawBirth(skipped)).toEqual({ kind: 'no-such-time' });
  expect(download).not.toHaveBeenCalled();
});

test('cities are found with their country, without accents, in any case', () => {
  expect(clockOfCity('chicago, USA')?.zone).toBe('America/Chicago');
  expect(clockOfCity('São Paulo')?.words).toBe('Sao Paulo time');
  expect(zoneCities()).toContain('Buenos Aires');
});

test('a browser without a known zone draws by UTC', () => {
  expect(readersClock('America/Chicago').words).toBe('Chicago time');
  expect(readersClock('Mars/Olympus')).toEqual({ zone: 'Etc/UTC', words: 'UTC' });
  expect(readersClock('UTC').words).toBe('UTC');
});
