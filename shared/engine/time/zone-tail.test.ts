import { describe, expect, test } from 'vitest';
import { periodsBetween } from './zone-history.ts';
import { parseZoneTail, tailChanges } from './zone-tail.ts';

/** The changes of a year as "instant abbreviation". */
function changesOf(text: string, year: number): readonly string[] | null {
  const tail = parseZoneTail(text);
  return (
    tail &&
    tailChanges(tail, year).map(({ atSeconds, type }) => {
      const instant = new Date(atSeconds * 1000).toISOString().slice(0, 16);
      return `${instant} ${type.abbreviation}`;
    })
  );
}

describe('the rule line', () => {
  test('without summer time has one type and no changes', () => {
    const tail = parseZoneTail('<+0530>-5:30');
    expect(tail).toEqual({
      standard: { offsetSeconds: 19_800, isDst: false, abbreviation: '+0530' },
      summer: null,
    });
    expect(changesOf('<+0530>-5:30', 2050)).toEqual([]);
  });

  test('counts offsets west of Greenwich as positive, seconds included', () => {
    expect(parseZoneTail('ABC4:30:15')?.standard.offsetSeconds).toBe(-16_215);
    expect(parseZoneTail('ABC+4')?.standard.offsetSeconds).toBe(-14_400);
    expect(parseZoneTail('UTC0')?.standard.offsetSeconds).toBe(0);
  });

  test('makes summer time one hour ahead unless it says otherwise', () => {
    expect(parseZoneTail('CET-1CEST,M3.5.0,M10.5.0/3')?.summer?.type).toEqual({
      offsetSeconds: 7200,
      isDst: true,
      abbreviation: 'CEST',
    });
    const lordHowe = parseZoneTail('<+1030>-10:30<+11>-11,M10.1.0,M4.1.0');
    expect(lordHowe?.summer?.type.offsetSeconds).toBe(39_600);
  });

  test.each([
    ['the last Sunday', 'CET-1CEST,M3.5.0,M10.5.0/3', 2100, '03-28T01:00 CEST', '10-31T01:00 CET'],
    [
      'the last week of 31 days',
      'AAA0BBB,M1.5.1/0,M8.5.2/0',
      2024,
      '01-29T00:00 BBB',
      '08-26T23:00 AAA',
    ],
    [
      'southern summers',
      'AEST-10AEDT,M10.1.0,M4.1.0/3',
      2024,
      '04-06T16:00 AEST',
      '10-05T16:00 AEDT',
    ],
    [
      'negative summer time',
      'IST-1GMT0,M10.5.0,M3.5.0/1',
      2050,
      '03-27T01:00 IST',
      '10-30T01:00 GMT',
    ],
    [
      'a time before midnight',
      '<-02>2<-01>,M3.5.0/-1,M10.5.0/0',
      2024,
      '03-31T01:00 -01',
      '10-27T01:00 -02',
    ],
    [
      'a time two days on',
      'EET-2EEST,M3.4.4/50,M10.4.4/50',
      2024,
      '03-30T00:00 EEST',
      '10-25T23:00 EET',
    ],
    ['24 hours', 'EET-2EEST,M4.5.5/0,M10.5.4/24', 2024, '04-25T22:00 EEST', '10-31T21:00 EET'],
    [
      'days without 29 February',
      'AAA0BBB,J60/0,J365/0',
      2024,
      '03-01T00:00 BBB',
      '12-30T23:00 AAA',
    ],
    [
      'the same in a common year',
      'AAA0BBB,J60/0,J365/0',
      2023,
      '03-01T00:00 BBB',
      '12-30T23:00 AAA',
    ],
    ['days before 29 February', 'AAA0BBB,J59/0,J365/0', 2024, '02-28T00:00 BBB', '12-30T23:00 AAA'],
    ['days with 29 February', 'AAA0BBB,59/0,365/0', 2024, '02-29T00:00 BBB', '12-30T23:00 AAA'],
    ['days from zero', 'AAA0BBB,0/0,59/0', 2023, '01-01T00:00 BBB', '02-28T23:00 AAA'],
    [
      'minutes and seconds',
      'AAA0BBB,J60/1:30,J90/1:30:30',
      2023,
      '03-01T01:30 BBB',
      '03-31T00:30 AAA',
    ],
  ])('reads %s', (_, text, year, first, second) => {
    expect(changesOf(text, year)).toEqual([`${year}-${first}`, `${year}-${second}`]);
  });

  test('can keep summer time for good', () => {
    const tail = parseZoneTail('XXX3EDT4,0/0,J365/23');
    const zone = { firstType: { offsetSeconds: 0, isDst: false, abbreviation: 'LMT' }, tail };
    const history = { ...zone, changeSeconds: [0], changeTypes: [zone.firstType] };
    const newYear2050 = Date.UTC(2050, 0, 1, 4) / 1000;
    const periods = periodsBetween(history, newYear2050 - 86_400, newYear2050 + 86_400);
    expect(periods.map(({ type }) => type.abbreviation)).toEqual(['EDT', 'EDT']);
  });

  test.each([
    '',
    'CET',
    'CET-1CEST',
    'CET-1CEST,M3.5.0',
    'CET-1CEST,M13.5.0,M10.5.0',
    'CET-1CEST,M3.6.0,M10.5.0',
    'CET-1CEST,M3.5.7,M10.5.0',
    'CET-1CEST,J0,J100',
    'CET-1CEST,366,100',
    'CET-1CEST,M3.5.0,x',
    'C-1',
  ])('is refused as %j', (text) => {
    expect(parseZoneTail(text)).toBeNull();
  });
});
