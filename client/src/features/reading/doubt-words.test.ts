import { expect, test } from 'vitest';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { AMERICAN_DATES } from '#shared/domain/date-format.ts';
import { doubtWords, forWhom } from './doubt-words.ts';

const at = (localTime: string, localDate = '1988-06-14') => ({
  utc: `${localDate}T${localTime}Z`,
  localDate,
  localTime,
});
const AUTHORITY: ReadingEvidence = { kind: 'authority', authority: 'Splenic' };
const words = (...spans: Parameters<typeof doubtWords>[0]['spans']) =>
  doubtWords({ share: 0.42, spans, otherwise: [] }, AUTHORITY, AMERICAN_DATES);

test('says from and until when something holds', () => {
  expect(words({ from: null, to: at('07:20:31') })).toBe('True for births until 7:20 AM.');
  expect(words({ from: at('07:20:31'), to: null })).toBe('True for births from 7:20 AM.');
  expect(words({ from: at('07:20:31'), to: at('19:00:02') })).toBe(
    'True for births from 7:20 AM to 7:00 PM.',
  );
});

test('lists two stretches, and gives the share of more', () => {
  const [first, last] = [
    { from: null, to: at('03:00:00') },
    { from: at('21:00:00'), to: null },
  ];
  expect(words(first, last)).toBe('True for births until 3:00 AM and from 9:00 PM.');
  const middle = { from: at('05:00:00'), to: at('06:00:00') };
  expect(words(first, middle, last)).toBe('True for about 42% of the possible birth times.');
});

test('names the day where a window spans midnight', () => {
  expect(words({ from: at('23:10:00'), to: at('00:20:00', '1988-06-15') })).toBe(
    'True for births from 11:10 PM on June 14 to 12:20 AM on June 15.',
  );
});

test('names what holds otherwise, at most three of it', () => {
  const doubt = { share: 0.5, spans: [{ from: null, to: at('07:20:31') }] };
  const otherwise = ['Sacral authority', 'Emotional authority', 'no authority', 'a fourth'];
  expect(doubtWords({ ...doubt, otherwise }, AUTHORITY, AMERICAN_DATES)).toBe(
    'If you were born after 7:20 AM, it’s Sacral authority, Emotional authority, or no authority.',
  );
  const late = { share: 0.5, spans: [{ from: at('07:20:31'), to: null }] };
  expect(doubtWords({ ...late, otherwise: ['Sacral authority'] }, AUTHORITY, AMERICAN_DATES)).toBe(
    'If you were born before 7:20 AM, it’s Sacral authority.',
  );
  const middle = { share: 0.5, spans: [{ from: at('07:20:31'), to: at('09:00:00') }] };
  expect(
    doubtWords({ ...middle, otherwise: ['Sacral authority'] }, AUTHORITY, AMERICAN_DATES),
  ).toBe('True for births from 7:20 AM to 9:00 AM; at other times, it’s Sacral authority.');
});

test.each<[ReadingEvidence, string[], string]>([
  [
    { kind: 'type', type: 'Generator' },
    ['a Manifesting Generator'],
    'you’re a Manifesting Generator',
  ],
  [
    { kind: 'center', center: 'throat', state: 'open' },
    ['a defined Throat'],
    'your Throat is defined',
  ],
  [
    { kind: 'center', center: 'g', state: 'defined' },
    ['an open G Center'],
    'your G Center is open',
  ],
  [{ kind: 'definition', definition: 'Split' }, ['no definition'], 'you have no definition'],
  [
    { kind: 'channel', channel: '12-22' },
    ['half of channel 12-22', 'not in your chart'],
    'you don’t have all of channel 12-22',
  ],
  [
    { kind: 'gate', gate: 12, sides: ['design'] },
    ['not in your chart'],
    'gate 12 isn’t in your chart',
  ],
  [{ kind: 'profile', profile: '2/4' }, ['trial first (3/5)'], 'it’s trial first (3/5)'],
])('says of %j otherwise %j: %s', (fact, otherwise, clause) => {
  const doubt = { share: 0.5, spans: [{ from: at('06:42:00'), to: null }], otherwise };
  expect(doubtWords(doubt, fact, AMERICAN_DATES)).toBe(
    `If you were born before 6:42 AM, ${clause}.`,
  );
});

test('says in few words whom something is true for', () => {
  const type: ReadingEvidence = { kind: 'type', type: 'Projector' };
  const said = (...spans: Parameters<typeof doubtWords>[0]['spans']) => {
    const doubt = { share: 0.4, spans: [{ from: at('05:48:00'), to: null }], otherwise: [] };
    const statement = { text: '', evidence: [type], doubt };
    return forWhom({ share: 0.4, spans, otherwise: [] }, statement, AMERICAN_DATES);
  };
  const [early, late] = [at('07:20:31'), at('19:00:02')];
  expect(said({ from: at('05:48:00'), to: null })).toBe('if Projector');
  expect(said({ from: null, to: early })).toBe('if born before 7:20 AM');
  expect(said({ from: early, to: null })).toBe('if born after 7:20 AM');
  expect(said({ from: early, to: late })).toBe('if born 7:20 AM–7:00 PM');
  expect(said({ from: early, to: at('09:00:00') })).toBe('if born 7:20–9:00 AM');
  expect(said({ from: null, to: early }, { from: late, to: null })).toBe(
    'unless born 7:20 AM–7:00 PM',
  );
  expect(said({ from: early, to: at('09:00:00') }, { from: late, to: null })).toBe(
    'at some birth times',
  );
});
