import { expect, test } from 'vitest';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { caveatOf } from './caveat.ts';

const AT = { utc: '', localDate: '1988-06-14', localTime: '13:30:00' };
const DOUBT: ReadingDoubt = { share: 0.5, spans: [{ from: null, to: AT }], otherwise: ['another'] };
const OTHERS = [{ term: 'Projector', spans: [{ from: AT, to: null }], advice: null }];

function said(open: readonly string[]) {
  const part = (id: string) => ({
    text: '',
    evidence: [],
    ...(open.includes(id) && { doubt: DOUBT, others: OTHERS }),
  });
  const fact = <const Id extends string>(id: Id) => ({
    id,
    label: '',
    term: '',
    sentence: '',
    ...part(id),
  });
  const facts = [fact('decide'), fact('strategy'), fact('profile')];
  return caveatOf({ statement: part('type'), facts }, AMERICAN_DATES);
}

test.each([
  [['profile'], 'Your type and authority are certain.'],
  [['decide', 'profile'], 'Your type is certain.'],
  [
    ['type', 'strategy', 'profile'],
    'Your authority is certain. Born after 1:30 PM, you’re a Projector.',
  ],
  [['type', 'strategy', 'decide', 'profile'], 'Born after 1:30 PM, you’re a Projector.'],
])('with %j open, says what is certain, then what the headline would be else', (open, words) => {
  expect(said(open)).toBe(words);
});

test('says nothing where all of it is certain', () => {
  expect(said([])).toBeNull();
});
