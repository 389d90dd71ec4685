import { expect, test } from 'vitest';
import { certaintyOfDay, OPEN_DAY } from '#client/testing/certainty-samples.ts';
import { AUTHORITY_NAMES } from '#shared/engine/authority.ts';
import { CENTER_IDS } from '#shared/engine/centers.ts';
import { DEFINITIONS } from '#shared/engine/definition.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';
import { dayReadings } from '#shared/engine/rectify/day-readings.ts';
import { descriptionOf, factTracks, readingName, windowOf } from './fact-tracks.ts';

const LINES = ['1', '2', '3', '4', '5', '6'];
const VALUES: Readonly<Record<string, readonly string[]>> = {
  type: TYPE_NAMES,
  authority: AUTHORITY_NAMES,
  ownLine: LINES,
  seenLine: LINES,
  definition: DEFINITIONS,
  ...Object.fromEntries(CENTER_IDS.map((id) => [id, ['defined', 'open']])),
};

test('every value of every fact has a description of its own, without terms', () => {
  const certainty = certaintyOfDay(OPEN_DAY);
  expect(
    factTracks(certainty)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(VALUES).sort());
  const texts = Object.entries(VALUES).flatMap(([fact, values]) =>
    values.map((value) => descriptionOf(fact, value)),
  );
  expect(new Set(texts).size).toBe(texts.length);
  for (const text of texts) {
    expect(text).toMatch(/^[A-Z].*[.”]$/);
    expect(text).not.toMatch(
      /generator|projector|reflector|manifest|sacral|spleen|profile|center/i,
    );
  }
  expect(() => descriptionOf('type', 'Wizard')).toThrow(RangeError);
  expect(() => descriptionOf('aura', 'open')).toThrow(RangeError);
});

test('readings are named by what sets them apart', () => {
  const certainty = certaintyOfDay(OPEN_DAY);
  const readings = dayReadings(windowOf(certainty), factTracks(certainty));
  expect(readings.map((reading) => readingName(reading, readings)).sort()).toEqual([
    '1/3 · Sacral open',
    '1/4 · Sacral defined',
    '1/4 · Sacral open',
  ]);
});

test('a reading is named by each fact that varies, in the order of the chart', () => {
  const reading = (values: Readonly<Record<string, string>>) => ({ values, spans: [], share: 0.5 });
  const nameOf = (...days: readonly Readonly<Record<string, string>>[]) => {
    const readings = days.map(reading);
    return readings.map((one) => readingName(one, readings));
  };
  const first = { type: 'Projector', authority: 'Splenic', ownLine: '2', seenLine: '4' };
  expect(nameOf(first, { ...first, type: 'Generator', authority: 'Sacral' })).toEqual([
    'Projector · Splenic authority',
    'Generator · Sacral authority',
  ]);
  expect(nameOf(first, { ...first, seenLine: '5' })).toEqual(['2/4', '2/5']);
  const single = { definition: 'Single', root: 'defined', head: 'open', sacral: 'open' };
  expect(
    nameOf(single, { definition: 'None', root: 'open', head: 'open', sacral: 'open' }),
  ).toEqual(['Single definition · Root defined', 'No definition · Root open']);
  expect(nameOf(single, { ...single, root: 'open', sacral: 'defined' })).toEqual([
    'Root defined',
    'Sacral defined',
  ]);
});
