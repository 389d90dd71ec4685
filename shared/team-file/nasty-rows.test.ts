import { describe, expect, test } from 'vitest';
import { readTeamFile } from './read-team-file.ts';
import { reviewTeam } from './review-team.ts';
import nastyRows from './truth/nasty-rows.json' with { type: 'json' };

const HEADER = 'Name,Birth Date,Birth Time,Birth Place';
const COMPANY = 'Ben,1990-11-21,06:05,Lisbon\nCem,1978-02-09,,Izmir\n';

function reviewBeside(line: string) {
  const file = readTeamFile(`${HEADER}\n${line}\n${COMPANY}`);
  if (file.kind !== 'read') throw new Error(file.problem.kind);
  return reviewTeam(file.rows);
}

describe('rows as people really write them', () => {
  test('has at least 60 rows', () => expect(nastyRows.length).toBeGreaterThanOrEqual(60));

  test.each(nastyRows)('$line', (expected) => {
    const review = reviewBeside(expected.line);
    const [row, ben, cem] = review.rows;
    expect([ben?.verdict.status, cem?.verdict.status]).toEqual(['ready', 'ready']);
    const verdict = row?.verdict;
    expect(verdict?.status).toBe(expected.verdict);
    expect(review.question !== null).toBe('asks' in expected);
    if (verdict?.status === 'ready') {
      const { name, birthDate, birthTime, birthPlace } = expected;
      expect(verdict.member).toEqual({ name, birthDate, birthTime, birthPlace });
    } else if (verdict?.status === 'attention') {
      expect(verdict.issues.map(({ column }) => column)).toEqual(expected.columns);
      expect(verdict.issues[0]?.suggestion).toBe(expected.suggestion);
      for (const issue of verdict.issues) {
        expect(issue.row).toBe(2);
        expect(issue.expected).not.toBe('');
        expect(issue.howToFix).toMatch(/\.$/);
      }
    } else if (verdict?.status === 'dropped') {
      expect(verdict.missing).toEqual(expected.columns);
      expect(verdict.why).toMatch(/^Row 2 /);
    }
  });
});
