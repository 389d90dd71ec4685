import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { decadeOf } from '#client/lib/ephemeris-packs.ts';
import { SAMPLE_PERSON } from '#shared/bodygraph/sample-charts.ts';
import { SIDES } from '#shared/engine/bodies.ts';
import { clockOfCity, readersClock, zoneCities } from './clock.ts';
import { type Drawing, drawBirth, type FirstChart } from './first-chart.ts';

type ReadFile = (path: string) => Uint8Array<ArrayBuffer>;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');

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
  expect(doubt?.centers).toEqual(['head', 'ajna', 'heart']);
  expect(doubt?.gates).toContain(59);
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
