import { describe, expect, test } from 'vitest';
import { toldAct } from './told-act.ts';

describe('what somebody does, as the asker can say it to them', () => {
  test.each([
    [
      'My foreman Abel keeps my tools over the weekend. What now?',
      'you keep my tools over the weekend',
    ],
    ['She always finishes my sentences, and I let her', 'you always finish my sentences'],
    ['Our receptionist has started reading my mail.', 'you’ve started reading my mail'],
    ['My client in Bern carries off my samples', 'you carry off my samples'],
    ['He doesn’t answer my questions. It’s been weeks.', 'you don’t answer my questions'],
    ['yesterday my boss left me alone with the queue', 'you left me alone with the queue'],
  ])('%s', (question, act) => {
    expect(toldAct(question)).toBe(act);
  });

  test.each([
    'My boss is 26.',
    'My manager thinks I’m slow.',
    'He parks outside every day.',
    'My boss praised my report in the meeting.',
    'My colleague Tessa took her own chair.',
    'Does my boss read my mail?',
    'My shift starts at six.',
  ])('isn’t told for certain: %s', (question) => {
    expect(toldAct(question)).toBeNull();
  });
});
