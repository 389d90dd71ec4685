import { describe, expect, test } from 'vitest';
import { bodygraphOf } from './bodygraph.ts';
import { CENTER_IDS } from './centers.ts';
import { CHANNELS } from './channels.ts';
import type { GateNumber } from './wheel.ts';
import { GATE_NUMBERS } from './wheel.ts';

describe('a channel', () => {
  test.each(CHANNELS.map(({ id, gates }) => [id, gates] as const))(
    '%s is empty without its gates, partial with one of them, filled with both',
    (id, [first, second]) => {
      const others = GATE_NUMBERS.filter((gate) => gate !== first && gate !== second);
      const statusWith = (...own: GateNumber[]) =>
        [bodygraphOf(own), bodygraphOf([...others, ...own])].map(
          ({ channelStatus }) => channelStatus[id],
        );
      expect(statusWith()).toEqual(['empty', 'empty']);
      expect(statusWith(first)).toEqual(['partial', 'partial']);
      expect(statusWith(second)).toEqual(['partial', 'partial']);
      expect(statusWith(first, second)).toEqual(['filled', 'filled']);
    },
  );
});

describe('a bodygraph', () => {
  test('of no gates is entirely open', () => {
    const empty = bodygraphOf([]);
    expect(empty).toMatchObject({
      activeGates: [],
      definedChannels: [],
      halfChannels: [],
      hangingGates: [],
      definedCenters: [],
      openCenters: CENTER_IDS,
      completelyOpenCenters: CENTER_IDS,
      components: [],
      definition: 'None',
    });
    expect(new Set(Object.values(empty.channelStatus))).toEqual(new Set(['empty']));
  });

  test('of all gates has every channel in one component', () => {
    const full = bodygraphOf(GATE_NUMBERS);
    expect(full.definedChannels).toHaveLength(36);
    expect(full.components).toEqual([CENTER_IDS]);
    expect(full.definition).toBe('Single');
    expect(full.hangingGates).toEqual([]);
  });

  test('of two people together has the centers of both and those they make', () => {
    // Made-up gate sets, no persons.
    const a: readonly GateNumber[] = [2, 14, 20, 24, 26, 34, 37, 43, 61];
    const b: readonly GateNumber[] = [2, 14, 23, 37, 40, 44];
    const together = bodygraphOf([...a, ...b]);
    expect(together).toMatchObject({
      activeGates: [2, 14, 20, 23, 24, 26, 34, 37, 40, 43, 44, 61],
      definedChannels: ['2-14', '20-34', '23-43', '24-61', '26-44', '37-40'],
      halfChannels: [
        { channel: '10-20', heldGate: 20, missingGate: 10 },
        { channel: '10-34', heldGate: 34, missingGate: 10 },
        { channel: '20-57', heldGate: 20, missingGate: 57 },
        { channel: '34-57', heldGate: 34, missingGate: 57 },
      ],
      openCenters: ['root'],
      completelyOpenCenters: ['root'],
      components: [
        ['head', 'ajna', 'throat', 'g', 'sacral'],
        ['heart', 'spleen', 'solarPlexus'],
      ],
      definition: 'Split',
      hangingGates: [],
    });
    expect(together.channelStatus['20-34']).toBe('filled');
    expect(together.channelStatus['20-57']).toBe('partial');
    expect(together.channelStatus['6-59']).toBe('empty');
  });

  test('calls a gate hanging even in a defined center', () => {
    const { hangingGates, definedCenters } = bodygraphOf([1, 8, 33, 64]);
    expect(definedCenters).toEqual(['throat', 'g']);
    expect(hangingGates).toEqual([33, 64]);
  });

  test('does not depend on order or repetition of the gates', () => {
    const gates: readonly GateNumber[] = [57, 10, 20, 34, 5, 15, 41];
    expect(bodygraphOf([...gates, ...gates].reverse())).toEqual(bodygraphOf(gates));
  });
});
