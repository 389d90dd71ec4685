import { describe, expect, test } from 'vitest';
import { casesOf, MalformedCase } from './cases.ts';

const CASE = {
  id: 'slides-rewritten',
  of: null,
  who: 'individual',
  examples: ['one way to ask', 'another way', 'a third way', 'a fourth way'],
  alsoAsked: ['how a later writer asks'],
  not: ['something else'],
  tell: '{{Show {person} the outline first|Show the outline first}}, while changes are cheap.',
  say: 'Here is the outline.',
  step: 'Before Friday, send the outline.',
  hinges: {},
};
const read = (changes: object) =>
  casesOf('a.jsonl', `${JSON.stringify({ ...CASE, ...changes })}\n`);

describe('a case', () => {
  test('says for whom its hinges are', () => {
    const [own] = read({
      hinges: {
        'type:manifesting-generator': 'One.',
        'authority:ego': 'Two.',
        'authority:mental': 'Three.',
        'center:solar-plexus:open': 'Four.',
      },
    });
    expect(own?.hinges).toEqual([
      { kind: 'type', types: ['Manifesting Generator'], text: 'One.' },
      { kind: 'authority', authorities: ['Ego Manifested', 'Ego Projected'], text: 'Two.' },
      { kind: 'authority', authorities: ['Mental / Environmental'], text: 'Three.' },
      { kind: 'center', center: 'solarPlexus', state: 'open', text: 'Four.' },
    ]);
  });

  test.each([
    ['an unknown type', { hinges: { 'type:wizard': 'One.' } }],
    ['a center without its state', { hinges: { 'center:root': 'One.' } }],
    ['an unknown part', { hinges: { 'moon:full': 'One.' } }],
    ['a slot outside of alternatives', { step: 'Ask {person} before noon.' }],
    ['too few examples', { examples: ['one way to ask'] }],
    ['a property that isn’t known', { title: 'Slides' }],
  ])('is refused with %s', (_what, changes) => {
    expect(() => read(changes)).toThrow(MalformedCase);
  });

  test('is named by its line when it is refused', () => {
    const line = JSON.stringify(CASE);
    expect(() => casesOf('b.jsonl', `${line}\n${line.replace('"of":null', '"of":7')}`)).toThrow(
      /^b\.jsonl:2: of/,
    );
  });
});
