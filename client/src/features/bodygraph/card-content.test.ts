import { expect, test } from 'vitest';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { chartOf } from '#shared/bodygraph/sample-charts.ts';
import type { GateNumber } from '#shared/engine/wheel.ts';
import { noticedBy, termsOf } from './card-content.ts';
import { centerSpot, channelSpot, gateSpot, positionSpot } from './navigation.ts';

test.each<readonly [string, readonly GateNumber[], readonly GateNumber[]]>([
  ['you notice it', [], [19]],
  ['others see it before you do', [19], []],
  ['you and others notice it', [19], [19]],
])('says who notices a gate: %s', (words, design, personality) => {
  const model = bodygraphModel(chartOf({ design: [...design], personality: [...personality] }));
  expect(noticedBy(model.gates[19].holders)).toBe(words);
});

test('leaves out of a card’s terms the state that the line below says', () => {
  const model = bodygraphModel(chartOf({ design: [19], personality: [49] }));
  expect(termsOf(model, channelSpot('19-49'))).toEqual(['Channel 19-49', 'complete in your chart']);
  expect(termsOf(model, channelSpot('19-49'), true)).toEqual(['Channel 19-49']);
  expect(termsOf(model, gateSpot(5), true)).toEqual(['Gate 5', 'Sacral']);
  // Who notices it isn't said there.
  expect(termsOf(model, gateSpot(19), true)).toEqual([
    'Gate 19',
    'Root',
    'others see it before you do',
  ]);
  expect(termsOf(model, centerSpot('root'), true)).toEqual(['Root center']);
  expect(termsOf(model, positionSpot('design', 'sun', 19), true)).toHaveLength(2);
});
