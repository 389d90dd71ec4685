import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TeamMemberInput } from '#shared/contract/teams.ts';
import { COLUMN_TITLES } from './columns.ts';
import { problemWords } from './problems.ts';
import { readTeamFile } from './read-team-file.ts';
import { reviewTeam } from './review-team.ts';

/* Fuzzed files: every one gets people or an explanation. */

const FILES = 2000;

const separator = fc.constantFrom(',', ';', '\t', '|');
const lineEnd = fc.constantFrom('\n', '\r', '\r\n', '\n\n', '\r\r\n');
const oddText = fc.constantFrom(
  '',
  ' ',
  '"',
  '""',
  '"open',
  'a "b',
  '__proto__',
  'constructor',
  '\u202eRTL',
  '👩‍🚀',
  '\ud83d',
  '\0',
  '=1+1',
  "'=1",
  '\u0007',
  'toString',
  'x'.repeat(499),
  'x'.repeat(502),
  '漢字',
);
const goodName = fc.constantFrom('Ana', 'Ben', 'ana', 'Cem', 'José');
const dateText = fc.constantFrom(
  '1985-05-03',
  '3/5/1985',
  '13/5/1985',
  '5/13/1985',
  '3.5.85',
  '31170',
  'May 3, 1985',
  '30.2.1985',
);
const timeText = fc.constantFrom(
  '',
  '14:30',
  '6:05 pm',
  '00:00',
  '12:00',
  '?',
  '25:00',
  '0.5',
  'noon',
);
const placeText = fc.constantFrom('Berlin', '"Berlin, Germany"', 'Rome, Italy', '');
const cell = (usual: fc.Arbitrary<string>) =>
  fc.oneof(
    { weight: 6, arbitrary: usual },
    { weight: 1, arbitrary: oddText },
    { weight: 1, arbitrary: fc.string() },
  );

const line = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(cell(goodName), cell(dateText), cell(timeText), cell(placeText)),
  },
  { weight: 2, arbitrary: fc.array(cell(goodName), { maxLength: 45 }) },
);
const header = fc.oneof(
  { weight: 3, arbitrary: fc.constant(['Name', 'Birth Date', 'Birth Time', 'Birth Place']) },
  { weight: 1, arbitrary: fc.array(cell(goodName), { minLength: 1, maxLength: 6 }) },
);

const text = fc
  .tuple(separator, header, fc.array(fc.tuple(line, lineEnd), { maxLength: 9 }))
  .map(([sign, titles, lines]) =>
    [`${titles.join(sign)}\n`, ...lines.map(([cells, end]) => cells.join(sign) + end)].join(''),
  );

function inEncoding(content: string, encoding: string): Uint8Array {
  const marked = `\uFEFF${content}`;
  if (encoding === 'utf16be') return new Uint8Array(Buffer.from(marked, 'utf16le').swap16());
  if (encoding === 'utf16le') return new Uint8Array(Buffer.from(marked, 'utf16le'));
  if (encoding === 'bom') return new Uint8Array(Buffer.from(marked));
  return new Uint8Array(Buffer.from(content, encoding === 'latin1' ? 'latin1' : 'utf8'));
}

const file = fc.oneof(
  { weight: 4, arbitrary: text },
  {
    weight: 4,
    arbitrary: fc
      .tuple(text, fc.constantFrom('utf8', 'bom', 'utf16le', 'utf16be', 'latin1'))
      .map(([content, encoding]) => inEncoding(content, encoding)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
);

test(`${FILES} generated files each give people or an explanation`, {
  timeout: 120_000,
}, () => {
  const seen = { read: 0, refused: 0, ready: 0, attention: 0, dropped: 0, left_out: 0 };
  fc.assert(
    fc.property(file, (source) => {
      const result = readTeamFile(source);
      seen[result.kind] += 1;
      if (result.kind === 'refused') {
        const { title, message } = problemWords(result.problem);
        expect(['Invalid CSV', 'Invalid Data']).toContain(title);
        expect(message).toMatch(/\.$/);
      }
      const review = reviewTeam(result.rows, { dateOrder: 'day_first' });
      for (const { row, verdict } of review.rows) {
        seen[verdict.status] += 1;
        expect(row).toBeGreaterThan(0);
        if (verdict.status === 'dropped') expect(verdict.why).toContain(`Row ${row} `);
        if (verdict.status !== 'attention') continue;
        expect(verdict.issues.length).toBeGreaterThan(0);
        for (const issue of verdict.issues) {
          expect(issue.row).toBe(row);
          expect(Object.keys(COLUMN_TITLES)).toContain(issue.column);
          expect(issue.howToFix).toMatch(/\.$/);
        }
      }
      const members = review.toMembers();
      expect(members === null).toBe(review.blockers.length > 0);
      for (const member of members ?? [])
        expect(TeamMemberInput.safeParse(member).success).toBe(true);
      expect(Reflect.ownKeys(Object.prototype).includes('polluted')).toBe(false);
      expect(Object.entries({})).toEqual([]);
    }),
    { numRuns: FILES },
  );
  // The generator reaches every kind of result; otherwise the run would prove little.
  expect(seen.read).toBeGreaterThan(FILES / 10);
  expect(seen.refused).toBeGreaterThan(FILES / 10);
  for (const status of ['ready', 'attention', 'dropped'] as const) {
    expect(seen[status]).toBeGreaterThan(FILES / 10);
  }
});
