import { describe, expect, test } from 'vitest';
import { readDate } from './read-date.ts';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

describe('a date in a team file', () => {
  test.each(MONTHS.map((month, index) => [month, index + 1] as const))(
    'may name the month %s in full or by three letters',
    (month, number) => {
      const date = `1985-${String(number).padStart(2, '0')}-07`;
      for (const name of [month, month.slice(0, 3)]) {
        expect(readDate(`${name} 7, 1985`)).toEqual({ kind: 'date', date });
      }
    },
  );

  test.each(['Janu', 'Se', 'Septe', 'Mayo'])('has no month %s', (name) => {
    expect(readDate(`${name} 7, 1985`)).toMatchObject({ kind: 'defect', defect: 'unreadable' });
  });

  test.each([
    ['1985-05-03', '1985-05-03'],
    ['1985-5-3', '1985-05-03'],
    ['1985/05/03', '1985-05-03'],
    ['1985.5.3', '1985-05-03'],
    ['19850503', '1985-05-03'],
    ['3.5.1985', '1985-05-03'],
    ['3. 5. 1985', '1985-05-03'],
    ['5/5/1985', '1985-05-05'],
    ['3 May 1985', '1985-05-03'],
    ['3. May 1985', '1985-05-03'],
    ['1st January 1985', '1985-01-01'],
    ['22nd of feb. 1985', '1985-02-22'],
    ['3rd March, 1985', '1985-03-03'],
    ['04-Apr-1985', '1985-04-04'],
    ['June 5, 1985', '1985-06-05'],
    ['jul 6th 1985', '1985-07-06'],
    ['August-7-1985', '1985-08-07'],
    ['Sept. 8th, 1985', '1985-09-08'],
    ['9September1985', '1985-09-09'],
    ['October 10 1985', '1985-10-10'],
    ['11 NOVEMBER 1985', '1985-11-11'],
    ['Dec 12, 1985', '1985-12-12'],
    ['1985-05-03 00:00:00', '1985-05-03'],
    ['1985-05-03T00:00', '1985-05-03'],
    ['1985-05-03T00:00:00.000Z', '1985-05-03'],
    ['3.5.1985 0:00', '1985-05-03'],
    ['3 May 1985 12:00 AM', '1985-05-03'],
    ['29.2.1984', '1984-02-29'],
    ['1850-01-01', '1850-01-01'],
    ['2100-12-31', '2100-12-31'],
  ])('%j is %s', (cell, date) => {
    expect(readDate(cell)).toEqual({ kind: 'date', date });
  });

  test.each([
    ['13/5/1985', '1985-05-13', 'day_first'],
    ['31-05-1985', '1985-05-31', 'day_first'],
    ['5/13/1985', '1985-05-13', 'month_first'],
  ])('%j can be read in one order only', (cell, date, order) => {
    expect(readDate(cell)).toEqual({ kind: 'date', date, order });
  });

  test('with two numbers that may be the month has two readings', () => {
    for (const cell of ['3/5/1985', '03-05-1985']) {
      expect(readDate(cell)).toEqual({
        kind: 'either',
        dayFirst: '1985-05-03',
        monthFirst: '1985-03-05',
      });
    }
  });

  test.each([
    ['30.2.1985', 'no_such_day', undefined],
    ['29.2.1985', 'no_such_day', undefined],
    ['1900-02-29', 'no_such_day', undefined],
    ['1985-13-01', 'no_such_day', undefined],
    ['13/13/1985', 'no_such_day', undefined],
    ['31 June 1985', 'no_such_day', undefined],
    ['1849-12-31', 'year_out_of_range', undefined],
    ['2101-01-01', 'year_out_of_range', undefined],
    ['3/5/1849', 'year_out_of_range', undefined],
    ['3.5.85', 'two_digit_year', undefined],
    ["3/5/'85", 'two_digit_year', undefined],
    ['3 May 85', 'two_digit_year', undefined],
    ["May 3, '85", 'two_digit_year', undefined],
    ['31170', 'spreadsheet_number', '1985-05-03'],
    ['31170.604', 'spreadsheet_number', '1985-05-03'],
    ['31170,5', 'spreadsheet_number', '1985-05-03'],
    ['99999', 'unreadable', undefined],
    ['1985-05-03 14:30', 'with_time', '1985-05-03'],
    ['1985-05-03T14:30:00Z', 'with_time', '1985-05-03'],
    ['May 3, 1985 2:30 pm', 'with_time', '1985-05-03'],
    ['1985-05-03 12:00', 'with_time', '1985-05-03'],
    ['3/5/1985 14:30', 'with_time', undefined],
    ['soon 14:30', 'unreadable', undefined],
    ['1985', 'unreadable', undefined],
    ['May 1985', 'unreadable', undefined],
    ['3 Mei 1985', 'unreadable', undefined],
    ['3 Mayday 1985', 'unreadable', undefined],
    ['1985-05/03', 'unreadable', undefined],
    ['3/5-1985', 'unreadable', undefined],
    ['born 3 May 1985', 'unreadable', undefined],
    ['3 May 1985?', 'unreadable', undefined],
    ['born May 3, 1985', 'unreadable', undefined],
    ['born 1985-05-03', 'unreadable', undefined],
    ['1985-05-03 or so', 'unreadable', undefined],
    ['on 3/5/1985', 'unreadable', undefined],
    ['3/5/19850', 'unreadable', undefined],
    ['198505031', 'unreadable', undefined],
    ['131170', 'unreadable', undefined],
    ['31170.', 'unreadable', undefined],
  ])('%j is no date to go by: %s', (cell, defect, suggestion) => {
    expect(readDate(cell)).toEqual({
      kind: 'defect',
      defect,
      ...(suggestion !== undefined && { suggestion }),
    });
  });
});
