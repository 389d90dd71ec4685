import { expect, test } from 'vitest';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { noticedBy } from './card-content.ts';

const BOTH: readonly [GateNumber, GateNumber] = [19, 49];

test.each<readonly [string, readonly GateNumber[], readonly GateNumber[]]>([
  ['You notice both of these in yourself.', [], [19, 49]],
  ['Others notice both of these in you; you may not.', [19, 49], []],
  ['You and others notice both of these.', [19, 49], [19, 49]],
  ['You notice gate 49 in yourself; others notice gate 19 in you.', [19], [49]],
  ['You notice both of these in yourself; others notice gate 19, too.', [19], [19, 49]],
  ['Others notice both of these in you; you notice gate 19, too.', [19, 49], [19]],
])('says once who notices which gate: %s', (words, design, personality) => {
  const model = bodygraphModel(chartOf({ design: [...design], personality: [...personality] }));
  expect(noticedBy(model, BOTH)).toBe(words);
});
