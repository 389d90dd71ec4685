import { expect, test } from 'vitest';
import { statementWords } from './statement-words.ts';

const evidence = [{ kind: 'type', type: 'Projector' }] as const;
const said = (share: number, otherwise: string[]) =>
  statementWords({
    text: 'You’re a Projector.',
    evidence: [...evidence],
    doubt: { share, spans: [], otherwise },
  });

test.each([
  [0.8, ['a Generator'], 'You’re probably a Projector.'],
  [0.7, ['a Generator'], 'You’re probably a Projector.'],
  [0.6, ['a Generator'], 'You’re a Projector or a Generator.'],
  [0.4, ['a Generator', 'a Manifestor'], 'You’re a Projector, a Generator, or a Manifestor.'],
  [0.4, [], 'You’re probably a Projector.'],
])('a type that holds for %s of the birth times is no claim', (share, otherwise, words) => {
  expect(said(share, otherwise)).toBe(words);
});

test('a certain type is said as it is', () => {
  expect(statementWords({ text: 'You’re a Projector.', evidence: [...evidence] })).toBe(
    'You’re a Projector.',
  );
});
