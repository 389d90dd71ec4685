import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type BodyId, SIDES, type Side } from './bodies.ts';
import { type Chart, computeChart } from './chart.ts';
import { createPackedEphemeris } from './ephemeris/packed.ts';
import { packFileName } from './ephemeris/packed-format.ts';
import { gateLinesOf } from './ephemeris/reference.ts';

type ByPosition = Record<Side, Partial<Record<BodyId, string>>>;

/** What a published chart states; which fields there are differs from page to page. */
interface PublishedFields {
  type?: string;
  strategy?: string;
  authority?: string;
  notAuthority?: string;
  profile?: string;
  definition?: string;
  incarnationCross?: string;
  crossGates?: number[];
  channels?: string[];
  centers?: string[];
  openOrUndefined?: string[];
  gatesInclude?: number[];
  /** "gate" or "gate.line". */
  activations?: ByPosition;
  /** "color", "color.tone" or "color.tone.base". */
  colorToneBase?: ByPosition;
}

interface Truth {
  charts: { id: string; utc: string; expected: PublishedFields }[];
  boundaries: {
    id: string;
    points: {
      utc: string;
      type: string;
      authority: string;
      profile: string;
      definition: string;
      channels: string[];
      P: string;
      D: string;
    }[];
  }[];
}

const TRUTH = JSON.parse(
  readFileSync(new URL('./truth/charts.json', import.meta.url), 'utf8'),
) as Truth;
const EPHEMERIS = createPackedEphemeris((decade) =>
  readFileSync(new URL(`./ephemeris/pack/${packFileName(decade)}`, import.meta.url)),
);

/** The leading parts of a dotted text, as many as another one has. */
function partsLike(text: string, other: string): string {
  return text.split('.').slice(0, other.split('.').length).join('.');
}

/** One check for each field that can be published; each takes the published value. */
const CHECKS: {
  [F in keyof Required<PublishedFields>]: (
    chart: Chart,
    value: Required<PublishedFields>[F],
  ) => void;
} = {
  type: (chart, value) => expect(chart.type).toBe(value),
  // "To Inform" against "Inform before acting".
  strategy: (chart, value) =>
    expect(chart.strategy.toLowerCase()).toContain(value.replace(/^To /, '').toLowerCase()),
  authority: (chart, value) => expect(chart.authority).toBe(value),
  notAuthority: (chart, value) => expect(chart.authority).not.toBe(value),
  profile: (chart, value) => expect(chart.profile.id).toBe(value),
  definition: (chart, value) => expect(chart.definition).toBe(value),
  // Published without number, at times with the gates in brackets.
  incarnationCross: (chart, value) =>
    expect(chart.incarnationCross.fullName.replace(/ \d$/, '')).toBe(value.replace(/ \(.*$/, '')),
  crossGates: (chart, value) => expect(chart.incarnationCross.gates).toEqual(value),
  channels: (chart, value) => expect(chart.definedChannels).toEqual(value),
  centers: (chart, value) => expect(chart.definedCenters).toEqual(value),
  openOrUndefined: (chart, value) =>
    expect(chart.openCenters).toEqual(expect.arrayContaining(value)),
  gatesInclude: (chart, value) => expect(chart.activeGates).toEqual(expect.arrayContaining(value)),
  activations: (chart, value) =>
    checkPositions(chart, value, ({ gate, line }) => `${gate}.${line}`),
  colorToneBase: (chart, value) =>
    checkPositions(chart, value, ({ color, tone, base }) => `${color}.${tone}.${base}`),
};

function checkPositions(
  chart: Chart,
  published: ByPosition,
  textOf: (activation: Chart['activations'][Side][BodyId]) => string,
): void {
  for (const side of SIDES) {
    for (const [body, text] of Object.entries(published[side])) {
      // The truth file names bodies by our ids.
      const activation = chart.activations[side][body as BodyId];
      expect(`${side} ${body} ${partsLike(textOf(activation), text)}`).toBe(
        `${side} ${body} ${text}`,
      );
    }
  }
}

describe('published charts', () => {
  test.each(TRUTH.charts)('$id', ({ utc, expected }) => {
    const chart = computeChart(Date.parse(utc), EPHEMERIS);
    const fields = Object.keys(expected) as (keyof PublishedFields)[];
    expect(fields.length).toBeGreaterThan(0);
    for (const field of fields) {
      const check = CHECKS[field] as (chart: Chart, value: unknown) => void;
      check(chart, expected[field]);
    }
  });
});

describe('charts on either side of an edge', () => {
  test.each(TRUTH.boundaries)('$id', ({ points }) => {
    expect(points).toHaveLength(2);
    for (const point of points) {
      const chart = computeChart(Date.parse(point.utc), EPHEMERIS);
      expect(gateLinesOf(chart, 'personality')).toBe(point.P);
      expect(gateLinesOf(chart, 'design')).toBe(point.D);
      expect(chart).toMatchObject({
        type: point.type,
        authority: point.authority,
        definition: point.definition,
        definedChannels: point.channels,
        profile: { id: point.profile },
      });
    }
  });
});
