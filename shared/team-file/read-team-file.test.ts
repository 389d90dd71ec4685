import { describe, expect, test } from 'vitest';
import { problemWords } from './problems.ts';
import { FILE_BYTES_MAX } from './read-csv.ts';
import { readTeamFile } from './read-team-file.ts';
import { reviewTeam } from './review-team.ts';
import { writeTeamTemplate } from './template.ts';

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const person = (name: string) => `${name},1985-05-03,14:30,"Zürich, Schweiz"`;
const team = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, index) => person(`Person ${index + 1}`))].join(
    '\n',
  );

function refusal(source: string | Uint8Array) {
  const file = readTeamFile(source);
  if (file.kind !== 'refused') throw new Error('the file was taken');
  return { ...file, words: problemWords(file.problem) };
}
function namesOf(source: string | Uint8Array): string[] {
  const file = readTeamFile(source);
  if (file.kind !== 'read') throw new Error(file.problem.kind);
  return file.rows.map(({ cells }) => `${cells.name} · ${cells.birthPlace}`);
}
const bytes = (...parts: (number[] | Buffer)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('encodings', () => {
  const expected = ['Person 1 · Zürich, Schweiz', 'Person 2 · Zürich, Schweiz'];
  test.each([
    ['UTF-8', bytes(Buffer.from(team(2))), 'utf-8'],
    ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], Buffer.from(team(2))), 'utf-8'],
    ['UTF-16 LE', bytes([0xff, 0xfe], Buffer.from(team(2), 'utf16le')), 'utf-16le'],
    ['UTF-16 BE', bytes([0xfe, 0xff], utf16be(team(2))), 'utf-16be'],
    ['Windows-1252', bytes(Buffer.from(team(2), 'latin1')), 'windows-1252'],
  ])('%s is read', (_, source, encoding) => {
    expect(namesOf(source)).toEqual(expected);
    expect(readTeamFile(source)).toMatchObject({ encoding });
  });

  test('characters beyond Latin-1 and the BMP survive in every encoding', () => {
    const text = `${HEADER}\n👩‍🚀 Ł,1985-05-03,,Łódź\nИван,1985-05-03,,Москва`;
    const expectedNames = ['👩‍🚀 Ł · Łódź', 'Иван · Москва'];
    expect(namesOf(bytes(Buffer.from(text)))).toEqual(expectedNames);
    expect(namesOf(bytes([0xff, 0xfe], Buffer.from(text, 'utf16le')))).toEqual(expectedNames);
    expect(namesOf(bytes([0xfe, 0xff], utf16be(text)))).toEqual(expectedNames);
  });

  test('characters of Windows-1252 that Latin-1 lacks are read', () => {
    const source = bytes(
      Buffer.from(`${HEADER}\nA,1985-05-03,,`),
      [0x8a, 0x80, 0x0a],
      Buffer.from(person('B')),
    );
    expect(namesOf(source)[0]).toBe('A · Š€');
  });
});

describe('a file that is not CSV', () => {
  test.each([
    ['a NUL', bytes(Buffer.from(`${team(2)}\0`))],
    ['UTF-16 without a mark', bytes(Buffer.from(team(2), 'utf16le'))],
    ['half a UTF-16 code unit', bytes([0xff, 0xfe], Buffer.from(team(2), 'utf16le'), [0x41])],
    ['bytes of a picture', bytes([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x01])],
    ['undefined bytes', bytes(Buffer.from(team(2)), [0x81])],
  ])('is refused: %s', (_, source) => {
    expect(refusal(source)).toMatchObject({
      problem: { kind: 'not_csv', looksLike: 'binary' },
      words: { title: 'Invalid CSV', message: expect.stringContaining('not a CSV file') },
    });
  });

  test('is refused as decoded text, too', () => {
    expect(refusal(`${team(2)}\0`).problem).toEqual({ kind: 'not_csv', looksLike: 'binary' });
  });

  test.each([
    ['new', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['old', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
  ])('explains for a %s workbook how to save it as CSV', (_, start) => {
    expect(refusal(bytes(start)).words.message).toContain('CSV UTF-8');
  });
});

describe('size limits', () => {
  const filled = (length: number) => {
    const start = `${team(2)}\n`;
    const line = `${' '.repeat(480)}\n`;
    const lines = Math.floor((length - Buffer.byteLength(start)) / line.length);
    const text = start + line.repeat(lines);
    return text + ' '.repeat(length - Buffer.byteLength(text));
  };
  test('2 MB are read and one byte more is refused', () => {
    expect(namesOf(filled(FILE_BYTES_MAX))).toHaveLength(2);
    expect(namesOf(bytes(Buffer.from(filled(FILE_BYTES_MAX))))).toHaveLength(2);
    expect(refusal(filled(FILE_BYTES_MAX + 1)).problem).toEqual({ kind: 'too_large' });
    expect(refusal(bytes(Buffer.from(filled(FILE_BYTES_MAX + 1)))).problem.kind).toBe('too_large');
  });
  test('count the bytes of a text', () => {
    expect(refusal('é'.repeat(FILE_BYTES_MAX / 2 + 1)).problem.kind).toBe('too_large');
    expect(refusal('é'.repeat(FILE_BYTES_MAX / 2)).problem.kind).toBe('cell_too_long');
    expect(refusal('漢'.repeat(Math.ceil(FILE_BYTES_MAX / 3))).problem.kind).toBe('too_large');
  });
  test.each([
    ['rows', `${team(2)}${'\n'.repeat(5000)}`, 'at most 5,000 rows'],
    ['columns', `${team(2)}${','.repeat(40)}`, 'Row 3 has more than 40 columns'],
    [
      'characters',
      `${team(2)}\n,${'x'.repeat(501)}`,
      'Row 4, column 2 has more than 500 characters',
    ],
  ])('name the limit and the row for %s', (_, source, words) => {
    expect(refusal(source).words).toEqual({
      title: 'Invalid CSV',
      message: expect.stringContaining(words),
    });
  });
});

describe('the number of people', () => {
  test('needs three lines', () => {
    for (const source of ['', '\n\n', HEADER, team(1), `${team(1)}\n,,,\n \n`]) {
      expect(refusal(source).words).toEqual({
        title: 'Invalid CSV',
        message: 'CSV must contain at least 2 team members.',
      });
    }
  });

  test('needs two rows with name, date and place, and names incomplete rows', () => {
    const { words, rows } = refusal(`${team(1)}\nBen,,14:30,Rome\n,1985-05-03,,Rome`);
    expect(words).toEqual({
      title: 'Invalid Data',
      message: 'At least 2 valid team members required.',
    });
    const review = reviewTeam(rows);
    expect(
      review.rows.map(({ verdict }) => (verdict.status === 'dropped' ? verdict.why : '')),
    ).toEqual(['', 'Row 3 has no birth date.', 'Row 4 has no name.']);
  });

  test('may be five; six are refused, naming the limit', () => {
    expect(namesOf(team(5))).toHaveLength(5);
    expect(refusal(team(6))).toMatchObject({
      problem: { kind: 'too_many_people', found: 6 },
      words: {
        message: 'A team has at most 5 people; this file has 6. Make one file for each team.',
      },
    });
  });

  test('does not count rows that are dropped', () => {
    expect(namesOf(`${team(5)}\nNobody,,,\n`)).toHaveLength(6);
  });
});

describe('the header line', () => {
  test.each(['__proto__', 'constructor', 'prototype', ' __PROTO__ '.toLowerCase()])(
    'is refused with a column %j',
    (title) => {
      const { problem } = refusal(`Name,${title},Birth Time\n${person('A')}\n${person('B')}`);
      expect(problem).toEqual({ kind: 'forbidden_header', row: 1, column: 2 });
      const first = refusal(`${title},Birth Date\n${person('A')}\n${person('B')}`);
      expect(first.problem).toEqual({ kind: 'forbidden_header', row: 1, column: 1 });
      expect(Object.keys({})).toEqual([]);
    },
  );

  test('may have any titles in the standard order', () => {
    const file = readTeamFile(`Wer,Wann,Uhr,Wo\n${person('A')}\n${person('B')}`);
    expect(file).toMatchObject({ rows: [{ cells: { name: 'A', birthTime: '14:30' } }, {}] });
  });

  test('may have the columns in another order, or extra columns, if it names them', () => {
    const text =
      'Team;Birth place;Full name;DOB;Time of birth (local)\nX;Rome;Ana;1985-05-03;14:30\nX;Oslo;Ben;1985-05-04;';
    expect(readTeamFile(text)).toMatchObject({
      rows: [
        { cells: { name: 'Ana', birthDate: '1985-05-03', birthTime: '14:30', birthPlace: 'Rome' } },
        { cells: { name: 'Ben', birthDate: '1985-05-04', birthTime: '', birthPlace: 'Oslo' } },
      ],
    });
  });

  test.each([
    ['has only one column', 'Team', 'Ana,1985-05-03,14:30,Berlin, Germany'],
    ['has as many columns as the format', HEADER, 'Ana,1985-05-03,14:30,Berlin, Germany'],
    ['is followed by empty cells', HEADER, 'Ana,1985-05-03,14:30,Berlin,,Germany,,'],
  ])('that %s leaves a place of two cells in one piece', (_, header, line) => {
    const [place] = readTeamFile(`${header}\n${line}\n${person('Ben')}`).rows.map(
      ({ cells }) => cells.birthPlace,
    );
    expect(place).toBe('Berlin, Germany');
  });

  test('with columns behind the place keeps theirs apart', () => {
    const text = `${HEADER},Team\nAna,1985-05-03,14:30,Berlin,Sales\n${person('Ben')},Sales`;
    expect(namesOf(text)).toEqual(['Ana · Berlin', 'Ben · Zürich, Schweiz']);
  });

  test('may omit the time', () => {
    const file = readTeamFile('Name,Date,Place\nAna,1985-05-03,"Rome, Italy"\nBen,1985-05-04,Oslo');
    expect(file).toMatchObject({
      rows: [{ cells: { birthTime: '', birthPlace: 'Rome, Italy' } }, {}],
    });
  });

  test('is reported when it looks like a person', () => {
    const file = readTeamFile([person('A'), person('B'), person('C')].join('\n'));
    const [first, ...others] = reviewTeam(file.rows).rows;
    expect(first?.verdict).toMatchObject({
      status: 'dropped',
      why: expect.stringContaining('Row 1 is read as the header line'),
    });
    expect(others.map(({ verdict }) => verdict.status)).toEqual(['ready', 'ready']);
  });
});

test('the template reads as three valid people, one without a time', () => {
  const file = readTeamFile(writeTeamTemplate());
  const members = reviewTeam(file.rows).toMembers();
  expect(members?.map(({ birthTime }) => birthTime)).toEqual(['14:30', '06:05', null]);
});

describe('a country column', () => {
  const placesIn = (lines: readonly string[]) => {
    const file = readTeamFile(lines.join('\n'));
    return file.rows.map(({ cells }) => cells.birthPlace);
  };

  test.each(['Country', 'Birth Country', 'country_of_birth', 'COUNTRY (if known)'])(
    'called %j is appended to the place',
    (title) => {
      const lines = [
        `Name,Birth Date,Birth Time,Birth Place,${title}`,
        'Ana,1985-05-03,14:30,Newcastle,Australia',
        'Ben,1985-05-04,,"Newcastle, Australia",Australia',
        'Cem,1985-05-05,,Oslo,',
        'Dora,1985-05-06,,,Norway',
      ];
      expect(placesIn(lines)).toEqual(['Newcastle, Australia', 'Newcastle, Australia', 'Oslo', '']);
    },
  );

  test('may replace the time column', () => {
    const lines = [
      'Name,Date,Place,Country',
      'Ana,1985-05-03,Newcastle,UK',
      'Ben,1985-05-04,Oslo,',
    ];
    expect(placesIn(lines)).toEqual(['Newcastle, UK', 'Oslo']);
  });

  test('may precede the place', () => {
    const lines = [
      'Country,Name,Date of Birth,Time,City',
      'Australia,Ana,1985-05-03,14:30,Newcastle',
      'UK,Ben,1985-05-04,,Newcastle',
    ];
    expect(placesIn(lines)).toEqual(['Newcastle, Australia', 'Newcastle, UK']);
  });
});
