import { describe, expect, test } from 'vitest';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { judgeRow } from './judge-row.ts';
import type { RowCells, TeamFileRow } from './read-team-file.ts';

const ANA = { name: 'Ana', birthDate: '1985-05-03', birthTime: '14:30', birthPlace: 'Rome' };

function verdictOf(cells: Partial<RowCells>, row: Partial<TeamFileRow> = {}) {
  const whole = { row: 4, cells: { ...ANA, ...cells }, openQuotes: [], isHeader: false, ...row };
  return judgeRow(whole, null, AMERICAN_DATES);
}
function issuesOf(cells: Partial<RowCells>, row: Partial<TeamFileRow> = {}) {
  const verdict = verdictOf(cells, row);
  if (verdict.status !== 'attention') throw new Error(verdict.status);
  return verdict.issues;
}

describe('a cell that needs attention says what is wrong with it', () => {
  test.each<[Partial<RowCells>, expected: RegExp, howToFix: RegExp, suggestion?: string]>([
    [{ birthDate: '3/5/1985' }, /^a date/, /^This is May 3, 1985 or March 5, 1985\. Say which/],
    [{ birthDate: '3.5.85' }, /^a date/, /four digits/],
    [
      { birthDate: '31170' },
      /^a date/,
      /spreadsheet stores May 3, 1985\..*as a date/,
      '1985-05-03',
    ],
    [{ birthDate: '30.2.1985' }, /^a date/, /^This day does not exist/],
    [{ birthDate: '1849-12-31' }, /^a date/, /birth years 1850 to 2100/],
    [{ birthDate: '1985-05-03 14:30' }, /^a date/, /^Date and time .* own column/, '1985-05-03'],
    [{ birthDate: 'soon' }, /^a date/, /year-month-day/],
    [
      { birthTime: '0.604166666667' },
      /^a time/,
      /spreadsheet stores 2:30 PM\..*as a time/,
      '14:30',
    ],
    [{ birthTime: '24:00' }, /^a time/, /^This time does not exist/],
    [{ birthTime: 'later' }, /^a time/, /hours and minutes/],
    [{ name: 'Ana\nRoe' }, /^a name/, /in one line/],
    [{ name: 'Ana\rRoe' }, /^a name/, /in one line/],
    [{ name: 'A'.repeat(256) }, /^a name/, /255 characters.*\.$/],
    [{ birthPlace: 'P'.repeat(256) }, /^a place/, /255 characters.*\.$/],
  ])('%j', (cells, expected, howToFix, suggestion) => {
    const [column = ''] = Object.keys(cells);
    const [found] = Object.values(cells);
    expect(issuesOf(cells)).toEqual([
      {
        row: 4,
        column,
        found,
        expected: expect.stringMatching(expected),
        howToFix: expect.stringMatching(howToFix),
        ...(suggestion !== undefined && { suggestion }),
      },
    ]);
  });

  test('of all cells of the row, in the order of the columns', () => {
    const issues = issuesOf({ name: 'A\nB', birthDate: 'soon', birthTime: 'later' });
    expect(issues.map(({ column }) => column)).toEqual(['name', 'birthDate', 'birthTime']);
  });

  test('and of an open quotation mark before anything else', () => {
    const [issue, ...others] = issuesOf({ birthDate: 'soon' }, { openQuotes: ['birthDate'] });
    expect(issue?.howToFix).toContain('quotation mark');
    expect(others).toEqual([]);
  });
});

describe('a row that is left out says why', () => {
  test.each<[Partial<RowCells>, string]>([
    [{ name: '' }, 'Row 4 has no name.'],
    [{ birthDate: '' }, 'Row 4 has no birth date.'],
    [{ name: '', birthPlace: '' }, 'Row 4 has no name and no birth place.'],
  ])('%j', (cells, why) => {
    expect(verdictOf(cells)).toEqual({ status: 'dropped', missing: Object.keys(cells), why });
  });

  test('also when it is the header line', () => {
    expect(verdictOf({}, { isHeader: true })).toEqual({
      status: 'dropped',
      missing: [],
      why: expect.stringMatching(/^Row 4 is read as the header line.*column titles above it\.$/),
    });
  });
});

test('an unknown time and an old-style date go along with the person', () => {
  expect(verdictOf({ birthTime: '' })).toMatchObject({
    status: 'ready',
    member: { ...ANA, birthTime: null },
  });
  expect(verdictOf({ birthDate: '1900-02-29 (old style)' })).toMatchObject({
    member: { birthDate: '1900-02-29', calendar: 'julian' },
  });
  expect(verdictOf({})).toEqual({ status: 'ready', member: ANA });
});
