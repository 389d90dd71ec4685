import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BODY_IDS } from '../bodies.ts';
import { randomNumbers } from '../certainty/random-days.ts';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { entryAt, recordOf } from '../lookup.ts';
import { type GateNumber, gateStartDeg, wheelPosition } from '../wheel.ts';
import { transitOverlay } from './overlay.ts';
import { type SkyActivations, skyAt } from './sky.ts';
import { sureAdditions } from './sure-additions.ts';

const PACKED = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** A sky whose bodies stand in the given gates; those left over join the last. */
function skyIn(...gates: readonly GateNumber[]): SkyActivations {
  return recordOf(BODY_IDS, (body) => {
    const index = BODY_IDS.indexOf(body);
    const lon = gateStartDeg(gates[index] ?? entryAt(gates, gates.length - 1)) + 0.5;
    return { lon, ...wheelPosition(lon) };
  });
}

const channelsOf = (
  activeGates: readonly GateNumber[],
  possibleGates: readonly GateNumber[],
  ...sky: readonly GateNumber[]
) => [...sureAdditions({ activeGates, possibleGates }, skyIn(...sky)).channels];

test('a channel is sure while its gate of the chart is', () => {
  expect(channelsOf([1], [], 8)).toEqual(['1-8']);
  expect(channelsOf([1], [1], 8)).toEqual([]);
});

test('a channel that the birth may already have defined is no sure addition', () => {
  expect(channelsOf([1], [8], 8)).toEqual([]);
  expect(channelsOf([], [12], 12, 22)).toEqual(['12-22']);
  expect(channelsOf([], [12, 22], 12, 22)).toEqual([]);
});

test('a center is sure by a sure channel, and while no possible birth defines it', () => {
  const centersOf = (activeGates: readonly GateNumber[], possibleGates: readonly GateNumber[]) => [
    ...sureAdditions({ activeGates, possibleGates }, skyIn(8)).centers,
  ];
  expect(centersOf([1], [])).toEqual(['throat', 'g']);
  expect(centersOf([1, 7], [31])).toEqual([]);
  expect(centersOf([1], [1])).toEqual([]);
});

test('over random days, what is sure is added at every time of the day', () => {
  const random = randomNumbers(77);
  let sure = 0;
  let added = 0;
  for (let count = 0; count < 40; count++) {
    const start = Date.UTC(1930, 0, 1) + Math.floor(random() * 3e12);
    const charts = Array.from({ length: 24 }, (_, hour) =>
      computeChart(start + hour * 3_600_000, PACKED),
    );
    const drawn = entryAt(charts, 12);
    const gates = new Set(charts.flatMap(({ activeGates }) => [...activeGates]));
    const possibleGates = [...gates].filter(
      (gate) => !charts.every(({ activeGates }) => activeGates.includes(gate)),
    );
    const sky = skyAt(PACKED, Date.UTC(2026, 0, 1) + Math.floor(random() * 3e10));
    const found = sureAdditions({ activeGates: drawn.activeGates, possibleGates }, sky);
    for (const chart of charts) {
      const overlay = transitOverlay(chart, sky);
      const channels = overlay.channels.map(({ channel }) => channel);
      expect(channels).toEqual(expect.arrayContaining([...found.channels]));
      expect(overlay.centers).toEqual(expect.arrayContaining([...found.centers]));
    }
    sure += found.channels.size;
    added += transitOverlay(drawn, sky).channels.length;
  }
  expect(sure).toBeGreaterThan(0);
  expect(sure).toBeLessThan(added);
});
