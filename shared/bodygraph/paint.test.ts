import { describe, expect, test } from 'vitest';
import { INTEGRATION } from './layout.data.ts';
import { drawnChannels } from './layout.ts';
import { SAMPLE } from './layout-sample.data.ts';
import { bodygraphModel, type GateStatus } from './model.ts';
import { channelStrokes, integrationDots, integrationStrokes, seamUnder } from './paint.ts';
import { chartOf } from './sample-charts.ts';

const channel = drawnChannels.find(({ id }) => id === '1-8');
if (!channel) throw new Error('1-8 is drawn');
const strokes = (one: GateStatus, eight: GateStatus) =>
  channelStrokes(channel, (gate) => (gate === 1 ? one : eight));

describe('a channel', () => {
  test('has no paint without an active gate', () => {
    expect(strokes('none', 'none')).toEqual([]);
  });

  test('is painted from one active gate to the middle', () => {
    expect(strokes('design', 'none')).toMatchObject([{ d: 'M270 458L270 436', status: 'design' }]);
    expect(strokes('none', 'both')).toMatchObject([{ d: 'M270 414L270 436', status: 'both' }]);
  });

  test('is a single run when both halves have one color', () => {
    expect(strokes('both', 'both')).toEqual([{ d: 'M270 414L270 458', status: 'both' }]);
  });

  test('has two halves of different colors without a gap', () => {
    const halves = strokes('personality', 'both');
    expect(halves).toEqual([
      { d: 'M270 436L270 458', status: 'personality', after: 'both' },
      { d: 'M270 436L270 414', status: 'both', after: 'personality' },
    ]);
    for (const half of halves) {
      expect(seamUnder(half)).toEqual({ x: 270, y: 436, status: 'personality' });
    }
  });
});

describe('the shared trunk', () => {
  const painted = (gates: Parameters<typeof chartOf>[0]) => bodygraphModel(chartOf(gates)).segments;

  test('is one run where the paint continues', () => {
    const runs = integrationStrokes(painted({ design: [20, 57] }));
    expect(runs.map(({ status }) => status)).toEqual(['design']);
    const { s20, s57 } = INTEGRATION.segments;
    expect(runs[0]?.d.startsWith(s20.d)).toBe(true);
    expect(runs[0]?.d.endsWith(s57.d.slice(1, s57.d.indexOf('C')))).toBe(true);
  });

  test('changes its paint at the middle of the link', () => {
    const runs = integrationStrokes(painted({ design: [20], personality: [57] }));
    expect(runs.map(({ status, after }) => [status, after])).toEqual([
      ['design', undefined],
      ['personality', 'design'],
    ]);
  });

  test('rounds its corners with dots in the color of the link, black where striped', () => {
    const [x10, y10] = INTEGRATION.junctions.J10;
    const [x34, y34] = INTEGRATION.junctions.J34;
    expect(integrationDots(bodygraphModel(SAMPLE.activations).segments)).toEqual([
      { x: x10, y: y10, status: 'personality', isUnder: false },
      { x: x34, y: y34, status: 'personality', isUnder: false },
    ]);
    expect(integrationDots(painted({ design: [20, 57] }))).toEqual([
      { x: x10, y: y10, status: 'design', isUnder: true },
      { x: x34, y: y34, status: 'design', isUnder: true },
    ]);
  });

  test('has a dot where two arms meet without the link, and none for a single arm', () => {
    expect(integrationDots(painted({ design: [10, 20] }))).toHaveLength(1);
    expect(integrationDots(painted({ design: [10, 1] }))).toEqual([]);
  });
});
