import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { centerLayout } from '#shared/bodygraph/layout.ts';
import { PALETTE } from '#shared/bodygraph/layout-sample.data.ts';
import type { ActiveStatus, GateStatus } from '#shared/bodygraph/model.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { CenterShape } from './center-shape.tsx';
import { DiscBody } from './gate-disc.tsx';
import { ActiveLine } from './lines.tsx';

/*
 * Without color (a gray printer, achromatopsia), any two states must still differ by a lightness
 * step that WCAG counts as visible, or by a mark of that contrast.
 */

const STATES: readonly GateStatus[] = ['none', 'design', 'personality', 'both'];
const PAIRS = STATES.flatMap((one, index) =>
  STATES.slice(index + 1).map((other): [GateStatus, GateStatus] => [one, other]),
);
const VISIBLE = 3;

type Palette = (typeof PALETTE)['light' | 'dark'];

/** Relative luminance by WCAG 2.2: what a grayscale rendering keeps of a color. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

/** The paint of a style sheet class, whose rules the palette test pins to these names. */
const PAINT_OF = {
  'bodygraph-disc': (palette: Palette) => palette.trackFill,
  'bodygraph-design-fill': (palette: Palette) => palette.design,
  'bodygraph-personality-fill': (palette: Palette) => palette.personality,
  'bodygraph-ring': (palette: Palette) => palette.designCore,
  'bodygraph-design-line': (palette: Palette) => palette.design,
  'bodygraph-design-core': (palette: Palette) => palette.designCore,
  'bodygraph-personality-line': (palette: Palette) => palette.personality,
} as const;

interface Mark {
  /** Shape and position, without paint: two drawings differ by a mark that only one of them has. */
  readonly shape: string;
  readonly paint: string;
}

/** The drawn shapes, in paint order; the edge in the background color conveys no state. */
function marksOf(markup: string, palette: Palette): Mark[] {
  return [...markup.matchAll(/<(?:path|circle)([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const name = /class="([\w-]+)"/.exec(attributes)?.[1] ?? '';
    const paint = Object.entries(PAINT_OF).find(([known]) => known === name)?.[1](palette);
    return paint ? [{ shape: attributes.replace(/ class="[^"]*"/, ''), paint }] : [];
  });
}

/**
 * The strongest lightness step between two drawings: between their fills, or between a mark that
 * only one has and what it covers (dashes interrupt the light rail).
 */
function grayDifference(one: readonly Mark[], other: readonly Mark[]): number {
  const [ground, otherGround] = [one[0], other[0]];
  if (!ground || !otherGround) throw new Error('A state that draws nothing');
  const extras = (marks: readonly Mark[], rest: readonly Mark[]) =>
    marks.flatMap(({ shape, paint }, index) =>
      rest.some((mark) => mark.shape === shape)
        ? []
        : marks.slice(0, index).map((covered) => contrast(paint, covered.paint)),
    );
  return Math.max(
    contrast(ground.paint, otherGround.paint),
    ...extras(one, other),
    ...extras(other, one),
  );
}

describe.each(['light', 'dark'] as const)('without color, in the %s palette,', (mode) => {
  const palette = PALETTE[mode];
  const disc = (status: GateStatus) =>
    marksOf(renderToStaticMarkup(<DiscBody x={0} y={0} status={status} />), palette);
  const line = (status: ActiveStatus) =>
    marksOf(renderToStaticMarkup(<ActiveLine d="M0 0H9" status={status} />), palette);

  test.each(PAIRS)('the discs of %s and %s are distinguishable', (one, other) => {
    expect(grayDifference(disc(one), disc(other))).toBeGreaterThanOrEqual(VISIBLE);
  });

  test.each([
    ['design', 'personality'],
    ['design', 'both'],
    ['personality', 'both'],
  ] as const)('the lines of %s and %s are distinguishable', (one, other) => {
    expect(grayDifference(line(one), line(other))).toBeGreaterThanOrEqual(VISIBLE);
  });

  test.each(['design', 'personality', 'both'] as const)('a line of %s is not empty', (status) => {
    const [ground] = line(status);
    expect(contrast(ground?.paint ?? '', palette.trackFill)).toBeGreaterThanOrEqual(VISIBLE);
  });

  // Pale fills cannot reach 3:1 and stay readable below a name: the rim makes the difference.
  test.each(CENTER_IDS)('a defined %s center is darker or lighter, and has a heavier rim', (id) => {
    const [open, defined] = [false, true].map((isDefined) => {
      const markup = renderToStaticMarkup(<CenterShape center={id} isDefined={isDefined} />);
      return Number(/stroke-width="([\d.]+)"/.exec(markup)?.[1]);
    });
    expect((defined ?? 0) / (open ?? 0)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(palette.centerLine, palette.background)).toBeGreaterThanOrEqual(VISIBLE);
    const fill = palette[centerLayout(id).color];
    expect(contrast(fill, palette.centerUndefined)).toBeGreaterThanOrEqual(1.4);
  });
});
