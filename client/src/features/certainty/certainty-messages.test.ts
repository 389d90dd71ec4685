import { describe, expect, test } from 'vitest';
import {
  CLOSED_DAY,
  certaintyOfDay,
  LONG_DAY,
  OPEN_DAY,
  ROUGH_TIME,
  type SampleDay,
  SHORT_DAY,
} from '#client/testing/certainty-samples.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { CENTER_IDS, type CenterId } from '#shared/engine/centers.ts';
import {
  certainSentences,
  changeSentence,
  onlySentence,
  openSentence,
  shareSentence,
  typeSentence,
  unknownWord,
} from './certainty-messages.ts';
import { dayScale } from './day-scale.ts';
import { type Ribbon, ribbonOf } from './ribbon.ts';

function read(day: SampleDay) {
  const certainty = certaintyOfDay(day);
  const scale = dayScale(certainty, AMERICAN_DATES);
  const ribbon = ribbonOf(certainty, scale);
  const rows = [...ribbon.attributes, ...ribbon.centers, ...ribbon.gates];
  return {
    certain: certainSentences(certainty, ribbon, scale),
    open: openSentence(ribbon, scale),
    type: typeSentence(ribbon, scale),
    only: onlySentence(certainty, ribbon, scale),
    changes: rows.map((row) => changeSentence(row, scale)),
    shares: rows.map((row) => shareSentence(row, scale)),
  };
}

type Course = NonNullable<NonNullable<SampleDay['centers']>[CenterId]>;

const NO_PROFILE = { ...OPEN_DAY, flips: [], centers: {}, gates: {}, attributes: {} };
const at = (time: string) => `1988-06-14T${time}+02:00`;

describe('what is certain', () => {
  test('lists type, other attributes, centers and gates in this order', () => {
    expect(read(OPEN_DAY).certain).toEqual([
      'You’re a Generator at any time that day.',
      'Your strategy (Wait to respond), authority (Emotional), definition (Single), and incarnation cross (Right Angle Cross of Eden 2) are the same all day.',
      'Eight of your nine centers are certain.',
      '3 of your gates are certain.',
    ]);
  });

  test('starts with the other attributes when the type depends on the hour', () => {
    const { certain } = read({
      ...NO_PROFILE,
      attributes: {
        type: ['Generator', ['Projector', at('20:29:19')]],
        strategy: ['Wait to respond', ['Wait for the invitation', at('20:29:19')]],
        definition: ['Single', ['Split', at('20:29:19')]],
        profile: ['1/3', ['1/4', at('09:00:28')]],
        incarnationCross: ['Cross A', ['Cross B', at('09:00:28')]],
      },
    });
    expect(certain).toEqual([
      'Your authority (Emotional) is the same all day.',
      'All nine centers are certain.',
      '3 of your gates are certain.',
    ]);
  });

  test('names the window for an approximate time', () => {
    const [type, rest] = read(ROUGH_TIME).certain;
    expect(type).toBe('You’re a Generator at any time from 10:40 PM to 12:40 AM on June 15.');
    expect(rest).toMatch(/are the same throughout these 2 hours\.$/);
  });

  test.each([
    ['00:40:00', 'this hour'],
    ['00:10:00', 'these 30 minutes'],
    ['01:10:00', 'these 90 minutes'],
  ])('names a window until %s: %s', (end, words) => {
    const day = {
      ...ROUGH_TIME,
      start: '1988-06-14T23:40:00-05:00',
      end: `1988-06-15T${end}-05:00`,
    };
    expect(read({ ...day, flips: [], gates: {} }).certain[1]).toMatch(
      new RegExp(`are the same throughout ${words}\\.$`),
    );
  });

  test('says nothing of other attributes when all of them depend on the hour', () => {
    const { certain } = read({
      ...NO_PROFILE,
      attributes: {
        strategy: ['Wait to respond', ['Wait for the invitation', at('20:29:19')]],
        authority: ['Emotional', ['Sacral', at('20:29:19')]],
        definition: ['Single', ['Split', at('20:29:19')]],
        profile: ['1/3', ['1/4', at('09:00:28')]],
        incarnationCross: ['Cross A', ['Cross B', at('09:00:28')]],
      },
    });
    expect(certain).toEqual([
      'You’re a Generator at any time that day.',
      'All nine centers are certain.',
      '3 of your gates are certain.',
    ]);
  });

  test.each([
    [9, 'None of your nine centers are certain.'],
    [8, 'One of your nine centers is certain.'],
    [6, 'Three of your nine centers are certain.'],
    [0, 'All nine centers are certain.'],
  ])('counts the centers without the %i that depend on the hour', (open, sentence) => {
    const course = ['open', ['defined', at('14:07:50')]] as const;
    const centers = Object.fromEntries(CENTER_IDS.slice(0, open).map((id) => [id, course]));
    expect(read({ ...NO_PROFILE, centers }).certain).toContain(sentence);
  });

  test('has no nested brackets', () => {
    const { certain } = read({
      ...CLOSED_DAY,
      attributes: { strategy: ['Wait to respond (then inform)'] },
    });
    expect(certain[1]).toMatch(/^Your strategy \(Wait to respond, then inform\), authority/);
  });
});

describe('what is uncertain', () => {
  test('is one sentence', () => {
    expect(read(OPEN_DAY).open).toBe('Your profile, one center, and one gate depend on the hour.');
    expect(read(SHORT_DAY).open).toBe('Your profile depends on the hour.');
    expect(read(ROUGH_TIME).open).toBe('One gate depends on the exact time.');
  });

  test('may be nothing', () => {
    expect(read(CLOSED_DAY).open).toBe('Nothing in your chart depends on the hour.');
    const rough = { ...ROUGH_TIME, flips: [], gates: {} };
    expect(read(rough).open).toBe('Nothing in your chart depends on the exact time.');
  });

  const half = ['open', ['defined', at('14:07:50')]] as const;
  const span = [null, at('14:07:50')] as const;
  const gates = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 40, span] as const));

  test.each<readonly [Partial<SampleDay>, string]>([
    [{ centers: { sacral: half } }, 'One center depends on the hour.'],
    [{ centers: { sacral: half, heart: half } }, 'Two centers depend on the hour.'],
    [{ centers: { sacral: half }, gates: gates(1) }, 'One center and one gate depend on the hour.'],
    [{ gates: gates(9) }, 'Nine gates depend on the hour.'],
    [{ gates: gates(10) }, '10 gates depend on the hour.'],
    [
      { attributes: { definition: ['Single', ['Split', at('14:07:50')]] }, gates: gates(2) },
      'Your definition and two gates depend on the hour.',
    ],
    [
      {
        attributes: {
          type: ['Generator', ['Projector', at('14:07:50')]],
          incarnationCross: ['Cross A', ['Cross B', at('14:07:50')]],
        },
      },
      'Your type and incarnation cross depend on the hour.',
    ],
  ])('%o is told as one sentence', (parts, sentence) => {
    expect(read({ ...NO_PROFILE, ...parts }).open).toBe(sentence);
  });

  test('is called by what is unknown', () => {
    expect(unknownWord(dayScale(certaintyOfDay(OPEN_DAY), AMERICAN_DATES))).toBe('hour');
    expect(unknownWord(dayScale(certaintyOfDay(ROUGH_TIME), AMERICAN_DATES))).toBe('exact time');
  });

  test('names the likeliest type', () => {
    const type = ['Generator', ['Projector', at('20:29:19')]] as const;
    expect(read({ ...NO_PROFILE, attributes: { type } }).type).toBe(
      'You’re a Generator for 20 of 24 hours, and a Projector otherwise.',
    );
    expect(read(OPEN_DAY).type).toBeNull();
  });

  test.each<readonly [string, NonNullable<NonNullable<SampleDay['attributes']>['type']>, string]>([
    [
      'though it comes later',
      ['Generator', ['Projector', at('06:00:00')]],
      'You’re a Projector for 18 of 24 hours, and a Generator otherwise.',
    ],
    [
      'among three',
      ['Generator', ['Projector', at('06:00:00')], ['Manifestor', at('16:00:00')]],
      'You’re a Projector for 10 of 24 hours, and a Manifestor or a Generator otherwise.',
    ],
    [
      'that comes twice, by all of its time',
      ['Generator', ['Projector', at('08:00:00')], ['Generator', at('18:00:00')]],
      'You’re a Generator for 14 of 24 hours, and a Projector otherwise.',
    ],
  ])('names the likeliest type %s', (_, type, sentence) => {
    expect(read({ ...NO_PROFILE, attributes: { type } }).type).toBe(sentence);
  });
});

describe('a row', () => {
  test('of values lists them in order, with their causes', () => {
    expect(read(OPEN_DAY).changes[0]).toBe('1/3 until 9:00 AM, then 1/4 (Design Sun)');
    expect(read(OPEN_DAY).shares[0]).toBe('1/4 for 15 of 24 hours');
    expect(read(SHORT_DAY).changes[0]).toBe(
      '2/4 until 12:44 AM, then 2/5 until 4:46 AM, then 3/5 (Sun on both sides)',
    );
    expect(read(SHORT_DAY).shares[0]).toBe('3/5 for 19 of 23 hours');
  });

  test('distinguishes equal clock times', () => {
    expect(read(LONG_DAY).changes[0]).toBe(
      '5/1 until 2:30 AM (before the clocks went back), then 5/2 until 2:30 AM (after the clocks went back), then 6/2 (Sun on both sides)',
    );
  });

  test('of a center says when it is defined', () => {
    expect(read(OPEN_DAY).changes[1]).toBe('Defined from 2:07 PM to 5:45 PM (Personality Moon)');
    expect(read(OPEN_DAY).shares[1]).toBe('4 of 24 hours');
  });

  test('of a center says that it is defined at both ends of the day', () => {
    const sacral = ['defined', ['open', at('14:07:50')], ['defined', at('17:45:00')]] as const;
    expect(
      read({ ...NO_PROFILE, flips: OPEN_DAY.flips ?? [], centers: { sacral } }).changes,
    ).toEqual(['Defined until 2:07 PM and from 5:45 PM (Personality Moon)']);
  });

  test.each<readonly [Course, string, string]>([
    [['open', ['defined', at('14:07:50')]], 'Defined from 2:07 PM', '10 of 24 hours'],
    [['defined', ['open', at('14:07:50')]], 'Defined until 2:07 PM', '14 of 24 hours'],
    [
      ['defined', ['open', at('06:00:00')], ['defined', at('12:00:00')], ['open', at('18:00:00')]],
      'Defined until 6:00 AM and from 12:00 PM to 6:00 PM',
      '12 of 24 hours',
    ],
  ])('of a center: %j', (sacral, change, share) => {
    const { changes, shares } = read({ ...NO_PROFILE, centers: { sacral } });
    expect(changes).toEqual([change]);
    expect(shares).toEqual([share]);
  });

  test('of a value that comes twice counts all of its time', () => {
    const definition = ['Single', ['Split', at('08:00:00')], ['Single', at('18:00:00')]] as const;
    const { changes, shares } = read({ ...NO_PROFILE, attributes: { definition } });
    expect(changes).toEqual(['Single until 8:00 AM, then Split until 6:00 PM, then Single']);
    expect(shares).toEqual(['Single for 14 of 24 hours']);
  });

  test('of a cross has its short name in the share', () => {
    const eden = 'Right Angle Cross of Eden 2';
    const planning = 'Right Angle Cross of Planning 1';
    const incarnationCross = [eden, [planning, at('18:00:00')]] as const;
    const { changes, shares } = read({ ...NO_PROFILE, attributes: { incarnationCross } });
    expect(changes).toEqual([`${eden} until 6:00 PM, then ${planning}`]);
    expect(shares).toEqual(['Eden 2 for 18 of 24 hours']);
  });

  test('of a gate says when it is active', () => {
    expect(read(ROUGH_TIME).changes).toEqual([
      'Active until 12:10 AM on June 15 (Personality Moon)',
    ]);
    expect(read(ROUGH_TIME).shares).toEqual(['90 of 120 minutes']);
  });
});

describe('the only sentence', () => {
  test('says that nothing changes', () => {
    expect(read(CLOSED_DAY).only).toBe('The result is the same at any time that day.');
  });

  test('names the only gate that does, and when it’s there', () => {
    expect(read(ROUGH_TIME).only).toBe(
      'Only gate 15 depends on the exact time: it’s yours if you were born before 12:10 AM on June 15.',
    );
  });

  test('isn’t there where more changes', () => {
    const gates = { ...ROUGH_TIME.gates, 9: [ROUGH_TIME.drawn, null] } as const;
    expect(read({ ...ROUGH_TIME, gates }).only).toBeNull();
    expect(read(OPEN_DAY).only).toBeNull();
    expect(read({ ...OPEN_DAY, attributes: {} }).only).toBeNull();
  });
});

test('never uses the word “unstable”', () => {
  const days = [OPEN_DAY, CLOSED_DAY, SHORT_DAY, LONG_DAY, ROUGH_TIME];
  expect(JSON.stringify(days.map(read))).not.toMatch(/stable|undefined|NaN/);
});

test('one gate is certain, several are', () => {
  const certainty = certaintyOfDay(OPEN_DAY);
  const scale = dayScale(certainty, AMERICAN_DATES);
  const said = (sureGates: Ribbon['sureGates']) =>
    certainSentences(certainty, { ...ribbonOf(certainty, scale), sureGates }, scale);
  expect(said([1])).toContain('1 of your gates is certain.');
  expect(said([1, 2])).toContain('2 of your gates are certain.');
});
