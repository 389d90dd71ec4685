import { describe, expect, test } from 'vitest';
import { FILE_BYTES_MAX } from '#shared/team-file/read-csv.ts';
import { chooseFile } from './choose-file.ts';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const person = (name: string) => `${name},1985-05-03,,Rome`;
const csv = (lines: readonly string[], name = 'team.csv') =>
  new File([[HEADER, ...lines].join('\n')], name);
const team = csv([person('Ana'), person('Ben')]);

describe('a file that is chosen', () => {
  test.each(['team.csv', 'TEAM.CSV', 'my team.v2.csv'])('is read: %s', async (name) => {
    const choice = await chooseFile([csv([person('Ana'), person('Ben')], name)]);
    expect(choice).toMatchObject({
      kind: 'chosen',
      words: null,
      file: {
        name,
        encoding: 'utf-8',
        rows: [{ cells: { name: 'Ana' } }, { cells: { name: 'Ben' } }],
      },
    });
  });

  test('with incomplete rows can be completed on the page', async () => {
    expect(await chooseFile([csv([person('Ana'), 'Ben,,,Rome'])])).toMatchObject({
      kind: 'chosen',
      words: { title: 'Invalid Data' },
      file: {
        name: 'team.csv',
        encoding: null,
        rows: [{ cells: { name: 'Ana' } }, { cells: { name: 'Ben' } }],
      },
    });
  });

  test('with more people than a team can have has to be changed first', async () => {
    const lines = ['A', 'B', 'C', 'D', 'E', 'F'].map(person);
    expect(await chooseFile([csv(lines)])).toMatchObject({
      kind: 'chosen',
      words: { title: 'Invalid Data' },
      file: { rows: [], encoding: null },
    });
  });
});

describe('a file is refused', () => {
  const unreadable = Object.assign(csv([]), { arrayBuffer: () => Promise.reject(new Error()) });

  test.each<[string, File[], RegExp]>([
    ['when there is none', [], /^Choose one file at a time\.$/],
    ['beside another', [team, team], /^Choose one file at a time\.$/],
    ['of another kind', [csv([], 'team.xlsx')], /^Only \.csv files are accepted\.$/],
    ['that merely mentions CSV', [csv([], 'team.csv.txt')], /^Only \.csv files are accepted\.$/],
    ['that cannot be read', [unreadable], /^We couldn’t read the file/],
    ['that is too large', [new File(['x'.repeat(FILE_BYTES_MAX + 1)], 'team.csv')], /2 MB/],
  ])('%s', async (_, files, message) => {
    expect(await chooseFile(files)).toEqual({
      kind: 'refused',
      words: { title: 'Invalid CSV', message: expect.stringMatching(message) },
    });
  });

  test('only beyond the limit', async () => {
    const filled = new File([`${HEADER}${'\n'.repeat(FILE_BYTES_MAX - HEADER.length)}`], 'a.csv');
    expect(await chooseFile([filled])).toMatchObject({ kind: 'chosen' });
  });
});
