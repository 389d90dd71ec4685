import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createPackedEphemeris } from '../ephemeris/packed.ts';
import { packFileName } from '../ephemeris/packed-format.ts';
import truth from '../truth/charts.json' with { type: 'json' };
import { certaintyOf } from './certainty.ts';
import { windowAround } from './window.ts';

/* Instants at which the reference (Swiss Ephemeris 2.10.03, by bisection) sees a line change. */

const ephemeris = createPackedEphemeris((decade) =>
  readFileSync(new URL(`../ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);
const TOLERANCE_MS = 2_000;

test.each(truth.boundaries.map(({ id, crossingUtc }) => [id, crossingUtc] as const))(
  '%s changes within two seconds of %s',
  (_, crossingUtc) => {
    const crossingMs = Date.parse(crossingUtc);
    const { flips } = certaintyOf(windowAround(Math.round(crossingMs), 5), ephemeris);
    const distances = flips.map(({ utcMs }) => Math.abs(utcMs - crossingMs));
    expect(Math.min(...distances)).toBeLessThanOrEqual(TOLERANCE_MS);
  },
);
