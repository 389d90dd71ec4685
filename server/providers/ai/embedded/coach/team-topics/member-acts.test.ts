import { describe, expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import { toldOf } from './member-acts.ts';

const MEMBERS = ['Ana', 'Mei', 'Tom'].map((name) => ({ ...ANA, name }));

function told(question: string) {
  return toldOf(question, MEMBERS).map(({ member, words, act }) => [
    member.name,
    words,
    act?.topic ?? null,
  ]);
}

describe('what a question tells of members', () => {
  test.each([
    [
      'Since then Ana has been sending plans at midnight, Mei has gone totally quiet.',
      [
        ['Ana', 'Ana has been sending plans at midnight', 'messages'],
        ['Mei', 'Mei has gone totally quiet', 'speaking-up'],
      ],
    ],
    [
      'Ana changed the plan without asking, Mei found out from a client.',
      [
        ['Ana', 'Ana changed the plan without asking', 'telling-first'],
        ['Mei', 'Mei found out from a client', 'telling-first'],
      ],
    ],
    [
      'Mei doesn’t trust Ana anymore since the report. Ana apologized.',
      [
        ['Ana', null, 'trust'],
        ['Mei', 'Mei doesn’t trust Ana anymore', 'trust'],
      ],
    ],
    [
      'Ana writes at 11 p.m. and Mei answers all of them.',
      [
        ['Ana', 'Ana writes at 11 pm', 'messages'],
        ['Mei', 'Mei answers all of them', 'meeting'],
      ],
    ],
  ])('%s', (question, expected) => {
    expect(told(question)).toEqual(expected);
  });

  test('is in the asker’s words only where these are about the member alone', () => {
    expect(told('Tom asks me for everything')).toEqual([
      ['Tom', 'Tom asks you for everything', 'more-room'],
    ]);
    expect(told('Tom says over my dead body')).toEqual([['Tom', null, 'decision']]);
    expect(told('Tom hid a bill of $8,000 for a week')).toEqual([
      ['Tom', 'Tom hid a bill of $8,000 for a week', 'trust'],
    ]);
    expect(told('Tom turns it in at 11:58 the night of.')[0]?.[1]).toBe(
      'Tom turns it in at 11:58 the night of',
    );
    expect(told('Tom wants $1.5 million for it.')[0]?.[1]).toBe('Tom wants $1.5 million for it');
    expect(told('Tom says we won’t finish')).toEqual([['Tom', null, 'decision']]);
    expect(told('Tom wants Fridays off, and I do the books at 1 a.m.')).toEqual([
      ['Tom', 'Tom wants Fridays off', 'decision'],
    ]);
  });

  test('is nothing where a member is only asked about, or is no subject', () => {
    expect(told('Should Ana lead, and how do I tell Mei?')).toEqual([]);
    expect(told('How do I give feedback to Tom?')).toEqual([]);
  });
});
