import { expect, test } from 'vitest';
import { certaintyOfDay, OPEN_DAY, type SampleDay } from '#client/testing/certainty-samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { bandAt, changeWords, dayBands, labelStart, ROW_WIDTHS, unlabeledWords } from './bands.ts';
import { dayScale } from './day-scale.ts';

const FIXED = { type: ['Generator'], authority: ['Sacral'], profile: ['1/3'] } as const;
const AT = {
  seven: '1988-06-14T07:20:10+02:00',
  noon: '1988-06-14T12:00:40+02:00',
  two: '1988-06-14T14:07:50+02:00',
} as const;

function saidOf(attributes: SampleDay['attributes']) {
  const certainty = certaintyOfDay({
    ...OPEN_DAY,
    attributes: { ...OPEN_DAY.attributes, ...FIXED, ...attributes },
  });
  const scale = dayScale(certainty, dateWords({ locale: 'en-US', clock: '12h' }));
  const rows = dayBands(certainty, scale);
  return {
    scale,
    rows,
    words: changeWords(certainty, scale),
    unlabeled: unlabeledWords(rows, scale),
  };
}

test('says when type, authority, and profile become others, in the order of the first screen', () => {
  const said = saidOf({
    type: ['Generator', ['Projector', AT.two]],
    authority: ['Sacral', ['Splenic', AT.two]],
    profile: ['1/3', ['1/4', AT.seven], ['2/4', AT.noon]],
  });
  expect(said.words).toEqual([
    'Generator until 2:07 PM, then Projector.',
    'Sacral authority until 2:07 PM, then Splenic.',
    'Profile 1/3 until 7:20 AM, 1/4 until 12:00 PM, then 2/4.',
  ]);
});

test('names bands without room for a label by their hours, those of the same hours together', () => {
  const soon = '1988-06-14T01:12:00+02:00';
  const { unlabeled } = saidOf({
    type: ['Projector', ['Generator', soon]],
    authority: ['Splenic', ['Sacral', soon]],
    profile: ['1/3', ['1/4', AT.noon], ['2/4', '1988-06-14T13:00:00+02:00']],
  });
  expect(unlabeled).toEqual(['Before 1:12 AM: Projector, Splenic', '12:00 PM to 1:00 PM: 1/4']);
});

/** Hours from the band's start to its label, with the needle at a time of the day. */
function hoursToLabel(attributes: SampleDay['attributes'], time: string): number {
  const { rows, scale } = saidOf(attributes);
  const band = rows[0]?.bands.at(-1);
  if (!band) throw new Error('No band');
  const utcMs = Date.parse(`1988-06-14T${time}:00+02:00`);
  return 24 * labelStart(band, scale, utcMs, ROW_WIDTHS.narrow);
}

test('a label that the needle would cut through begins after it', () => {
  const profile = ['1/3', ['1/4', AT.seven]] as const;
  expect(hoursToLabel({ profile }, '12:00')).toBeCloseTo(12 - 7.336 + 24 / ROW_WIDTHS.narrow, 2);
  expect(hoursToLabel({ profile }, '15:00')).toBe(0);
  expect(hoursToLabel({ profile }, '06:00')).toBe(0);
});

test('a label that has no room after the needle stays where it is', () => {
  const type = ['Generator', ['Projector', '1988-06-14T18:00:00+02:00']] as const;
  expect(hoursToLabel({ type }, '20:00')).toBe(0);
});

test('names what a row is about in its longest band, where that has room for it', () => {
  const labelsOf = (attributes: SampleDay['attributes']) =>
    saidOf(attributes).rows.map(({ bands }) => bands.map(({ label }) => label));
  expect(
    labelsOf({
      type: ['Generator', ['Projector', AT.two]],
      authority: ['Sacral', ['Splenic', AT.two]],
      profile: ['1/3', ['1/4', AT.seven]],
    }),
  ).toEqual([
    ['Generator', 'Projector'],
    ['Sacral authority', 'Splenic'],
    ['1/3', 'Profile 1/4'],
  ]);
  const crowded = labelsOf({
    authority: ['Ego Projected', ['Self-Projected', AT.noon]],
  });
  expect(crowded).toEqual([['Ego Projected', 'Self-Projected']]);
});

test('shortens a name that a band has no room for, and lists what even that is too long for', () => {
  const { rows, unlabeled } = saidOf({
    type: ['Manifesting Generator', ['Generator', '1988-06-14T07:30:00+02:00']],
    profile: ['1/3', ['1/4', '1988-06-14T01:36:00+02:00'], ['2/4', '1988-06-14T23:40:00+02:00']],
  });
  const labels = rows.map(({ bands }) =>
    bands.map(({ label, isTight }) => (isTight ? `(${label})` : label)),
  );
  expect(labels).toEqual([
    ['Manif. Gen.', 'Generator'],
    ['(1/3)', 'Profile 1/4', ''],
  ]);
  expect(unlabeled).toEqual(['After 11:40 PM: 2/4']);
});

test('has the band of any instant, and the last one at the end', () => {
  const [row] = saidOf({ profile: ['1/3', ['1/4', AT.noon]] }).rows;
  if (!row) throw new Error('The profile changes');
  const valueAt = (clock: string) => bandAt(row, Date.parse(clock))?.value;
  expect(valueAt('1988-06-14T12:00:39+02:00')).toBe('1/3');
  expect(valueAt(AT.noon)).toBe('1/4');
  expect(valueAt(OPEN_DAY.end)).toBe('1/4');
});

test('counts the changes of what changes too often to list', () => {
  const { words } = saidOf({
    authority: ['Sacral', ['Splenic', AT.seven], ['Sacral', AT.noon], ['Splenic', AT.two]],
  });
  expect(words).toEqual(['Your authority changes 3 times.']);
});

test('says nothing where all three are certain', () => {
  expect(saidOf({})).toMatchObject({ rows: [], words: [], unlabeled: [] });
});
