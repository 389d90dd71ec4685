import { expect, test } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import { collectiveInWords, sharingMarks, summaryInWords } from './sharing.ts';

const { chartData } = chartWith();
const GRACE = {
  name: 'Grace Liu',
  type: 'Projector',
  authority: 'Splenic',
  profile: '1/3',
  chartData,
} as const;

test('a person who shares everything is described by type, authority and profile', () => {
  expect(summaryInWords(GRACE)).toBe('Projector, Splenic authority, profile 1/3');
});

test('what a person doesn’t share is said plainly', () => {
  expect(summaryInWords({ ...GRACE, chartData: null })).toBe(
    'Projector, Splenic authority, profile 1/3. Grace doesn’t share gates and channels.',
  );
  expect(
    summaryInWords({ ...GRACE, type: null, authority: null, profile: null, chartData: null }),
  ).toBe('Grace shares functions only.');
});

test('the picture of everybody names those who are missing from it', () => {
  const tom = { name: 'Tom Hall', chartData };
  expect(collectiveInWords([GRACE, tom])).toMatch(/^Everyone’s gates in one picture\./);
  expect(collectiveInWords([{ ...GRACE, chartData: null }, tom])).toBe(
    'The gates of 1 of 2 people in one picture: Grace doesn’t share theirs.',
  );
});

test('marks who entered a birth and what is kept private', () => {
  expect(sharingMarks({ enteredBy: 'person', visibility: 'full' })).toEqual([]);
  expect(sharingMarks({ enteredBy: 'admin', visibility: 'full' })).toEqual([
    'Entered by your admin',
  ]);
  expect(sharingMarks({ enteredBy: 'person', visibility: 'functions' })).toEqual([
    'Shares functions only',
  ]);
});
