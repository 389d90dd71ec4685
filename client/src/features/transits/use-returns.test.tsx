import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { computeChart } from '#shared/engine/chart.ts';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { momentChart, useReturns } from './use-returns.ts';

const MS_PER_DAY = 86_400_000;
const BIRTH = Date.UTC(1985, 4, 3, 12, 30);
const NOW = Date.UTC(2026, 10, 22, 9);

type ReadFile = (path: string) => Uint8Array;
const { readFileSync } = await vi.importActual<{ readFileSync: ReadFile }>('node:fs');
const packOf = (decade: number) =>
  readFileSync(`shared/engine/ephemeris/pack/${packFileName(decade)}`);
const SKY = createPackedEphemeris(packOf);

vi.mock('#client/lib/ephemeris-packs.ts', async (original) => ({
  ...(await original<object>()),
  packOf: async (decade: number) => packOf(decade),
}));

async function returnsAt(nowMs: number) {
  let latest: ReturnType<typeof useReturns> | undefined;
  function Probe() {
    latest = useReturns(BIRTH, nowMs);
    return null;
  }
  renderPart(<Probe />, '/transits');
  await waitFor(() => expect(latest?.returns).toBeTruthy());
  const returns = latest?.returns ?? [];
  const daysOf = (...kinds: string[]) =>
    returns
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ at }) => Math.round((at - nowMs) / MS_PER_DAY));
  const monthsOf = (name: string) =>
    returns
      .filter(({ kind }) => kind === name)
      .map(({ at }) => new Date(at).toISOString().slice(0, 'YYYY-MM'.length));
  return { daysOf, monthsOf, ats: returns.map(({ at }) => at) };
}

test('lists the latest solar and lunar return and the next ones, and the slow ones of a life', async () => {
  const { daysOf, monthsOf, ats } = await returnsAt(NOW);
  // The Sun is back each May; three are ahead within three years.
  expect(monthsOf('solar')).toEqual(['2026-05', '2027-05', '2028-05', '2029-05']);
  const lunar = daysOf('lunar');
  expect(lunar[0]).toBeGreaterThanOrEqual(-28);
  expect(lunar[0]).toBeLessThan(0);
  expect(lunar.at(-1)).toBeLessThanOrEqual(90);
  expect(lunar).toHaveLength(4);
  // Saturn and the node come back about every 29 and 18.6 years, Uranus is opposite once.
  expect(daysOf('saturn').length).toBeGreaterThanOrEqual(3);
  expect(daysOf('nodal').length).toBeGreaterThanOrEqual(5);
  expect(daysOf('uranus_opposition').length).toBeGreaterThanOrEqual(1);
  expect(Math.min(...ats)).toBeGreaterThan(BIRTH);
});

test('has none from before the birth', async () => {
  const { daysOf } = await returnsAt(BIRTH + 10 * MS_PER_DAY);
  expect(daysOf('solar')[0]).toBeGreaterThan(300);
  expect(daysOf('lunar')[0]).toBeGreaterThan(0);
});

test('the chart of a moment has its 26 positions as text', () => {
  const { chart, activations } = momentChart(SKY, NOW);
  expect(chart.type).toBe(computeChart(NOW, SKY).type);
  const { gate, line } = chart.activations.design.sun;
  expect(activations.design.sun).toBe(`${gate}.${line}`);
  expect(Object.keys(activations.personality)).toHaveLength(13);
});
