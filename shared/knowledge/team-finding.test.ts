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
  ['-*******0000', 'Nobody covers A, and four functions rest on Mei alone.'],
  ['--********11', 'Nobody covers A or B, and two functions rest on Adam alone.'],
  ['---********2', 'Nobody covers three of 12 functions, and one function rests on Jonas alone.'],
  ['***000000000', 'Nine functions rest on Mei alone.'],
  ['-**000011122', 'Nobody covers A, and nine functions rest on one person each, four on Mei.'],
  ['-***********', 'Nobody covers A.'],
  ['************', 'You’re covered, no matter who’s away.'],
  ['?***********', 'You’re covered, no matter who’s away.'],
])('of %s it says what to know first', (covered, finding) => {
  expect(teamFinding(pentaOf(covered))).toBe(finding);
});
