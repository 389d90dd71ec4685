import { expect, test } from 'vitest';
import type { AuthorityName } from '../engine/authority.ts';
import type { CenterId } from '../engine/centers.ts';
import type { ReadingChart } from './chart.ts';
import { randomCharts } from './random-charts.ts';
import { tellingCenters } from './telling-centers.ts';

const [SOME] = randomCharts(1, 1);
if (!SOME) throw new Error('No chart');

interface Row {
  readonly title: string;
  readonly defined: readonly CenterId[];
  readonly empty?: readonly CenterId[];
  readonly authority: AuthorityName;
  /** Gates of the Suns: 64 is in the Head, 17 in the Ajna, 42 in the Sacral, 12 in the Throat. */
  readonly suns: readonly [64 | 17 | 42 | 12, 64 | 17 | 42 | 12];
  readonly first: readonly CenterId[];
  readonly last: readonly CenterId[];
}

function chartOf({ defined, empty = [], authority, suns: [personality, design] }: Row) {
  if (!SOME) throw new Error('No chart');
  return {
    ...SOME,
    authority,
    definedCenters: defined,
    completelyOpenCenters: empty,
    activations: {
      personality: { ...SOME.activations.personality, sun: { gate: personality } },
      design: { ...SOME.activations.design, sun: { gate: design } },
    },
  } as const satisfies ReadingChart;
}

const ROWS: readonly Row[] = [
  {
    title: 'the Personality Sun’s center leads, the Design Sun’s follows',
    defined: [],
    authority: 'Lunar',
    suns: [17, 64],
    first: ['ajna', 'head'],
    last: ['sacral'],
  },
  {
    title: 'the rarer states come next: an open Throat, then a defined Head, then an open Root',
    defined: ['head', 'ajna'],
    authority: 'Mental / Environmental',
    suns: [17, 17],
    first: ['ajna', 'throat', 'head', 'root'],
    last: ['sacral'],
  },
  {
    title: 'a center without any gate counts as twice as rare',
    defined: ['g', 'throat'],
    empty: ['spleen'],
    authority: 'Self-Projected',
    suns: [12, 12],
    first: ['throat', 'spleen', 'root'],
    last: ['sacral', 'g'],
  },
  {
    title: 'what type and authority speak of comes last, even under the Sun',
    defined: ['sacral', 'solarPlexus', 'root'],
    authority: 'Emotional',
    suns: [42, 64],
    first: ['head', 'throat'],
    last: ['sacral', 'solarPlexus'],
  },
];

test.each(ROWS)('$title', (row) => {
  const centers = tellingCenters(chartOf(row));
  expect(centers).toHaveLength(9);
  expect(centers.slice(0, row.first.length)).toEqual(row.first);
  expect(centers.slice(-row.last.length)).toEqual(row.last);
});
