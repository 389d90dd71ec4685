import { expect, test } from 'vitest';
import { problemWords, type TeamFileProblem } from './problems.ts';

test.each<[TeamFileProblem, title: string, message: RegExp]>([
  [{ kind: 'too_few_people' }, 'Invalid Data', /^At least 2 valid team members required\.$/],
  [{ kind: 'too_many_people', found: 7 }, 'Invalid Data', /at most 5 people.*has 7/],
  [{ kind: 'too_few_lines' }, 'Invalid CSV', /^CSV must contain at least 2 team members\.$/],
  [{ kind: 'too_large' }, 'Invalid CSV', /at most 2 MB/],
  [{ kind: 'not_csv', looksLike: 'workbook' }, 'Invalid CSV', /workbook.*"Save as".*CSV UTF-8/],
  [{ kind: 'not_csv', looksLike: 'binary' }, 'Invalid CSV', /not a CSV file.*"CSV UTF-8"/],
  [{ kind: 'too_many_rows' }, 'Invalid CSV', /at most 5,000 rows/],
  [{ kind: 'too_many_columns', row: 3 }, 'Invalid CSV', /^Row 3 has more than 40 columns/],
  [
    { kind: 'cell_too_long', row: 3, column: 2 },
    'Invalid CSV',
    /^Row 3, column 2 has more than 500 characters/,
  ],
  [{ kind: 'forbidden_header', row: 1, column: 4 }, 'Invalid CSV', /^Row 1, column 4 has a title/],
])('%j is explained', (problem, title, message) => {
  expect(problemWords(problem)).toEqual({ title, message: expect.stringMatching(message) });
});
