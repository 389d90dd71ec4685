import { expect, test } from 'vitest';
import { rebase } from './rebase.ts';

const BASE = { name: 'A', text: 'old', limit: '1' };

test('what only they changed is theirs, what only I changed is mine', () => {
  const { entry, disputed } = rebase(BASE, { ...BASE, name: 'Mine' }, { ...BASE, limit: '3' });
  expect(entry).toEqual({ name: 'Mine', text: 'old', limit: '3' });
  expect(disputed).toEqual([]);
});

test('what both changed stays mine and is disputed', () => {
  const theirs = { name: 'Theirs', text: 'new', limit: '1' };
  const { entry, disputed } = rebase(BASE, { ...BASE, name: 'Mine' }, theirs);
  expect(entry).toEqual({ name: 'Mine', text: 'new', limit: '1' });
  expect(disputed).toEqual(['name']);
});

test('what both changed alike is no dispute', () => {
  const same = { ...BASE, name: 'Same' };
  expect(rebase(BASE, same, same)).toEqual({ entry: same, disputed: [] });
});
