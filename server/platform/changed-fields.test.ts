import { expect, test } from 'vitest';
import { changedFields } from './changed-fields.ts';

const STORED: { name: string; description: string | null; limit: number } = {
  name: 'Alpha',
  description: null,
  limit: 5,
};

test.each([
  [{}, {}],
  [{ name: 'Alpha', description: null, limit: 5 }, {}],
  [{ name: 'Beta', limit: 5 }, { name: 'Beta' }],
  [{ name: undefined, description: 'Makers' }, { description: 'Makers' }],
  [{ limit: 0 }, { limit: 0 }],
])('of %o are changed %o', (sent, changed) => {
  expect(changedFields(STORED, sent)).toEqual(changed);
});
