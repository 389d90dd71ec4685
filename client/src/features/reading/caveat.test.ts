import { expect, test } from 'vitest';
import { caveatOf } from './caveat.ts';

test('says in one line what an uncertain birth time leaves open', () => {
  const doubt = { share: 0.5, spans: [], otherwise: [] };
  const said = (...open: readonly string[]) => {
    const part = (id: string) => ({ text: '', evidence: [], ...(open.includes(id) && { doubt }) });
    const fact = <const Id extends string>(id: Id) => ({
      id,
      label: '',
      term: '',
      sentence: '',
      ...part(id),
    });
    const facts = [fact('decide'), fact('strategy'), fact('profile')];
    return caveatOf({ statement: part('type'), facts });
  };
  expect(said('profile')).toBe('Your profile depends on your birth time.');
  expect(said('decide')).toBe('How you decide depends on your birth time.');
  expect(said('decide', 'profile')).toBe(
    'Your profile and how you decide depend on your birth time.',
  );
  expect(said('type', 'strategy', 'profile')).toBe(
    'Your type and profile depend on your birth time.',
  );
  expect(said('type', 'strategy', 'decide', 'profile')).toBe(
    'All of this depends on your birth time.',
  );
  expect(said()).toBeNull();
});
