import { expect, test } from 'vitest';
import { teamFinding } from './team-finding.ts';

/** Functions A to L; a digit is the person who covers it, "?" one who perhaps does. */
function pentaOf(covered: string, names = ['Mei Tanaka', 'Adam Lind', 'Jonas Weiß']) {
  const gates = [...covered].map((who, index) => ({
    label: 'ABCDEFGHIJKL'.charAt(index),
    holders: /\d/.test(who) ? [who] : who === '*' ? ['1', '2'] : [],
    possibleHolders: who === '?' ? ['1'] : [],
  }));
  const members = names.map((name, person) => ({
    name,
    soleHolderOf: [...covered].flatMap((who, index) => (who === `${person}` ? [index] : [])),
  }));
  return { gates, members };
}

test.each([
  ['-*******0000', 'Nobody covers A. Four functions rest on Mei alone.'],
  ['--********11', 'Nobody covers A or B. Two functions rest on Adam alone.'],
  ['---********2', 'Nobody covers three of 12 functions. One function rests on Jonas alone.'],
  ['***000000000', 'Nine functions rest on Mei alone.'],
  ['**********01', 'Two functions rest on one person each.'],
  ['*********001', 'Three functions rest on one person each, two of them on Mei.'],
  ['*******00112', 'Five functions rest on one person each, two of them on Mei and two on Adam.'],
  ['******001122', 'Six functions rest on one person each.'],
  ['-**000011122', 'Nobody covers A. Nine functions rest on one person each, four of them on Mei.'],
  ['-***********', 'Nobody covers A.'],
  ['************', 'You’re covered, no matter who’s away.'],
  ['?***********', 'You’re covered, no matter who’s away.'],
])('of %s it says what to know first', (covered, finding) => {
  expect(teamFinding(pentaOf(covered))).toBe(finding);
});
