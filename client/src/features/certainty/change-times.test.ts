import { expect, test } from 'vitest';
import { certaintyOfDay, OPEN_DAY } from '#client/testing/certainty-samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { dayBands, ROW_WIDTHS } from './bands.ts';
import { axisTimes, changeTimes } from './change-times.ts';
import { dayScale } from './day-scale.ts';

const clock = (time: string) => `1988-06-14T${time}:00+02:00`;

/** A row of a profile that changes at these times. */
function profileRow(...times: readonly string[]) {
  const values = ['1/4', '2/4', '2/5', '3/5', '3/6'] as const;
  const later = times.map((time, index) => [values[index] ?? '4/6', clock(time)] as const);
  const certainty = certaintyOfDay({
    ...OPEN_DAY,
    attributes: { ...OPEN_DAY.attributes, type: ['Generator'], profile: ['1/3', ...later] },
  });
  const scale = dayScale(certainty, dateWords({ locale: 'en-US', clock: '12h' }));
  const row = dayBands(certainty, scale).find(({ id }) => id === 'profile');
  if (!row) throw new Error('The profile changes');
  return { row, scale };
}

/** Where each text begins and ends, at the least width of a character. */
function reachesOf(times: ReturnType<typeof changeTimes>, rowWidth: number) {
  return times.map(({ fraction, shift, text }) => {
    const middle = fraction * rowWidth + shift;
    return [middle - text.length * 3, middle + text.length * 3] as const;
  });
}

test('puts the time of each change below its boundary, with the half of the day', () => {
  const { row, scale } = profileRow('07:20', '14:07');
  expect(changeTimes(row, scale, ROW_WIDTHS.narrow)).toMatchObject([
    { text: '7:20 AM', fraction: expect.closeTo(7.33 / 24, 3), shift: 0 },
    { text: '2:07 PM', fraction: expect.closeTo(14.12 / 24, 3), shift: 0 },
  ]);
});

test('moves times that are close to each other apart, each still at its boundary', () => {
  const { row, scale } = profileRow('16:18', '19:17');
  const times = changeTimes(row, scale, ROW_WIDTHS.narrow);
  expect(times.map(({ text }) => text)).toEqual(['4:18 PM', '7:17 PM']);
  const [left, right] = reachesOf(times, ROW_WIDTHS.narrow);
  expect(left?.[1]).toBeLessThan(right?.[0] ?? 0);
  for (const [index, reach] of [left, right].entries()) {
    const at = (times[index]?.fraction ?? 0) * ROW_WIDTHS.narrow;
    expect(reach?.[0]).toBeLessThan(at);
    expect(reach?.[1]).toBeGreaterThan(at);
  }
});

test('keeps times inside the row, and leaves out those that would be far from their boundary', () => {
  const { row, scale } = profileRow('00:20', '21:00', '21:30', '22:00');
  const times = changeTimes(row, scale, ROW_WIDTHS.narrow);
  expect(times.map(({ text }) => text)).toEqual(['12:20 AM', '9:00 PM']);
  const reaches = reachesOf(times, ROW_WIDTHS.narrow);
  expect(reaches[0]?.[0]).toBeGreaterThanOrEqual(0);
  expect(reaches.at(-1)?.[1]).toBeLessThanOrEqual(ROW_WIDTHS.narrow);
});

test('on the axis, round hours give way to the times of changes', () => {
  const { row, scale } = profileRow('16:18', '19:17');
  const texts = (rowWidth: number) => {
    const { changes, hours } = axisTimes(row, scale, rowWidth);
    return [changes, hours].map((times) => times.map(({ text }) => text));
  };
  expect(texts(ROW_WIDTHS.phone)).toEqual([
    ['4:18 PM', '7:17 PM'],
    ['midnight', '6 AM', 'noon'],
  ]);
  expect(texts(ROW_WIDTHS.wide)).toEqual([
    ['4:18 PM', '7:17 PM'],
    ['midnight', '6 AM', 'noon', 'midnight'],
  ]);
});
