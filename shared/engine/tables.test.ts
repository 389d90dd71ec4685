import { describe, expect, test } from 'vitest';
import { CENTER_IDS, CENTERS, centersIn, MOTORS, setOfCenters } from './centers.ts';
import {
  CHANNEL_BY_ID,
  CHANNEL_IDS,
  CHANNELS,
  type Channel,
  type Circuit,
  type CircuitGroup,
  INTEGRATION_COMPLEX,
  partnerGate,
} from './channels.ts';
import { GATES, hexagram } from './gates.ts';
import {
  PENTA_CHANNELS,
  PENTA_GATES,
  PENTA_LOWER,
  PENTA_MATRIX,
  PENTA_UPPER,
} from './penta-matrix.ts';
import { QUARTERS, quarterOf } from './quarter.ts';
import { GATE_NUMBERS } from './wheel.ts';

function energyOf({ centers }: Channel): string {
  const joins = (...ids: readonly string[]) => ids.every((id) => centers.some((c) => c === id));
  if (joins('throat', 'sacral')) return 'Manifesting-Generated';
  if (joins('sacral')) return 'Generated';
  const motor = centers.some((id) => CENTERS[id].roles.includes('motor'));
  return joins('throat') && motor ? 'Manifested' : 'Projected';
}

const GROUP_OF: Record<Circuit, CircuitGroup> = {
  Integration: 'Integration',
  Knowing: 'Individual',
  Centering: 'Individual',
  Understanding: 'Collective',
  Sensing: 'Collective',
  Ego: 'Tribal',
  Defense: 'Tribal',
};

describe('centers', () => {
  test('share out the 64 gates', () => {
    const all = CENTER_IDS.flatMap((id) => CENTERS[id].gates).sort((a, b) => a - b);
    expect(all).toEqual(GATE_NUMBERS);
    for (const gate of GATE_NUMBERS) expect(CENTERS[GATES[gate].center].gates).toContain(gate);
  });

  test('have four motors, and the Throat is none', () => {
    expect(centersIn(MOTORS)).toEqual(['heart', 'solarPlexus', 'sacral', 'root']);
  });
});

describe('channels', () => {
  test('are 36, numbered by their gates and in order', () => {
    expect(CHANNELS).toHaveLength(36);
    expect(CHANNELS.map(({ id }) => id)).toEqual(
      CHANNELS.map(({ gates: [low, high] }) => `${low}-${high}`),
    );
    const sorted = [...CHANNELS].sort((a, b) => a.gates[0] - b.gates[0] || a.gates[1] - b.gates[1]);
    expect(CHANNELS).toEqual(sorted);
  });

  test('join the centers of their gates, over 17 different links', () => {
    for (const { gates, centers } of CHANNELS) {
      expect(centers).toEqual(gates.map((gate) => GATES[gate].center));
      expect(centers[0]).not.toBe(centers[1]);
    }
    expect(new Set(CHANNELS.map(({ centers }) => setOfCenters(centers))).size).toBe(17);
  });

  test('use each gate once, and 10, 20, 34 and 57 three times', () => {
    for (const gate of GATE_NUMBERS) {
      const isIntegration = [10, 20, 34, 57].includes(gate);
      expect(GATES[gate].channels).toHaveLength(isIntegration ? 3 : 1);
    }
    const gates = new Set(INTEGRATION_COMPLEX.flatMap((id) => CHANNEL_BY_ID[id].gates));
    expect(gates).toEqual(new Set([10, 20, 34, 57]));
  });

  test('have the energy that their centers give, and one group for each circuit', () => {
    for (const channel of CHANNELS) {
      expect([channel.id, channel.energyType]).toEqual([channel.id, energyOf(channel)]);
      expect([channel.id, channel.group]).toEqual([channel.id, GROUP_OF[channel.circuit]]);
    }
  });

  test('are found by their id', () => {
    for (const channel of CHANNELS) expect(CHANNEL_BY_ID[channel.id]).toBe(channel);
    expect(Object.keys(CHANNEL_BY_ID)).toEqual(CHANNEL_IDS);
  });

  test('lead from either gate to the other', () => {
    expect(partnerGate(CHANNEL_BY_ID['10-20'], 10)).toBe(20);
    expect(partnerGate(CHANNEL_BY_ID['10-20'], 20)).toBe(10);
  });
});

describe('gates', () => {
  test('carry their own hexagram', () => {
    expect(hexagram(1)).toBe('䷀');
    expect(hexagram(64)).toBe('䷿');
    expect(GATES[57]).toMatchObject({
      name: 'Intuitive Clarity',
      iChing: 'The Gentle',
      center: 'spleen',
      channels: ['10-57', '20-57', '34-57'],
      wheelIndex: 45,
    });
  });
});

describe('quarters', () => {
  test('are sixteen gates each, from 13, 2, 7 and 1', () => {
    const counts = QUARTERS.map(
      ({ name }) => GATE_NUMBERS.filter((gate) => quarterOf(gate) === name).length,
    );
    expect(counts).toEqual([16, 16, 16, 16]);
    expect([13, 24, 2, 33, 7, 44, 1, 19].map((gate) => quarterOf(gate as 13))).toEqual([
      'Initiation',
      'Initiation',
      'Civilization',
      'Civilization',
      'Duality',
      'Duality',
      'Mutation',
      'Mutation',
    ]);
  });
});

describe('the Penta', () => {
  test('has all channels of the G Center to Throat and Sacral but those of gate 10', () => {
    const expected = CHANNELS.filter(
      ({ centers, gates }) =>
        centers.includes('g') &&
        centers.some((id) => id === 'throat' || id === 'sacral') &&
        !gates.includes(10),
    );
    expect(PENTA_CHANNELS).toEqual(expected.map(({ id }) => id));
    expect(new Set([...PENTA_UPPER, ...PENTA_LOWER])).toEqual(new Set(PENTA_CHANNELS));
  });

  test('stands in a matrix whose columns are its channels', () => {
    expect(PENTA_GATES).toHaveLength(12);
    const [throat, upper, lower, sacral] = PENTA_MATRIX;
    for (const [index, id] of PENTA_UPPER.entries()) {
      expect(new Set(CHANNEL_BY_ID[id].gates)).toEqual(new Set([throat[index], upper[index]]));
    }
    for (const [index, id] of PENTA_LOWER.entries()) {
      expect(new Set(CHANNEL_BY_ID[id].gates)).toEqual(new Set([lower[index], sacral[index]]));
    }
  });
});
