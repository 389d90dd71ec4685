import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { PlacesUnavailable } from '../port.ts';
import { zonesAt } from '../zones.ts';
import { foldName } from './folding.ts';
import { createGazetteer } from './gazetteer.ts';
import { decodeIndex } from './index-format.ts';

const gazetteer = createGazetteer();
const { signal } = new AbortController();

async function descriptions(input: string): Promise<string[]> {
  const suggestions = await gazetteer.suggest(input, signal);
  return suggestions.map(({ description }) => description);
}

/** The input and its expected first suggestion. */
const FIRST_ANSWERS: readonly (readonly [string, string])[] = [
  ['Paris', 'Paris, Île-de-France, France'],
  ['paris, texas', 'Paris, Texas, United States'],
  ['Paris TX', 'Paris, Texas, United States'],
  ['Paris, France', 'Paris, Île-de-France, France'],
  ['Springfield, IL', 'Springfield, Illinois, United States'],
  ['Springfield Illinois', 'Springfield, Illinois, United States'],
  ['Springfield, Illinois 62701, USA', 'Springfield, Illinois, United States'],
  ['springfield, mass', 'Springfield, Massachusetts, United States'],
  ['San Fran', 'San Francisco, California, United States'],
  ['SAN FRANCISCO', 'San Francisco, California, United States'],
  ['San Francisco, Córdoba', 'San Francisco, Cordoba, Argentina'],
  ['münchen', 'Munich, Bavaria, Germany'],
  ['Munchen', 'Munich, Bavaria, Germany'],
  ['Muenchen', 'Munich, Bavaria, Germany'],
  ['München, Bayern, Deutschland', 'Munich, Bavaria, Germany'],
  ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
  ['Köln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Koeln', 'Köln, North Rhine-Westphalia, Germany'],
  ['Goettingen', 'Göttingen, Lower Saxony, Germany'],
  ['Wien', 'Vienna, Austria'],
  ['Wien, Österreich', 'Vienna, Austria'],
  ['Bombay', 'Mumbai, Maharashtra, India'],
  ['Москва', 'Moscow, Russia'],
  ['москва россия', 'Moscow, Russia'],
  ['北京', 'Beijing, China'],
  ['서울', 'Seoul, South Korea'],
  ['القاهرة', 'Cairo, Egypt'],
  ['दिल्ली', 'Delhi, India'],
  ['St. Louis', 'St. Louis, Missouri, United States'],
  ['Saint Louis', 'St. Louis, Missouri, United States'],
  ['Frankfurt', 'Frankfurt am Main, Hesse, Germany'],
  ['Frankfurt am Main', 'Frankfurt am Main, Hesse, Germany'],
  ['Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg, Germany'],
  ['New York', 'New York City, New York, United States'],
  ['London', 'London, England, United Kingdom'],
  ['London, UK', 'London, England, United Kingdom'],
  ['London, Ontario', 'London, Ontario, Canada'],
  ['London ON', 'London, Ontario, Canada'],
  ['Perth, Scotland', 'Perth, Scotland, United Kingdom'],
  ['Perth WA', 'Perth, Western Australia, Australia'],
  ['Sao Paulo', 'São Paulo, Brazil'],
  ['Sandringham', 'Sandringham, Victoria, Australia'],
  ['Umtata', 'Mthatha, Eastern Cape, South Africa'],
  ['Newark, New Jersey', 'Newark, New Jersey, United States'],
  ['Ulm', 'Ulm, Baden-Württemberg, Germany'],
  ['Montreal', 'Montréal, Quebec, Canada'],
  ['Sandwich, Kent', 'Sandwich, England, United Kingdom'],
  ['Sandwich Kent', 'Sandwich, England, United Kingdom'],
  ['Whitby, Yorkshire, England', 'Whitby, England, United Kingdom'],
  ['Bantry, Co. Cork', 'Bantry, Munster, Ireland'],
  ['Springfield, Sangamon County, Illinois', 'Springfield, Illinois, United States'],
  ['Sandwich, England', 'Sandwich, England, United Kingdom'],
  ['Geneva', 'Geneva, Switzerland'],
  ['Roma', 'Rome, Lazio, Italy'],
  ['Naples', 'Naples, Campania, Italy'],
  ['Leningrad, USSR', 'Saint Petersburg, Russia'],
  ['Beograd, Yugoslavia', 'Belgrade, Central Serbia, Serbia'],
  ['Washington, D.C., USA', 'Washington, District of Columbia, United States'],
  ['Kansas City, MO', 'Kansas City, Missouri, United States'],
  ['Victoria, BC', 'Victoria, British Columbia, Canada'],
  ["L'Aquila", "L'Aquila, Abruzzo, Italy"],
  ['Toledo, Sp', 'Toledo, Castilla-La Mancha, Spain'],
  ['12 Main St, Springfield, IL', 'Springfield, Illinois, United States'],
  ['Kyiv', 'Kyiv, Ukraine'],
  ['Kiev', 'Kyiv, Ukraine'],
];

/** The input and its expected first suggestions, in order. */
const ORDERED_ANSWERS: readonly (readonly [string, ...string[]])[] = [
  // An exact primary name ranks above another name of a larger place.
  ['Hille', 'Hille, North Rhine-Westphalia, Germany', 'Al Hillah, Babil, Iraq'],
  [
    'Cham',
    'Cham, Zug, Switzerland',
    'Cham, Bavaria, Germany',
    'Damascus, Damascus Governorate, Syria',
  ],
  ['Sale', 'Sale, England, United Kingdom', 'Salé, Rabat-Salé-Kénitra, Morocco'],
  ['Salé', 'Salé, Rabat-Salé-Kénitra, Morocco'],
  ['Victoria', 'Victoria, British Columbia, Canada'],
  ['Bethlehem', 'Bethlehem, Pennsylvania, United States'],
  ['Petrópolis', 'Petrópolis, Rio de Janeiro, Brazil', 'Saint Petersburg, Russia'],
  // Parenthesized additions are not part of the name.
  ['Halle', 'Halle (Saale), Saxony-Anhalt, Germany', 'Halle, Flanders, Belgium'],
  [
    'Springfield',
    'Springfield, Illinois, United States',
    'Springfield, Missouri, United States',
    'Springfield, Massachusetts, United States',
  ],
  ['Hovd', 'Khovd, Hovd, Mongolia'],
  ['Roma', 'Rome, Lazio, Italy'],
  ['Genova', 'Genoa, Liguria, Italy'],
  ['Malaga', 'Málaga, Andalusia, Spain'],
];

/** The input and the first names shown for it. */
const SHOWN_NAMES: readonly (readonly [string, ...string[]])[] = [
  ['Peking', 'Beijing · Peking', 'Kosciusko · Peking'],
  ['peking', 'Beijing · Peking'],
  ['peking, china', 'Beijing · Peking'],
  ['北京', 'Beijing · 北京'],
  ['München', 'Munich · München'],
  ['Münch', 'Munich · München'],
  ['SFO', 'San Francisco · SFO'],
  ['Chicago', 'Chicago', 'Willard · Chicago'],
  ['Cologne', 'Köln', 'Cologne'],
  ['Newcastle', 'Newcastle', 'Newcastle upon Tyne'],
  ['St Louis', 'St. Louis'],
];

describe('suggestions', () => {
  test.each(ORDERED_ANSWERS)(
    '%s gives its suggestions in the expected order',
    async (input, ...first) => {
      expect((await descriptions(input)).slice(0, first.length)).toEqual(first);
    },
  );

  test.each(SHOWN_NAMES)('%s shows the alternate name that matched', async (input, ...first) => {
    const shown = (await gazetteer.suggest(input, signal)).map(({ mainText }) => mainText);
    expect(shown.slice(0, first.length)).toEqual(first);
  });

  test('describe a place by its address, whichever name matched', async () => {
    expect((await descriptions('Peking'))[0]).toBe('Beijing, China');
  });

  test.each(FIRST_ANSWERS)('%s gives %s first', async (input, first) => {
    expect((await descriptions(input))[0]).toBe(first);
  });

  test.each(['Par', 'Lon', 'Ber', 'Mosc', 'New', 'Mün'])(
    'the prefix %j gives a large city among the first two',
    async (input) => {
      const large = /^(Paris|London|Berlin|Moscow|New York City|Munich), /;
      expect((await descriptions(input)).slice(0, 2).join('\n')).toMatch(new RegExp(large, 'm'));
    },
  );

  test('namesakes within one region have distinct descriptions', async () => {
    const neustadt = await descriptions('San Francisco, San Luis Potosí');
    expect(neustadt.length).toBeGreaterThan(1);
    expect(new Set(neustadt.map(foldName)).size).toBe(neustadt.length);
  });

  test('short inputs never give two equal descriptions', async () => {
    for (const first of 'abcdefghijklmnopqrstuvwxyz') {
      for (const rest of ['an', 'er', 'o', 'i', '', 'st', 'аб', '京']) {
        const found = (await descriptions(`${first}${rest}`)).map(foldName);
        expect(found.length).toBeLessThanOrEqual(5);
        expect(new Set(found).size).toBe(found.length);
      }
    }
  });

  test.each([
    'asdfqwer',
    'Xyzzyville',
    'qqqqqq',
    'asdf, qwer',
    '',
    ' , ; ',
    '👍',
    '\u0000\u0001',
    '(((',
    '%',
    '\\',
  ])('nothing is suggested for %j', async (input) => {
    expect(await descriptions(input)).toEqual([]);
  });

  test.each([
    ['letters', 'a'.repeat(200)],
    ['commas', 'us,'.repeat(66)],
    ['words', 'us '.repeat(66)],
    ['initials', 'a. '.repeat(66)],
    ['regular expressions', '(a+)+$[^]{9}'.repeat(16)],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(18)],
    ['combining marks', `e${'\u0301'.repeat(199)}`],
    ['more than the limit', 'Paris '.repeat(10_000)],
  ])('copes with 200 characters of %s', async (_what, input) => {
    expect((await descriptions(input)).length).toBeLessThanOrEqual(5);
  });

  test('ignores an unknown word after the name, without reporting a name match', async () => {
    const [first] = await gazetteer.suggest('Paris, Foobar', signal);
    expect(first?.description).toBe('Paris, Île-de-France, France');
    expect(first?.matchesName).toBe(false);
  });

  test('a whole name with its region is a name match, a prefix is not', async () => {
    const matches = async (input: string) => {
      const [first] = await gazetteer.suggest(input, signal);
      return first?.matchesName;
    };
    expect(await matches('Springfield, IL')).toBe(true);
    expect(await matches('München')).toBe(true);
    expect(await matches('Springfiel, IL')).toBe(false);
    expect(await matches('Springfield, Illin')).toBe(false);
    expect(await matches('Münch')).toBe(false);
  });

  test('a suggested description leads back to its place', async () => {
    for (const input of ['Paris', 'Moscow', 'Hong Kong', 'St. Louis', 'Ho Chi Minh City', 'Lima']) {
      const [first] = await gazetteer.suggest(input, signal);
      const [again] = await gazetteer.suggest(first?.description ?? '', signal);
      expect(again?.placeId).toBe(first?.placeId);
      expect(again?.matchesName).toBe(true);
    }
  });
});

describe('details', () => {
  test('give coordinates, address and time zone', async () => {
    expect(await gazetteer.details('geonames:5391959', signal)).toEqual({
      placeId: 'geonames:5391959',
      formattedAddress: 'San Francisco, California, United States',
      latitude: 37.77493,
      longitude: -122.41942,
      timeZones: ['America/Los_Angeles'],
    });
  });

  test('list the place’s own zone first where time zones are disputed', async () => {
    const [urumqi] = await gazetteer.suggest('Ürümqi', signal);
    const details = await gazetteer.details(urumqi?.placeId ?? '', signal);
    expect(details?.timeZones).toEqual(['Asia/Urumqi', 'Asia/Shanghai']);
  });

  test('give both zones of a divided city', async () => {
    const nicosia = await gazetteer.details('geonames:146268', signal);
    expect(nicosia?.timeZones).toEqual(['Asia/Nicosia', 'Asia/Famagusta']);
  });

  test.each([
    'geonames:0',
    'geonames:5391959x',
    'geonames:-1',
    'GEONAMES:1',
    '5391959',
    '',
    'ChIJ',
  ])('are null for the id %j', async (placeId) => {
    expect(await gazetteer.details(placeId, signal)).toBeNull();
  });
});

test('a missing index makes the provider unavailable', async () => {
  const broken = createGazetteer('/nowhere/gazetteer.bin');
  await expect(broken.suggest('Paris', signal)).rejects.toThrow(PlacesUnavailable);
  await expect(broken.details('geonames:1', signal)).rejects.toThrow(PlacesUnavailable);
});

describe('namesakes', () => {
  const summary = async (text: string) => {
    const { places, areaPeople } = await gazetteer.namesakes(text, signal);
    return { names: places.map(({ description }) => description), places, areaPeople };
  };

  test('weigh by full population under their own name and by a hundredth under another', async () => {
    const { places } = await summary('Cham');
    const peopleAt = (start: string) =>
      places.find(({ description }) => description.startsWith(start))?.people;
    expect(peopleAt('Cham, Zug')).toBeGreaterThan(10_000);
    expect(peopleAt('Damascus, ')).toBeCloseTo(15_693.94);
    const { places: onlyOther } = await summary('Bombay');
    expect(onlyOther[0]?.people).toBeGreaterThan(10_000_000);
  });

  test('are ordered like the suggestions', async () => {
    for (const text of ['Springfield', 'Cham', 'Halle', 'San Jose', 'Newcastle']) {
      const suggested = await gazetteer.suggest(text, signal);
      const whole = suggested.filter(({ matchesName }) => matchesName);
      const { names } = await summary(text);
      expect(names.slice(0, whole.length)).toEqual(whole.map(({ description }) => description));
    }
  });

  test('of a full address are that place alone', async () => {
    expect((await summary('Springfield, Illinois, United States')).names).toHaveLength(1);
    expect((await summary('San Francisco, Córdoba, Argentina')).names).toHaveLength(1);
  });

  test.each([
    ['Georgia', true],
    ['Texas', true],
    ['Ontario, Canada', true],
    ['Jordan', true],
    ['Mexico', false],
    ['New York', false],
    ['Berlin', false],
    ['Ulm', false],
  ])('%s can also mean a country or region: %s', async (text, expected) => {
    expect((await summary(text)).areaPeople > 0).toBe(expected);
  });
});

test('each place’s zone agrees with the map, except in divided towns', async () => {
  const index = await decodeIndex(await readFile(new URL('./gazetteer.bin', import.meta.url)));
  const strays = [];
  for (let place = 0; place < index.ids.length; place += 25) {
    const own = index.tables.zones[index.zone[place] ?? 0] ?? '';
    const there = zonesAt((index.latE5[place] ?? 0) / 1e5, (index.lonE5[place] ?? 0) / 1e5);
    const isMeeting = /^Asia\/(Nicosia|Famagusta|Jerusalem|Hebron)$/.test(own);
    if (there.length > 0 && !there.includes(own) && !isMeeting) strays.push([own, there]);
  }
  expect(strays).toEqual([]);
});

test('the checked-in index contains every place of the source, each with a current zone', async () => {
  const file = await readFile(new URL('./gazetteer.bin', import.meta.url));
  const index = await decodeIndex(file);
  expect(index.ids).toHaveLength(135_233);
  expect(new Set(index.ids).size).toBe(135_233);
  const merged = ['Europe/Kiev', 'America/Godthab', 'Asia/Choibalsan', 'America/Yellowknife'];
  expect(index.tables.zones.filter((zone) => merged.includes(zone))).toEqual([]);
  expect(index.tables.zones).toContain('Europe/Kyiv');
});
