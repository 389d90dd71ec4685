import { expect, test } from 'vitest';
import { changeWords } from './change-words.ts';

test('says what of the first screen may change, unless all of it or none may', () => {
  const doubt = { share: 0.5, spans: [], otherwise: [] };
  const said = (doubtful: readonly string[]) => {
    const part = (id: string) => ({
      text: '',
      evidence: [],
      ...(doubtful.includes(id) ? { doubt } : {}),
    });
    const fact = <const Id extends string>(id: Id) => ({
      id,
      label: '',
      term: '',
      sentence: '',
      ...part(id),
    });
    const facts = [fact('decide'), fact('strategy'), fact('profile')];
    return changeWords({ statement: part('type'), facts });
  };
  expect(said(['profile'])).toBe('Only your profile may change.');
  expect(said(['decide', 'profile'])).toBe('Only how you decide and your profile may change.');
  expect(said([])).toBe('');
  expect(said(['type', 'decide', 'strategy', 'profile'])).toBe('');
});
