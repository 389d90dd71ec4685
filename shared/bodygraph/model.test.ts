import { describe, expect, test } from 'vitest';
import { GATE_NUMBERS } from '../engine/wheel.ts';
import { SAMPLE } from './layout-sample.data.ts';
import { bodygraphModel } from './model.ts';
import { chartOf } from './sample-charts.ts';

describe('the model of the drawing sample', () => {
  const model = bodygraphModel(SAMPLE.activations);

  test('has its filled channels and defined centers', () => {
    expect([...model.graph.definedChannels].sort()).toEqual([...SAMPLE.filledChannels].sort());
    expect([...model.graph.definedCenters].sort()).toEqual([...SAMPLE.definedCenters].sort());
  });

  test('has the sides of each gate', () => {
    const active = GATE_NUMBERS.filter((gate) => model.gates[gate].status !== 'none');
    expect(active.filter((gate) => model.gates[gate].status === 'both')).toEqual([22, 26, 28, 34]);
    expect(model.gates[12].status).toBe('design');
    expect(model.gates[63].status).toBe('personality');
    expect(model.gates[1].status).toBe('none');
  });

  test('has the activations of a gate, with line and side', () => {
    expect(model.gates[34].holders).toEqual([
      { side: 'design', body: 'saturn', line: 6 },
      { side: 'personality', body: 'saturn', line: 5 },
    ]);
    expect(model.gates[50].holders).toEqual([
      { side: 'design', body: 'south_node', line: 3 },
      { side: 'design', body: 'moon', line: 5 },
    ]);
  });

  test('paints the trunk of 10-34: black above, both sides below', () => {
    expect(model.segments).toEqual({
      s10: 'personality',
      s20: 'none',
      s34: 'both',
      s57: 'none',
      linkUpper: 'personality',
      linkLower: 'both',
    });
  });
});

test('ignores a value outside 1 to 64', () => {
  const model = bodygraphModel(chartOf({ design: [0, 65, 99] }));
  expect(model.graph.activeGates).toEqual([]);
});

test('keeps a value without a line', () => {
  const chart = chartOf({});
  const model = bodygraphModel({ ...chart, design: { ...chart.design, sun: '7' } });
  expect(model.gates[7].holders).toEqual([{ side: 'design', body: 'sun', line: null }]);
});

describe('the shared trunk', () => {
  test.each([
    ['nothing', {}, 'none none none none', 'none none'],
    ['a lone 10', { design: [10] }, 'design none none none', 'none none'],
    [
      '10-20 alone',
      { design: [10], personality: [20] },
      'design personality none none',
      'none none',
    ],
    ['34-57 alone', { design: [34, 57] }, 'none none design design', 'none none'],
    [
      '20-57',
      { design: [20], personality: [57] },
      'none design none personality',
      'design personality',
    ],
    [
      '20-34',
      { personality: [20, 34] },
      'none personality personality none',
      'personality personality',
    ],
    [
      '10-57',
      { design: [57], personality: [10] },
      'personality none none design',
      'personality design',
    ],
    [
      '10, 20 and 57',
      { design: [20, 57], personality: [10] },
      'personality design none design',
      'both design',
    ],
    [
      'all four',
      { design: [10, 34], personality: [20, 34, 57] },
      'design personality both personality',
      'both both',
    ],
  ] as const)('is painted by the rule with %s', (_, gates, arms, link) => {
    const { s10, s20, s34, s57, linkUpper, linkLower } = bodygraphModel(chartOf(gates)).segments;
    expect([s10, s20, s34, s57].join(' ')).toBe(arms);
    expect([linkUpper, linkLower].join(' ')).toBe(link);
  });
});
