import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BODY_IDS } from '../bodies.ts';
import { bodygraphOf } from '../bodygraph.ts';
import { randomNumbers } from '../certainty/random-days.ts';
import { computeChart } from '../chart.ts';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import { entryAt, recordOf } from '../lookup.ts';
import { GATE_NUMBERS, type GateNumber, gateStartDeg, wheelPosition } from '../wheel.ts';
import { overlayEnds, transitOverlay } from './overlay.ts';
import { bodiesIn, gatesOfSky, type SkyActivations, skyAt } from './sky.ts';

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 86_400_000;

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

describe('the sky over a chart', () => {
  const natal = { activeGates: [1, 20, 34] as const };

  test('completes a channel whose other gate the chart has', () => {
    const overlay = transitOverlay(natal, skyIn(8, 15));
    expect(overlay.addedGates).toEqual([8, 15]);
    expect(overlay.channels).toEqual([
      { channel: '1-8', madeBy: 'together', ownGates: [1], skyGates: [8] },
    ]);
    expect(overlay.centers).toEqual(['g']);
  });

  test('brings a channel of its own', () => {
    const overlay = transitOverlay(natal, skyIn(12, 22));
    expect(overlay.channels).toEqual([
      { channel: '12-22', madeBy: 'sky', ownGates: [], skyGates: [12, 22] },
    ]);
    expect(overlay.centers).toEqual(['solarPlexus']);
    expect(overlay.sky.definedChannels).toEqual(['12-22']);
    expect(overlay.both.definedChannels).toEqual(['12-22', '20-34']);
  });

  test('that has both gates of a channel brings it, even where the chart has one', () => {
    const [channel] = transitOverlay(natal, skyIn(1, 8)).channels;
    expect(channel).toEqual({ channel: '1-8', madeBy: 'sky', ownGates: [1], skyGates: [1, 8] });
  });

  test('adds nothing to what the chart has already', () => {
    const overlay = transitOverlay(natal, skyIn(20, 34));
    expect(overlay).toMatchObject({ addedGates: [], channels: [], centers: [] });
  });
});

test('over random charts and skies nothing of the chart is lost, and each addition is explained', () => {
  const random = randomNumbers(7);
  for (let count = 0; count < 300; count++) {
    const chart = computeChart(Math.floor(random() * 4e12) - 2e12, PACKED);
    const sky = skyAt(PACKED, Math.floor(random() * 4e12) - 2e12);
    const { channels, centers, both } = transitOverlay(chart, sky);
    const added = channels.map(({ channel }) => channel);
    expect(new Set(both.definedChannels)).toEqual(new Set([...chart.definedChannels, ...added]));
    expect(added.filter((id) => chart.definedChannels.includes(id))).toEqual([]);
    expect(centers.filter((id) => !chart.openCenters.includes(id))).toEqual([]);
    expect(both.activeGates).toEqual(
      bodygraphOf([...chart.activeGates, ...gatesOfSky(sky)]).activeGates,
    );
    for (const { ownGates, skyGates, madeBy } of channels) {
      expect(new Set([...ownGates, ...skyGates]).size).toBe(2);
      expect(madeBy).toBe(skyGates.length === 2 ? 'sky' : 'together');
    }
  }
});

test('the sky at an instant is the personality side of a birth then', () => {
  const utcMs = Date.UTC(2026, 10, 22, 12);
  expect(skyAt(PACKED, utcMs)).toEqual(computeChart(utcMs, PACKED).activations.personality);
});

test('bodies of a gate are listed in chart order, and gates once', () => {
  const sky = skyIn(8, 15, 8);
  expect(bodiesIn(sky, 15)).toEqual(['earth']);
  expect(bodiesIn(sky, 8)).toEqual(BODY_IDS.filter((body) => body !== 'earth'));
  expect(gatesOfSky(sky)).toEqual([8, 15]);
});

describe('what the sky adds ends', () => {
  const natal = { activeGates: [...GATE_NUMBERS].filter((gate) => gate % 3 === 0) };
  const start = Date.UTC(2026, 10, 22, 12);
  const { channels, centers } = overlayEnds(natal, PACKED, start, 30 * MS_PER_DAY);
  const at = (utcMs: number) => transitOverlay(natal, skyAt(PACKED, utcMs));

  test('when its channel is no longer defined, and not earlier', () => {
    expect([...channels.keys()]).toEqual(at(start).channels.map(({ channel }) => channel));
    expect(channels.size).toBeGreaterThan(2);
    for (const [channel, end] of channels) {
      const hasIt = (utcMs: number) => at(utcMs).both.definedChannels.includes(channel);
      const last = end ?? start + 30 * MS_PER_DAY;
      for (let utcMs = start; utcMs < last; utcMs += MS_PER_HOUR) expect(hasIt(utcMs)).toBe(true);
      if (end !== null) expect([hasIt(end - 1), hasIt(end)]).toEqual([true, false]);
    }
  });

  test('when its center is no longer defined, by whichever channel', () => {
    expect([...centers.keys()]).toEqual([...at(start).centers]);
    for (const [center, end] of centers) {
      const hasIt = (utcMs: number) => at(utcMs).both.definedCenters.includes(center);
      const last = end ?? start + 30 * MS_PER_DAY;
      for (let utcMs = start; utcMs < last; utcMs += MS_PER_HOUR) expect(hasIt(utcMs)).toBe(true);
      if (end !== null) expect([hasIt(end - 1), hasIt(end)]).toEqual([true, false]);
    }
  });
});
