import { describe, expect, test } from 'vitest';
import { choosePlace, type MeantPlace } from './place-choices.ts';

const JUNE = { year: 1980, month: 6, day: 14, hour: 14, minute: 25 };

function place(name: string, timeZone: string | null, people: number | null): MeantPlace {
  return { placeId: name, description: name, timeZone, longitude: 0, people };
}

const LONDON = place('London', 'Europe/London', 980);
const ONTARIO = place('London, Ontario', 'America/Toronto', 20);
const KENTUCKY = place('London, Kentucky', 'America/New_York', 20);

function chosen(places: [MeantPlace, ...MeantPlace[]], elsewhere = 0, local = JUNE) {
  const meant = choosePlace(places, elsewhere, local);
  return meant.kind === 'one'
    ? meant.place.description
    : meant.choices.map(({ description }) => description);
}

describe('a name shared by several places', () => {
  test.each<[string, [MeantPlace, ...MeantPlace[]], number, string | string[]]>([
    ['one place', [LONDON], 0, 'London'],
    ['one place of unknown size', [place('A', 'Europe/Paris', null)], 0, 'A'],
    ['98 % at the best one', [LONDON, ONTARIO], 0, 'London'],
    [
      '96 % at the best one',
      [LONDON, ONTARIO, KENTUCKY],
      0,
      ['London', 'London, Ontario', 'London, Kentucky'],
    ],
    [
      'one clock, whatever the populations',
      [place('A', 'Europe/Paris', 1), place('B', 'Europe/Paris', 99)],
      0,
      'A',
    ],
    [
      'zones whose clocks agreed that day',
      [place('A', 'America/New_York', 1), place('B', 'America/Toronto', 99)],
      0,
      'A',
    ],
    [
      'another clock, of unknown size',
      [place('A', 'Europe/Paris', null), place('B', 'Europe/London', null)],
      0,
      ['A', 'B'],
    ],
    [
      'the same clock, of unknown size',
      [place('A', 'Europe/Paris', null), place('B', 'Europe/Berlin', null)],
      0,
      'A',
    ],
    ['more than 2 % of the people elsewhere', [LONDON], 30, ['London']],
    ['fewer than 2 % of the people elsewhere', [LONDON], 10, 'London'],
    ['a place without a zone', [LONDON, place('At sea', null, 500)], 0, ['London']],
  ])('%s', (_what, places, elsewhere, expected) => {
    expect(chosen(places, elsewhere)).toEqual(expected);
  });

  test('is compared by the clocks at that time', () => {
    const pair: [MeantPlace, MeantPlace] = [
      place('Indianapolis', 'America/Indiana/Indianapolis', 50),
      place('Chicago', 'America/Chicago', 50),
    ];
    // Indiana kept standard time all summer, which equaled Chicago's daylight time.
    expect(chosen(pair, 0, { ...JUNE, month: 7 })).toBe('Indianapolis');
    expect(chosen(pair, 0, { ...JUNE, month: 12 })).toEqual(['Indianapolis', 'Chicago']);
  });

  test('is compared to the minute with local mean time', () => {
    const at = (name: string, longitude: number) => ({
      ...place(name, 'Europe/Paris', 50),
      longitude,
    });
    const before = { ...JUNE, year: 1880 };
    expect(chosen([at('A', 2.35), at('B', 2.45)], 0, before)).toBe('A');
    expect(chosen([at('A', 2.35), at('B', 7)], 0, before)).toEqual(['A', 'B']);
  });
});

describe('choices of a shared name', () => {
  test('are at most six, best first, including the best with another clock', () => {
    const near = Array.from({ length: 8 }, (_, i) => place(`Near ${i}`, 'Europe/Paris', 10));
    const far = place('Far', 'Asia/Tokyo', 10);
    const [first, ...others] = [...near, far];
    if (first === undefined) throw new Error('There are places.');
    expect(chosen([first, ...others])).toEqual([
      ...near.slice(0, 5).map(({ description }) => description),
      'Far',
    ]);
  });

  test('never have the same label', () => {
    const namesakes = [
      place('A', 'Europe/Paris', 5),
      place('B', 'Asia/Tokyo', 5),
      place('A', 'Asia/Tokyo', 5),
    ];
    const [first, ...others] = namesakes;
    if (first === undefined) throw new Error('There are places.');
    expect(chosen([first, ...others])).toEqual(['A', 'B']);
  });

  test('have one reading of an ordinary time, two of a repeated one, none in a gap', () => {
    const here = [
      place('Berlin', 'Europe/Berlin', 5),
      place('London', 'Europe/London', 5),
      place('Tokyo', 'Asia/Tokyo', 5),
    ] as const;
    const readingsAt = (local: typeof JUNE) => {
      const [first, ...others] = here;
      const meant = choosePlace([first, ...others], 0, local);
      return meant.kind === 'several' ? meant.choices.map(({ readings }) => readings) : [];
    };
    expect(readingsAt({ year: 1985, month: 9, day: 29, hour: 2, minute: 30 })).toEqual([
      [
        { fold: 0, utc: '1985-09-29T00:30:00.000Z' },
        { fold: 1, utc: '1985-09-29T01:30:00.000Z' },
      ],
      [{ fold: 0, utc: '1985-09-29T01:30:00.000Z' }],
      [{ fold: 0, utc: '1985-09-28T17:30:00.000Z' }],
    ]);
    expect(readingsAt({ year: 1985, month: 3, day: 31, hour: 2, minute: 30 })[0]).toEqual([]);
  });
});
