import { describe, expect, test } from 'vitest';
import { type CsvRecord, readCsv } from './read-csv.ts';

function recordsOf(text: string): readonly CsvRecord[] {
  const table = readCsv(text);
  if (table.kind !== 'table') throw new Error(table.kind);
  return table.records;
}
const cellsOf = (text: string) => recordsOf(text).map(({ cells }) => cells);

describe('separators', () => {
  test.each([',', ';', '\t', '|'])('%j separates the cells', (sign) => {
    const table = readCsv(['a', 'b', 'c'].join(sign).concat('\n', ['1', '2', '3'].join(sign)));
    expect(table).toMatchObject({ separator: sign, records: [{ row: 1 }, { row: 2 }] });
    expect(cellsOf(`a${sign}b\n1${sign}2`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('a separator inside quotes separates nothing', () => {
    expect(cellsOf('"a;b;c;d",e\n"1;2;3;4",5')).toEqual([
      ['a;b;c;d', 'e'],
      ['1;2;3;4', '5'],
    ]);
  });

  test('what follows a mark in the titles that is never closed parts nothing', () => {
    expect(cellsOf('a,b,"c;d;e;f')).toEqual([['a', 'b', 'c;d;e;f']]);
  });

  test.each([
    ['sep=,\n', ','],
    ['sep=;\r', ';'],
    ['SEP=\t\r\n', '\t'],
    ['\uFEFFsep=|\n', '|'],
  ])('%j at the beginning names the separator', (line, separator) => {
    const table = readCsv(`${line}1${separator}2`);
    expect(table).toMatchObject({ separator, records: [{ row: 2, cells: ['1', '2'] }] });
  });

  test.each(['sep=:\n1;2', 'sep=;1;2', ' sep=|\n1;2', 'x;sep=,\n1;2'])(
    '%j begins with a row like any other',
    (text) => {
      expect(recordsOf(text)[0]?.row).toBe(1);
    },
  );

  test('is a comma when a single column shows none', () => {
    expect(readCsv('a\n1')).toMatchObject({ separator: ',', records: [{}, {}] });
    expect(readCsv('')).toEqual({ kind: 'table', separator: ',', records: [] });
  });

  test('the rows decide when the header has another separator', () => {
    const text =
      'Name;Born (day, month, year);Time (h, m, s);Place\nAna;3.5.1985;14:30;Berlin\nBen;4.5.1985;;Rome';
    expect(cellsOf(text)[1]).toEqual(['Ana', '3.5.1985', '14:30', 'Berlin']);
  });

  test('a line "sep=;" names it, and counts as a row', () => {
    expect(recordsOf('sep=;\r\na,b;c\r\n1;2').map(({ row, cells }) => [row, cells])).toEqual([
      [2, ['a,b', 'c']],
      [3, ['1', '2']],
    ]);
  });
});

describe('lines', () => {
  test.each(['\n', '\r', '\r\n'])('end with %j', (end) => {
    expect(cellsOf(`a,b${end}1,2${end}`)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('end in several ways within one file, and blank ones only count', () => {
    const rows = recordsOf('a,b\r\n\n1,2\r3,4\n\r\n5,6').map(({ row, cells }) => [row, ...cells]);
    expect(rows).toEqual([
      [1, 'a', 'b'],
      [3, '1', '2'],
      [4, '3', '4'],
      [6, '5', '6'],
    ]);
  });

  test('keep an empty last cell', () => {
    expect(cellsOf('a,b,\n1,,')).toEqual([
      ['a', 'b', ''],
      ['1', '', ''],
    ]);
  });
});

describe('quotes', () => {
  test('enclose separators, line ends and doubled quotes', () => {
    expect(cellsOf('a,"b ""x"", \r\n c",d')).toEqual([['a', 'b "x", \r\n c', 'd']]);
  });

  test('count as text where they do not open a cell', () => {
    expect(cellsOf('5" disc,"a"b,c')).toEqual([['5" disc', 'ab', 'c']]);
  });

  test('that are never closed affect only their own cell', () => {
    const records = recordsOf('a,b\n"1,2\n3,4\n5,"6\n7,"8"');
    expect(records.map(({ cells }) => cells)).toEqual([
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
      ['5', '6'],
      ['7', '8'],
    ]);
    expect(records.map(({ openQuotes }) => openQuotes)).toEqual([[], [0], [], [1], []]);
  });
});

describe('combinations', () => {
  test('multi-line cells can end and start on the same line, the last one never closed', () => {
    const records = recordsOf('a,b,c\n"1\n2","3\n4",5\n"6\n7", "8\n9');
    expect(records.map(({ row, cells, openQuotes }) => [row, cells, openQuotes])).toEqual([
      [1, ['a', 'b', 'c'], []],
      [2, ['1\n2', '3\n4', '5'], []],
      [3, ['6\n7', '8'], [1]],
      [4, ['9'], []],
    ]);
  });

  test('byte order marks at line starts are dropped without shifting positions', () => {
    const records = recordsOf('\uFEFFa,b\n\uFEFF"1,2",3\n\uFEFF4,"5');
    expect(records.map(({ cells, openQuotes }) => [cells, openQuotes])).toEqual([
      [['a', 'b'], []],
      [['1,2', '3'], []],
      [['4', '5'], [1]],
    ]);
    expect(records.map(({ row }) => row)).toEqual([1, 2, 3]);
  });

  test('a quote in the cell after an unclosed one opens its own cell', () => {
    expect(cellsOf('a,b,c\n"1,2, ""x"",3')).toEqual([
      ['a', 'b', 'c'],
      ['1', '2', 'x""', '3'],
    ]);
  });
});

describe('limits', () => {
  const cells = (count: number) => Array.from({ length: count }, () => 'x').join(',');

  test('5,000 rows are read, 5,001 are refused', () => {
    expect(recordsOf('a\n'.repeat(5000))).toHaveLength(5000);
    expect(readCsv('a\n'.repeat(5001))).toEqual({ kind: 'too_many_rows' });
  });

  test('40 columns are read, 41 are refused', () => {
    expect(recordsOf(`a,b\n${cells(40)}`)[1]?.cells).toHaveLength(40);
    expect(readCsv(`a,b\n${cells(41)}`)).toEqual({ kind: 'too_many_columns', row: 2 });
  });

  test('a long cell beyond the columns that are read makes too many columns', () => {
    const text = `a,b\n${cells(40)},${'y'.repeat(501)}`;
    expect(readCsv(text)).toEqual({ kind: 'too_many_columns', row: 2 });
  });

  test.each([
    ['plain', ''],
    ['quoted', '"'],
  ])('500 characters of a %s cell are read, 501 are not', (_, mark) => {
    const cell = (length: number) => `a,b\nx,${mark}${'y'.repeat(length)}${mark}`;
    expect(recordsOf(cell(500))[1]?.cells[1]).toHaveLength(500);
    expect(readCsv(cell(501))).toEqual({ kind: 'cell_too_long', row: 2, column: 2 });
  });

  test.each([
    ['', '\n', 499],
    ['=', '\n', 498],
    ['=\n', '', 498],
  ])('500 characters are read when they are marks over two lines: %j%j', (start, end, marks) => {
    const cell = `${start}${end}${'"'.repeat(marks)}`;
    const guard = start === '' ? '' : "'";
    const text = `a,b\n"${guard}${cell.replaceAll('"', '""')}",x`;
    expect(cellsOf(text)[1]).toEqual([cell, 'x']);
  });

  test('a million commas and 200,000 quotes terminate', () => {
    expect(readCsv(','.repeat(1_000_000))).toEqual({ kind: 'too_many_columns', row: 1 });
    expect(readCsv('"'.repeat(200_001)).kind).toBe('cell_too_long');
    expect(readCsv('"a\n'.repeat(4999)).kind).toBe('table');
    expect(readCsv(`${'"a\n'.repeat(4998)}${'x'.repeat(499)}`).kind).toBe('table');
  });
});
