import { expect, test } from 'vitest';
import { awkwardPhrases } from './wording.ts';

test.each([
  ["const a = 'You are a Generator, whatever the hour.';", ['whatever the hour']],
  ['const a = `15 gates are yours in any case.`;', ['yours in any case']],
  ['const a = <p>This chart is computed anew.</p>;', ['anew']],
  ["const a = 'The plan is cancelled.';", ['cancelled']],
])('finds the awkward phrase in %j', (source, expected) => {
  expect(awkwardPhrases(source)).toEqual(expected);
});

test.each([['// computed anew\nconst a = 1;'], ["const a = 'You can renew it.';"]])(
  'leaves %j alone',
  (source) => {
    expect(awkwardPhrases(source)).toEqual([]);
  },
);
