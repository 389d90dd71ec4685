import { expect, test } from 'vitest';
import type { Source } from '#shared/contract/coach.ts';
import { groupsOf } from './source-groups.ts';

const source = (changes: Partial<Source>): Source => ({
  id: 'F1',
  kind: 'fact',
  label: 'Type',
  text: 'You are a Generator.',
  gates: [],
  ...changes,
});

test('merges sources with the same label and origin, with distinct texts and gates', () => {
  expect(
    groupsOf([
      source({ gates: [34] }),
      source({ id: 'K1', kind: 'knowledge', text: 'Generators respond.' }),
      source({ id: 'F2', gates: [34, 5] }),
      source({ id: 'F3', text: 'You respond.' }),
    ]),
  ).toEqual([
    {
      kind: 'fact',
      label: 'Type',
      ids: ['F1', 'F2', 'F3'],
      texts: ['You are a Generator.', 'You respond.'],
      gates: [34, 5],
    },
    {
      kind: 'knowledge',
      label: 'Type',
      ids: ['K1'],
      texts: ['Generators respond.'],
      gates: [],
    },
  ]);
});
