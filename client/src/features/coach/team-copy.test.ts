import { expect, test } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import { teamQuestionsOf, teamWelcomeOf } from './team-copy.ts';

test('suggests questions about this team, with first names', () => {
  const team = teamWith(4);
  const questions = teamQuestionsOf(team);
  expect(questions).toMatchInlineSnapshot(`
    [
      "Nobody covers Oversight (33). How do we handle that?",
      "What does channel 7-31 bring to the team?",
      "What depends on Chris alone?",
      "How do Ana and Ben work well together?",
      "How do we make decisions well together?",
    ]
  `);
  const gap = team.pentaData?.gates.find(({ state }) => state === 'gap');
  expect(questions[0]).toContain(`(${gap?.gate})`);
  for (const { name } of team.members) {
    const [, family] = name.split(' ');
    if (family) expect(questions.join(' ')).not.toContain(family);
  }
});

test('the welcome describes the analysis', () => {
  const team = teamWith(4);
  expect(teamWelcomeOf(team)).toContain(
    `Penta of 4, ${team.pentaData?.coverage.gates} of 12 functions covered, 6 pairs.`,
  );
  expect(teamWelcomeOf(teamWith(4, {}, true))).toMatch(/Not every birth time is exact/);
});

test('suggests questions about a pair, not about a Penta', () => {
  const pair = teamWith(2);
  expect(teamQuestionsOf(pair).join(' ')).not.toMatch(/function|gate|nobody/);
  expect(teamQuestionsOf(pair).at(-1)).toBe('What do the two of us share?');
  expect(teamWelcomeOf(pair)).toContain('two charts side by side, one pair.');
  expect(teamWelcomeOf(pair)).not.toMatch(/Penta|function/);
});

test('does not mention members who share a first name', () => {
  const team = teamWith(3);
  const members = team.members.map((member) => ({ ...member, name: `Ana ${member.id}` }));
  const questions = teamQuestionsOf({ ...team, members });
  expect(questions.length).toBeGreaterThan(1);
  expect(questions.join(' ')).not.toContain('Ana');
});

test('the welcome counts only pairs that the reader may see', () => {
  const team = teamWith(4);
  const [first, second, ...dynamics] = team.dynamics;
  if (!(first && second)) throw new Error('Six pairs are needed');
  const limited = ({ member1, member2 }: typeof first, summary: typeof first | null) => ({
    member1,
    member2,
    limitedBy: [member1.id],
    summary,
  });
  const limitedPairs = [limited(first, null), limited(second, second)];
  expect(teamWelcomeOf({ ...team, dynamics, limitedPairs })).toContain('covered, 5 of 6 pairs.');
});

test('the welcome to the first person of a team speaks of one chart', () => {
  const alone = teamWith(1, { dynamics: [], pentaData: null });
  expect(teamWelcomeOf(alone)).toContain('one chart so far.');
  expect(teamQuestionsOf(alone).join(' ')).not.toContain('two of us');
});

test('asks about a person whom functions depend on, not about one without any', () => {
  const team = teamWith(4);
  const { pentaData } = team;
  if (!pentaData) throw new Error('four people are a Penta');
  const resilience = pentaData.resilience.map((absence) => ({
    ...absence,
    gatesLost: absence.memberId === 'member-2' ? [31] : [],
  }));
  expect(teamQuestionsOf({ ...team, pentaData: { ...pentaData, resilience } })).toContain(
    'What depends on Ben alone?',
  );
});
