import { expect, test } from 'vitest';
import type { ReadingDoubt } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { caveatOf } from './caveat.ts';

const MOMENT = { utc: '', localDate: '1988-06-14', localTime: '13:30:00' };
const UNTIL: ReadingDoubt = {
  share: 0.5,
  spans: [{ from: null, to: MOMENT }],
  otherwise: ['a Projector'],
};

function said(open: readonly string[], doubt = UNTIL) {
  const part = (id: string) => ({
    text: '',
    evidence: [],
    ...(open.includes(id) && { doubt }),
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
  [['profile'], 'Type and authority are certain.', null],
  [['decide'], 'Type and profile are certain.', null],
  [['decide', 'profile'], 'Your type is certain.', null],
  [
    ['type', 'strategy', 'profile'],
    'Your authority is certain.',
    'Born after 1:30 PM? You’re a Projector.',
  ],
  [['type', 'strategy', 'decide', 'profile'], null, 'Born after 1:30 PM? You’re a Projector.'],
] as const)(
  'with %j open, says what is certain, and doubts the headline only where its type is open',
  (open, sure, words) => {
    expect(said(open)).toEqual({ sure, open: words });
  },
);

test('says nothing where all of it is certain', () => {
  expect(said([])).toBeNull();
});

const at = (localTime: string) => ({ ...MOMENT, localTime });

test.each([
  [
    'between two times',
    [{ from: at('01:50:00'), to: at('13:30:00') }],
    'Born before 1:50 AM or after 1:30 PM? You’re a Projector.',
  ],
  [
    'from a time on',
    [{ from: at('13:30:00'), to: null }],
    'Born before 1:30 PM? You’re a Projector.',
  ],
  [
    'in two stretches',
    [
      { from: null, to: at('03:00:00') },
      { from: at('21:00:00'), to: null },
    ],
    'At other birth times, you’re a Projector.',
  ],
])('of a type that is certain %s, names the times of the other', (_, spans, words) => {
  expect(said(['type'], { ...UNTIL, spans })?.open).toBe(words);
});
