import { SIZES } from './layout.data.ts';
import { drawnChannels } from './layout.ts';
import type { DrawnModel } from './model.ts';
import {
  ALL_SEGMENTS,
  channelStrokes,
  type Dot,
  integrationDots,
  integrationStrokes,
  integrationTracks,
  paintedSegments,
  type Stroke,
  seamUnder,
} from './paint.ts';

/** What a line is drawn in; each picture gives the names its colors. */
export type LineColor = 'background' | 'line' | 'track' | 'design' | 'core' | 'personality';

export interface LineStep {
  readonly kind: 'line';
  readonly d: string;
  readonly width: number;
  readonly color: LineColor;
  /** Dashes and spaces of this length, starting `offset` into them. */
  readonly dash?: { readonly length: number; readonly space: number; readonly offset: number };
}

export interface DotStep {
  readonly kind: 'dot';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly color: 'design' | 'personality';
}

/** One thing to draw, above all before it. Sizes in units of the picture. */
export type PaintStep = LineStep | DotStep;

const LINE_RADIUS = SIZES.channelWidth / 2;

/**
 * Plain lines that belong together: all casings, then all outlines, so that they merge.
 * @param hairline how far the outline shows at each side at least
 */
export function trackSteps(paths: readonly string[], hairline = 0): LineStep[] {
  const outline = Math.max(SIZES.channelOutline, SIZES.channelWidth + 2 * hairline);
  const layers = [
    [Math.max(SIZES.channelCasing, outline), 'background'],
    [outline, 'line'],
    [SIZES.channelWidth, 'track'],
  ] as const;
  return layers.flatMap(([width, color]) =>
    paths.map((d): LineStep => ({ kind: 'line', d, width, color })),
  );
}

/**
 * One painted run: red with a light core, black, or black dashes over red, which start with the
 * color that differs from the adjoining run.
 */
export function strokeSteps({ d, status, after }: Stroke): LineStep[] {
  const design: LineStep[] = [
    { kind: 'line', d, width: SIZES.channelWidth, color: 'design' },
    { kind: 'line', d, width: SIZES.designCoreWidth, color: 'core' },
  ];
  const personality = { kind: 'line', d, width: SIZES.channelWidth, color: 'personality' } as const;
  if (status === 'design') return design;
  if (status === 'personality') return [personality];
  const [length, space] = SIZES.stripeDash;
  const offset = after === 'personality' ? length : 0;
  return [...design, { ...personality, dash: { length, space, offset } }];
}

function dotSteps(dots: readonly Dot[], radius: number): DotStep[] {
  return dots.map(({ x, y, status }) => ({ kind: 'dot', x, y, radius, color: status }));
}

function runSteps(strokes: readonly Stroke[]): PaintStep[] {
  const seams = strokes.flatMap((stroke) => seamUnder(stroke) ?? []);
  return [...dotSteps(seams, LINE_RADIUS - 0.5), ...strokes.flatMap(strokeSteps)];
}

/** All channels of a picture that doesn't change, with the integration complex on top. */
export function channelSteps({ gates, segments }: DrawnModel, hairline = 0): PaintStep[] {
  const channels = drawnChannels.flatMap((channel) => [
    ...trackSteps([channel.d], hairline),
    ...runSteps(channelStrokes(channel, (gate) => gates[gate].status)),
  ]);
  const painted = paintedSegments(segments, ALL_SEGMENTS);
  const corners = integrationDots(painted);
  return [
    ...channels,
    ...trackSteps(integrationTracks(ALL_SEGMENTS), hairline),
    ...dotSteps(
      corners.filter(({ isUnder }) => isUnder),
      LINE_RADIUS,
    ),
    ...runSteps(integrationStrokes(painted)),
    ...dotSteps(
      corners.filter(({ isUnder }) => !isUnder),
      LINE_RADIUS,
    ),
  ];
}
