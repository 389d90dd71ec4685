import { expect, test } from 'vitest';
import { certaintyOfDay, OPEN_DAY, type SampleDay } from '#client/testing/certainty-samples.ts';
import { dateWords } from '#shared/domain/date-format.ts';
import { changesOf, changeWords } from './changes.ts';
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
  return { instants: changesOf(certainty), words: changeWords(certainty, scale) };
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

test('marks an instant at which several change once', () => {
  const { instants } = saidOf({
    type: ['Generator', ['Projector', AT.two]],
    authority: ['Sacral', ['Splenic', AT.two]],
  });
  expect(instants).toEqual([Date.parse(AT.two)]);
});

test('counts the changes of what changes too often to list', () => {
  const { words } = saidOf({
    authority: ['Sacral', ['Splenic', AT.seven], ['Sacral', AT.noon], ['Splenic', AT.two]],
  });
  expect(words).toEqual(['Your authority changes 3 times.']);
});

test('says nothing where all three are certain', () => {
  expect(saidOf({})).toEqual({ instants: [], words: [] });
});
