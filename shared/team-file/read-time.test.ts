import { describe, expect, test } from 'vitest';
import { readTime } from './read-time.ts';

describe('a time in a team file', () => {
  test.each([
    ['14:30', '14:30'],
    ['6:05', '06:05'],
    ['00:00', '00:00'],
    ['23:59', '23:59'],
    ['14.30', '14:30'],
    ['14h30', '14:30'],
    ['14:30:59', '14:30'],
    ['14:30:59.5', '14:30'],
    ['14.30.59', '14:30'],
    ['2:30 PM', '14:30'],
    ['2:30pm', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['2:30 P. M.', '14:30'],
    ['2:30 am', '02:30'],
    ['12:30 am', '00:30'],
    ['12:30 pm', '12:30'],
    ['11:59 pm', '23:59'],
    ['7 pm', '19:00'],
    ['7am', '07:00'],
    ['12 a.m.', '00:00'],
    ['14:30 pm', '14:30'],
    ['13:00 PM', '13:00'],
    ['0:30 am', '00:30'],
  ])('%j is %s', (cell, time) => {
    expect(readTime(cell)).toEqual({ kind: 'time', time });
  });

  test.each([
    '',
    '  ',
    '?',
    '???',
    '-',
    '--',
    '–',
    '—',
    'unknown',
    'Unknown.',
    'time unknown',
    'not known',
    'unk',
    'n/a',
    'N / A',
    'n.a.',
    'NA',
    'none',
    'null',
    'no',
    'x',
    'TBD',
  ])('%j is a time that is not known', (cell) => {
    expect(readTime(cell)).toEqual({ kind: 'time', time: null });
  });

  test.each([
    ['24:00', 'no_such_time', undefined],
    ['23:60', 'no_such_time', undefined],
    ['14:30 am', 'no_such_time', '14:30'],
    ['0:30 pm', 'no_such_time', '00:30'],
    ['25:00 pm', 'no_such_time', undefined],
    ['1430', 'unreadable', '14:30'],
    ['930', 'unreadable', '09:30'],
    ['2560', 'unreadable', undefined],
    ['0.5', 'unreadable', undefined],
    ['0.604166666667', 'spreadsheet_number', '14:30'],
    ['.250', 'spreadsheet_number', '06:00'],
    ['0,7524', 'spreadsheet_number', '18:03'],
    ['0.99999', 'spreadsheet_number', '00:00'],
    ['about noon', 'unreadable', undefined],
    ['14:30 or 15:30', 'unreadable', undefined],
    ['at 14:30', 'unreadable', undefined],
    ['not known yet', 'unreadable', undefined],
    ['at 7 pm', 'unreadable', undefined],
    ['7 pm or so', 'unreadable', undefined],
    ['12345', 'unreadable', undefined],
    ['1.604166', 'unreadable', undefined],
    ['0.604h', 'unreadable', undefined],
  ])('%j is no time to go by: %s', (cell, defect, suggestion) => {
    expect(readTime(cell)).toEqual({
      kind: 'defect',
      defect,
      ...(suggestion !== undefined && { suggestion }),
    });
  });
});
