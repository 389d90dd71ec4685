import { expect, test } from 'vitest';
import { awkwardInArticle, awkwardPhrases } from './wording.ts';

test.each([
  ["const a = 'You are a Generator, whatever the hour.';", ['whatever the hour']],
  ['const a = `15 gates are yours in any case.`;', ['in any case']],
  ['const a = <p>This chart is computed anew.</p>;', ['anew']],
  ["const a = 'The plan is cancelled.';", ['cancelled']],
  ["const a = 'Nobody has tried it yet; the button stays.';", ['Nobody has tried it yet', 'stays']],
  ["const a = 'Mei holds Planning and stands by it at once.';", ['holds', 'stands', 'at once']],
  ["const a = 'We realised it in the centre.';", ['realised', 'centre']],
  ["const LABELS = { void: 'Cancelled' };", ['Cancelled']],
])('finds the awkward phrase in %j', (source, expected) => {
  expect(awkwardPhrases(source)).toEqual(expected);
});

test('finds a phrase that an article breaks over two lines, but not in what people ask', () => {
  expect(awkwardInArticle('asked:\n  - is it all the same\n\nIt works by\nitself.')).toEqual([
    'by itself',
  ]);
});

test.each([
  ["const a = 'It stands out, all at once, for good reason.';"],
  ["const a = 'A realistic specialist stays calm.';"],
  ['// computed anew\nconst a = 1;'],
  ["const a = 'You can renew it.';"],
  ["const LABELS = { paid: 'Paid', state: 'cancelled' };"],
])('leaves %j alone', (source) => {
  expect(awkwardPhrases(source)).toEqual([]);
});
