import { expect, test } from 'vitest';
import { bodygraphOf } from './bodygraph.ts';
import { bridgesOf } from './bridging.ts';
import { GATE_NUMBERS, type GateNumber } from './wheel.ts';

/** A repeatable run of made-up gate sets, about as full as charts are. */
function* gateSets(count: number): Generator<GateNumber[]> {
  let state = 20240611;
  for (let made = 0; made < count; made++) {
    yield GATE_NUMBERS.filter(() => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32 < 0.33;
    });
  }
}

/** Pairs of the components of `gates` that more gates put into one, as "0+1". */
function joinedBy(gates: readonly GateNumber[], more: readonly GateNumber[]): string[] {
  const before = bodygraphOf(gates).components;
  const after = bodygraphOf([...gates, ...more]).components;
  const placeAfter = before.map(([first]) =>
    after.findIndex((set) => first && set.includes(first)),
  );
  return placeAfter.flatMap((place, i) =>
    placeAfter.slice(i + 1).flatMap((other, k) => (place === other ? [`${i}+${i + 1 + k}`] : [])),
  );
}

test('bridging gates are exactly the single gates that join components', () => {
  let bridges = 0;
  for (const gates of gateSets(400)) {
    const listed = bridgesOf(bodygraphOf(gates)).gates;
    const tried = GATE_NUMBERS.filter((gate) => joinedBy(gates, [gate]).length > 0);
    expect([...new Set(listed.map(({ gate }) => gate))].sort((a, b) => a - b)).toEqual(tried);
    for (const { gate, components } of listed) {
      expect(joinedBy(gates, [gate])).toContain(components.join('+'));
      bridges++;
    }
  }
  expect(bridges).toBeGreaterThan(100);
});

test('bridging pairs join the components they name', () => {
  let bridges = 0;
  for (const gates of gateSets(400)) {
    for (const { gates: pair, components } of bridgesOf(bodygraphOf(gates)).pairs) {
      expect(joinedBy(gates, pair)).toContain(components.join('+'));
      bridges++;
    }
  }
  expect(bridges).toBeGreaterThan(100);
});

test('two gates that join components only together are all listed', () => {
  let pairs = 0;
  for (const gates of gateSets(25)) {
    const listed = bridgesOf(bodygraphOf(gates)).pairs.map((pair) => pair.gates.join('+'));
    const open = GATE_NUMBERS.filter(
      (gate) => !gates.includes(gate) && joinedBy(gates, [gate]).length === 0,
    );
    const tried = open.flatMap((a, index) =>
      open
        .slice(index + 1)
        .filter((b) => joinedBy(gates, [a, b]).length > 0)
        .map((b) => `${a}+${b}`),
    );
    expect(listed).toEqual(expect.arrayContaining(tried));
    pairs += tried.length;
  }
  expect(pairs).toBeGreaterThan(25);
});

test('one component needs no bridge', () => {
  const single = bodygraphOf([1, 8, 7, 31, 30]);
  expect(bridgesOf(single)).toEqual({ gates: [], pairs: [] });
});

test('a bridge over an open center takes the missing gates of both half channels', () => {
  // Head–Ajna and Heart–Solar Plexus; both reach for the open Throat.
  const split = bodygraphOf([47, 64, 37, 40, 17, 45]);
  expect(bridgesOf(split).pairs).toContainEqual({
    gates: [21, 62],
    channels: ['17-62', '21-45'],
    components: [0, 1],
  });
});
