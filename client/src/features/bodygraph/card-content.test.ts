import { expect, test } from 'vitest';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { noticedBy } from './card-content.ts';

test.each<readonly [string, readonly GateNumber[], readonly GateNumber[]]>([
  ['you notice it', [], [19]],
  ['others notice it', [19], []],
  ['you and others notice it', [19], [19]],
])('says who notices a gate: %s', (words, design, personality) => {
  const model = bodygraphModel(chartOf({ design: [...design], personality: [...personality] }));
  expect(noticedBy(model.gates[19].holders)).toBe(words);
});
