import { expect, test } from 'vitest';
import { SIZES } from './layout.data.ts';
import { drawnChannels } from './layout.ts';
import { bodygraphModel } from './model.ts';
import { channelSteps, type LineStep, strokeSteps, trackSteps } from './paint-steps.ts';
import { chartOf } from './sample-charts.ts';

const PATH = 'M14 14H62';

function colorsOf(steps: readonly { readonly color: string }[]): string[] {
  return steps.map(({ color }) => color);
}

test('draws all casings of tracks that meet before any outline, and fills last', () => {
  const steps = trackSteps(['M0 0H1', 'M1 0H2']);
  expect(steps.map(({ d, color, width }) => [d, color, width])).toEqual([
    ['M0 0H1', 'background', SIZES.channelCasing],
    ['M1 0H2', 'background', SIZES.channelCasing],
    ['M0 0H1', 'line', SIZES.channelOutline],
    ['M1 0H2', 'line', SIZES.channelOutline],
    ['M0 0H1', 'track', SIZES.channelWidth],
    ['M1 0H2', 'track', SIZES.channelWidth],
  ]);
});

test('widens outline and casing where a hairline would be too thin to print', () => {
  const hairline = SIZES.channelCasing;
  const wide = SIZES.channelWidth + 2 * hairline;
  expect(trackSteps([PATH], hairline).map(({ width }) => width)).toEqual([
    wide,
    wide,
    SIZES.channelWidth,
  ]);
});

test('draws the design as red with a light core', () => {
  const steps = strokeSteps({ d: PATH, status: 'design' });
  expect(steps.map(({ color, width, dash }) => [color, width, dash])).toEqual([
    ['design', SIZES.channelWidth, undefined],
    ['core', SIZES.designCoreWidth, undefined],
  ]);
});

test('draws the personality as one plain line', () => {
  expect(strokeSteps({ d: PATH, status: 'personality' })).toEqual([
    { kind: 'line', d: PATH, width: SIZES.channelWidth, color: 'personality' },
  ]);
});

test.each([
  [undefined, 0],
  ['design', 0],
  ['personality', SIZES.stripeDash[0]],
] as const)(
  'starts the stripes of both sides, beside %s, with the other color',
  (after, offset) => {
    const steps = strokeSteps({ d: PATH, status: 'both', after });
    expect(colorsOf(steps)).toEqual(['design', 'core', 'personality']);
    const [length, space] = SIZES.stripeDash;
    expect(steps.at(-1)?.dash).toEqual({ length, space, offset });
  },
);

const GATES = [16, 48, 10, 34];

function linesOn(d: string, steps: ReturnType<typeof channelSteps>): LineStep[] {
  return steps.filter((step): step is LineStep => step.kind === 'line' && step.d === d);
}

test('paints a channel over its own track, and the integration complex over everything', () => {
  const steps = channelSteps(bodygraphModel(chartOf({ design: GATES, personality: GATES })));
  const channel = drawnChannels.find(({ id }) => id === '16-48');
  if (!channel) throw new Error('the channel 16-48 is not drawn');
  expect(colorsOf(linesOn(channel.d, steps))).toEqual([
    'background',
    'line',
    'track',
    'design',
    'core',
    'personality',
  ]);
  const last = steps.map(({ kind }) => kind).lastIndexOf('dot');
  expect(steps.slice(last)).toEqual([
    expect.objectContaining({ kind: 'dot', radius: SIZES.channelWidth / 2, color: 'personality' }),
  ]);
  const ofChannels = new Set(drawnChannels.map(({ d }) => d));
  const lastOfChannels = steps.findLastIndex(
    (step) => step.kind === 'line' && ofChannels.has(step.d),
  );
  expect(steps.slice(lastOfChannels + 1).some(({ kind }) => kind === 'line')).toBe(true);
});
