import { describe, expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { litBy } from './lit.ts';
import { centerSpot, channelSpot, gateSpot, positionSpot, type Spot } from './navigation.ts';

describe('what is not dimmed', () => {
  const model = bodygraphModel(SAMPLE.activations);

  test('for a gate: its channels and their other gates', () => {
    const lit = litBy(model, [gateSpot(34)]);
    expect([...lit.channels]).toEqual(['10-34', '20-34', '34-57']);
    expect([...lit.gates].sort((a, b) => a - b)).toEqual([10, 20, 34, 57]);
    expect(lit.segments.size).toBe(6);
  });

  test('for a center: its gates and its filled channels only', () => {
    const lit = litBy(model, [centerSpot('sacral')]);
    expect([...lit.channels]).toEqual(['10-34', '42-53']);
    expect([...lit.gates].sort((a, b) => a - b)).toEqual([3, 5, 9, 10, 14, 27, 29, 34, 42, 53, 59]);
    expect([...lit.segments].sort()).toEqual(['linkLower', 'linkUpper', 's10', 's34']);
  });

  const sorted = (values: Iterable<number | string>) =>
    [...values].sort((a, b) => String(a).localeCompare(String(b), 'en', { numeric: true }));

  test.each<readonly [string, readonly Spot[], string[], number[], string[]]>([
    ['nothing selected: nothing', [], [], [], []],
    ['a gate of one channel', [gateSpot(18)], ['18-58'], [18, 58], []],
    ['a gate that is not active', [gateSpot(1)], ['1-8'], [1, 8], []],
    ['a position: as its gate', [positionSpot('design', 'sun', 12)], ['12-22'], [12, 22], []],
    ['a channel: its gates', [channelSpot('12-22')], ['12-22'], [12, 22], []],
    ['a channel that is not filled', [channelSpot('1-8')], ['1-8'], [1, 8], []],
    ['one of the joined channels', [channelSpot('10-20')], ['10-20'], [10, 20], ['s10', 's20']],
    ['a center without filled channels', [centerSpot('head')], [], [61, 63, 64], []],
    [
      'several parts: all of each, once',
      [gateSpot(58), channelSpot('18-58'), centerSpot('head'), channelSpot('34-57')],
      ['18-58', '34-57'],
      [18, 34, 57, 58, 61, 63, 64],
      ['s34', 's57'],
    ],
  ])('for %s', (_, spots, channels, gates, segments) => {
    const lit = litBy(model, spots);
    expect(sorted(lit.channels)).toEqual(channels);
    expect(sorted(lit.gates)).toEqual(gates);
    expect(sorted(lit.segments)).toEqual(segments);
  });
});
