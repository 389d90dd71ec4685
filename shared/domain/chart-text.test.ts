import { expect, test } from 'vitest';
import { CENTER_IDS, CENTERS } from '../engine/centers.ts';
import { GATE_NUMBERS, type Line } from '../engine/wheel.ts';
import { centersNamed, positionText, readGate, readPosition } from './chart-text.ts';

const LINES: readonly Line[] = [1, 2, 3, 4, 5, 6];

test('reads back each of the 384 positions it writes', () => {
  for (const gate of GATE_NUMBERS) {
    for (const line of LINES) {
      expect(readPosition(positionText({ gate, line }))).toEqual({ gate, line });
    }
  }
});

test.each([
  ['12', { gate: 12, line: null }],
  ['12.', { gate: 12, line: null }],
  ['12.0', { gate: 12, line: null }],
  ['12.7', { gate: 12, line: null }],
  ['12.34', { gate: 12, line: null }],
  [' 64.6 ', { gate: 64, line: 6 }],
  ['0.3', null],
  ['65.1', null],
  ['-3.1', null],
  ['3.1.2', null],
  ['3e1', null],
  ['', null],
  ['unknown', null],
])('reads the gate of %j as %j, and no position without both', (text, found) => {
  expect(readGate(text)).toEqual(found);
  expect(readPosition(text)).toEqual(found?.line ? found : null);
});

test('finds the ids of named centers in chart order and leaves out unknown names', () => {
  expect(centersNamed(['Root', 'Nowhere', 'Throat'])).toEqual(['throat', 'root']);
  expect(centersNamed(CENTER_IDS.map((id) => CENTERS[id].name))).toEqual([...CENTER_IDS]);
  expect(centersNamed(['Constructor', '__proto__', 'throat'])).toEqual([]);
});
