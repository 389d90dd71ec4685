import { expect, test } from 'vitest';
import { ANA } from '#shared/coach/example-facts.ts';
import type { Found } from '../knowledge/service.ts';
import { fittingPassages } from './fitting-passages.ts';

const EVERYBODY: Found['about'] = { types: [], authorities: [], profiles: [] };
const passage = (title: string, about: Partial<Found['about']>): Found => ({
  articleId: title,
  filename: `${title}.md`,
  title,
  heading: title,
  text: 'A text.',
  gates: [],
  about: { ...EVERYBODY, ...about },
  similarity: 0.5,
  chunkIndex: 0,
  totalChunks: 1,
});
const FOUND = [
  passage('Meetings', {}),
  passage('Generator', { types: ['Generator'] }),
  passage('Projector', { types: ['Projector'] }),
  passage('Lunar authority', { authorities: ['Lunar'] }),
  passage('Profiles 3/5 and 3/6', { profiles: ['3/5', '3/6'] }),
];
const titles = (people: Parameters<typeof fittingPassages>[1], question: string) =>
  fittingPassages(FOUND, people, question).map(({ title }) => title);

test('passages about others than the person are left out', () => {
  expect(titles([ANA], 'How do I run a meeting?')).toEqual([
    'Meetings',
    'Generator',
    'Profiles 3/5 and 3/6',
  ]);
});

test('a passage about others that the question names says whom it is about', () => {
  expect(titles([ANA], 'How do I work with a Projector?')).toContain('Projector (about Projector)');
});

test('a passage about a value that the birth time leaves open stays', () => {
  const open = {
    ...ANA,
    type: { value: 'Generator', possible: ['Generator', 'Projector'] },
  } as const;
  expect(titles([open], 'How do I run a meeting?')).toContain('Projector');
});

test('a passage about any member of a team stays', () => {
  const other = { ...ANA, type: { value: 'Projector', possible: ['Projector'] } } as const;
  expect(titles([ANA, other], 'How do we run meetings?')).toEqual([
    'Meetings',
    'Generator',
    'Projector',
    'Profiles 3/5 and 3/6',
  ]);
});
