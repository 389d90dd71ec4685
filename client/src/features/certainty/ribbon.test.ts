import { describe, expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { causeNames, moveText } from './causes.ts';
import { dayScale } from './day-scale.ts';
import { isOpen, type RibbonRow, ribbonOf, valueAt } from './ribbon.ts';

function ribbon(day: SampleDay) {
  const certainty = certaintyOfDay(day);
  return ribbonOf(certainty, dayScale(certainty, AMERICAN_DATES));
}

const course = (row: RibbonRow | undefined) =>
  row?.stretches.map(({ value, tone, causes }) => [value, tone, causes.map(moveText)]);

const NOON = Date.parse(OPEN_DAY.drawn);

describe('a day on which something changes', () => {
  const { attributes, centers, gates, fixed, sureGates } = ribbon(OPEN_DAY);

  test('has one row for each attribute that changes, the chart’s value solid', () => {
    expect(attributes.map(({ label }) => label)).toEqual(['Profile']);
    expect(course(attributes[0])).toEqual([
      ['1/3', 'plain', []],
      ['1/4', 'drawn', ['Design Sun from 36.3 to 36.4']],
    ]);
  });

  test('has one row for each center that changes, caused by what fills its channel', () => {
    expect(centers.map(({ label }) => label)).toEqual(['Sacral']);
    expect(course(centers[0])).toEqual([
      ['open', 'off', []],
      ['defined', 'on', ['Personality Moon from 9.6 to 34.1']],
      ['open', 'off', ['Personality Moon from 34.6 to 5.1']],
    ]);
  });

  test('has one row for each gate that becomes active or inactive', () => {
    expect(gates.map(({ label }) => label)).toEqual(['34 Power']);
    expect(course(gates[0])?.map(([value]) => value)).toEqual([
      'not active',
      'active',
      'not active',
    ]);
    expect(sureGates).toEqual([1, 20, 31]);
  });

  test('lists the rest as fixed', () => {
    expect(fixed.slice(0, 3)).toEqual([
      { label: 'Type', value: 'Generator' },
      { label: 'Strategy', value: 'Wait to respond' },
      { label: 'Authority', value: 'Emotional' },
    ]);
    expect(fixed.map(({ label }) => label)).not.toContain('Sacral');
    expect(fixed).toHaveLength(5 + 8);
  });

  test('has rows that cover the window without gaps', () => {
    for (const { stretches } of [...attributes, ...centers, ...gates]) {
      expect(stretches[0]?.fromMs).toBe(Date.parse(OPEN_DAY.start));
      expect(stretches.at(-1)?.toMs).toBe(Date.parse(OPEN_DAY.end));
      for (const [index, { fromMs }] of stretches.slice(1).entries()) {
        expect(fromMs).toBe(stretches[index]?.toMs);
      }
    }
  });
});

test('each value of a row has the same fill each time it occurs', () => {
  const [row] = ribbon({
    ...OPEN_DAY,
    attributes: {
      definition: [
        'Split',
        ['None', '1988-06-14T03:00:00+02:00'],
        ['Single', '1988-06-14T09:00:28+02:00'],
        ['Split', '1988-06-14T14:07:50+02:00'],
      ],
    },
  }).attributes;
  expect(row?.stretches.map(({ tone }) => tone)).toEqual(['plain', 'hatched', 'drawn', 'plain']);
});

test('a gate that is active from the start has no empty stretch before it', () => {
  const [row] = ribbon(ROUGH_TIME).gates;
  expect(course(row)?.map(([value]) => value)).toEqual(['active', 'not active']);
});

test('a cross is labeled by its short name', () => {
  const [row] = ribbon({
    ...OPEN_DAY,
    attributes: {
      incarnationCross: [
        'Left Angle Cross of Confrontation 1',
        ['Right Angle Cross of the Sphinx 1', '1988-06-14T09:00:28+02:00'],
      ],
    },
  }).attributes;
  expect(row?.stretches.map(({ label }) => label)).toEqual(['Confrontation 1', 'Sphinx 1']);
});

test('nothing is uncertain on a day without changes', () => {
  expect(isOpen(ribbon(CLOSED_DAY))).toBe(false);
  expect(isOpen(ribbon(ROUGH_TIME))).toBe(true);
});

test('looks up an attribute at any instant, with inclusive starts', () => {
  const { profile, type } = certaintyOfDay(OPEN_DAY);
  const edge = Date.parse('1988-06-14T09:00:28+02:00');
  expect(valueAt(profile, edge - 1)).toBe('1/3');
  expect(valueAt(profile, edge)).toBe('1/4');
  expect(valueAt(type, NOON)).toBe('Generator');
});

test('names positions once, combining both sides of a body', () => {
  const move = { from: '1.1', to: '1.2' };
  expect(
    causeNames([
      { side: 'personality', body: 'moon', ...move },
      { side: 'design', body: 'sun', ...move },
      { side: 'personality', body: 'sun', ...move },
      { side: 'personality', body: 'moon', ...move },
    ]),
  ).toBe('Sun on both sides and Personality Moon');
});
