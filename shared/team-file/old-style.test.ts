import { describe, expect, test } from 'vitest';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { judgeRow } from './judge-row.ts';
import { dateCell, readDate } from './read-date.ts';
import { readTeamFile } from './read-team-file.ts';
import { reviewTeam } from './review-team.ts';

describe('a date marked as old style', () => {
  test.each([
    '1900-03-03 (old style)',
    '1900-03-03 old style',
    '1900-03-03 Old-Style',
    '1900-03-03 OS',
    '3 March 1900 (O.S.)',
    'March 3, 1900, o. s.',
    '3.3.1900 [Julian]',
    '3/3/1900 Julian calendar',
  ])('is read from "%s"', (cell) => {
    expect(readDate(cell)).toMatchObject({ kind: 'date', date: '1900-03-03', calendar: 'julian' });
  });

  test.each(['1900-03-03', '3 March 1900', '3 Aug 1900'])('is not read from "%s"', (cell) => {
    expect(readDate(cell)).not.toHaveProperty('calendar');
  });

  test('may be the leap day that exists only in the old style', () => {
    expect(readDate('29.2.1900 (old style)')).toMatchObject({ date: '1900-02-29' });
    expect(readDate('29.2.1900')).toEqual({ kind: 'defect', defect: 'no_such_day' });
    expect(readDate('30.2.1900 (old style)')).toEqual({ kind: 'defect', defect: 'no_such_day' });
  });

  test('keeps the mark in a suggestion and in both readings of its numbers', () => {
    expect(readDate('1900-03-03 14:30 (old style)')).toMatchObject({
      suggestion: '1900-03-03 (old style)',
    });
    const row = { row: 2, openQuotes: [], isHeader: false } as const;
    const cells = { name: 'Anna', birthDate: '3/5/1900 OS', birthTime: '', birthPlace: 'Moscow' };
    expect(judgeRow({ ...row, cells }, 'day_first', AMERICAN_DATES)).toMatchObject({
      status: 'ready',
      member: { birthDate: '1900-05-03', calendar: 'julian' },
    });
  });

  test('is written so that it can be read again', () => {
    expect(dateCell('1900-03-03')).toBe('1900-03-03');
    expect(readDate(dateCell('1900-02-29', 'julian'))).toEqual({
      kind: 'date',
      date: '1900-02-29',
      calendar: 'julian',
    });
  });

  test('is passed from the file to the people that are sent', () => {
    const text = 'Name,Date,Time,Place\nAnna,1900-02-29 (old style),,Moscow\nBen,1985-05-03,,Rome';
    const members = reviewTeam(readTeamFile(text).rows).toMembers();
    expect(members?.[0]).toMatchObject({ birthDate: '1900-02-29', calendar: 'julian' });
    expect(members?.[1]).not.toHaveProperty('calendar');
  });
});
