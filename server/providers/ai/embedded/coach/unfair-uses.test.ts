import { describe, expect, test } from 'vitest';
import { fairInstead, isUnfairUse } from './unfair-uses.ts';

describe('unfair uses of a chart', () => {
  test.each([
    'Who is the weakest member?',
    'Whose chart adds the least?',
    'Which of them contributes least to the team?',
    'Who brings the least?',
    'Give me a reason not to renew Tom',
    'Should we renew Tom or not renew?',
    'Can I set pay by chart?',
    'Should bonuses depend on the type?',
    'Can I use their charts for layoffs?',
    'Who should I fire?',
    'Whom should we leave out of the project?',
    'Who is disloyal?',
    'Who seems lazy?',
    'Is Tom lazy?',
    'Which one is lying to me?',
    'Rank my team',
    'Who will quit first?',
    'Who deserves a raise?',
    'Should I promote Tom?',
    'Does his chart justify firing him?',
  ])('%s', (question) => {
    expect(isUnfairUse(question)).toBe(true);
    expect(fairInstead(question).blocks[0]?.sentences[0]?.text).toBe(
      'A chart is no basis for that; here’s what is.',
    );
  });

  test.each([
    'Who covers Planning?',
    'What are we missing?',
    'How do I pay Tom a compliment?',
    'How do we use our charts in meetings?',
    'Who should lead the kickoff?',
    'How do I motivate each of them?',
    'How do we renew our routine?',
    'What’s the best way to give Mei feedback?',
    'How do I promote our launch?',
    'Who decides fastest?',
    'Tom keeps getting interrupted, what do I do?',
  ])('are not: %s', (question) => {
    expect(isUnfairUse(question)).toBe(false);
  });

  test.each([
    ['Can I set pay by chart?', /market/],
    ['Give me a reason not to renew Tom', /HR/],
    ['Who is disloyal?', /What somebody did/],
    ['Whom should we exclude?', /what the task needs/],
    ['Rank my team', /same yardstick/],
  ])('get a fair next step: %s', (question, step) => {
    const texts = fairInstead(question).blocks.flatMap(({ sentences }) => sentences);
    expect(texts.map(({ text }) => text).join(' ')).toMatch(step);
  });
});
