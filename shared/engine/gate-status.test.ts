import { expect, test } from 'vitest';
import { bodygraphOf } from './bodygraph.ts';
import { activeGatesOf, gateOfText, gateStatuses } from './gate-status.ts';

// A made-up drawing sample, no person.
const SAMPLE = {
  design: {
    sun: '12.5',
    earth: '11.5',
    north_node: '3.3',
    south_node: '50.3',
    moon: '50.5',
    mercury: '53.6',
    venus: '31.1',
    mars: '61.2',
    jupiter: '22.6',
    saturn: '34.6',
    uranus: '26.4',
    neptune: '58.1',
    pluto: '28.3',
  },
  personality: {
    sun: '6.3',
    earth: '36.3',
    north_node: '42.1',
    south_node: '32.1',
    moon: '22.4',
    mercury: '18.1',
    venus: '44.1',
    mars: '54.5',
    jupiter: '63.6',
    saturn: '34.5',
    uranus: '26.2',
    neptune: '10.6',
    pluto: '28.4',
  },
};

test('a picture can be drawn from gate.line texts alone', () => {
  const statuses = gateStatuses(SAMPLE);
  expect(statuses[12]).toBe('design');
  expect(statuses[6]).toBe('personality');
  expect(statuses[34]).toBe('both');
  // Twice from the design side is still design only.
  expect(statuses[50]).toBe('design');
  expect(statuses[1]).toBe('none');
  const bodygraph = bodygraphOf(activeGatesOf(statuses));
  expect(bodygraph.definedChannels).toEqual(['10-34', '12-22', '18-58', '26-44', '32-54', '42-53']);
  expect(bodygraph.openCenters).toEqual(['head', 'ajna']);
});

test('texts that name no gate, and bodies that are missing, are left out', () => {
  const statuses = gateStatuses({
    design: { sun: '0.1', earth: '65.2', moon: 'x', mars: '', venus: '-3.1' },
    personality: { sun: '64.6' },
  });
  expect(activeGatesOf(statuses)).toEqual([64]);
});

test('the gate is the whole part of the text', () => {
  expect(gateOfText('12.5')).toBe(12);
  expect(gateOfText('12')).toBe(12);
  for (const text of ['', '12.x', '1e1', ' 12', '.5', '0x10', '100.1']) {
    expect(gateOfText(text)).toBeNull();
  }
});

test('a text that names no gate, or a missing one, marks nothing', () => {
  const statuses = gateStatuses({ design: { sun: '99.1', moon: 'six' }, personality: {} });
  expect(Object.keys(statuses)).toHaveLength(64);
  expect(activeGatesOf(statuses)).toEqual([]);
});
