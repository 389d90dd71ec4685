import { expect, test } from 'vitest';
import { createGazetteer } from './embedded/gazetteer.ts';
import { findPlace } from './resolve-text.ts';

const gazetteer = createGazetteer();
const { signal } = new AbortController();

test.each([
  ['San Francisco', 'San Francisco, California, United States'],
  ['Springfield, IL', 'Springfield, Illinois, United States'],
  ['Paris', 'Paris, Île-de-France, France'],
  ['  münchen ', 'Munich, Bavaria, Germany'],
  ['東京', 'Tokyo, Japan'],
  ['Frankfurt am Main, Germany', 'Frankfurt am Main, Hesse, Germany'],
])('%j names %s', async (text, address) => {
  expect((await findPlace(gazetteer, text, signal))?.details.formattedAddress).toBe(address);
});

test.each([
  'asdfqwer',
  'Xyzzyville',
  'San Fran',
  'Paris, Foobar',
  'Mercy Hospital, Springfield, IL',
  'N/A',
  'unknown',
  '1990-01-01',
  '',
])('%j names no place', async (text) => {
  expect(await findPlace(gazetteer, text, signal)).toBeNull();
});

test('a name that many places share comes with the others', async () => {
  const found = await findPlace(gazetteer, 'Springfield', signal);
  expect(found?.others.length).toBeGreaterThan(1);
  expect(found?.others.every(({ mainText }) => mainText === 'Springfield')).toBe(true);
  expect(found?.others.map(({ placeId }) => placeId)).not.toContain(found?.details.placeId);
});

test('a name that is one place alone comes without others', async () => {
  expect((await findPlace(gazetteer, 'Umtata', signal))?.others).toEqual([]);
});
