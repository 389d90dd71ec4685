import { expect, test } from 'vitest';
import { rebase } from './rebase.ts';

const BASE = { name: 'A', text: 'old', limit: '1' };

test('keeps their changes and mine where only one side changed', () => {
  const { entry, disputed } = rebase(BASE, { ...BASE, name: 'Mine' }, { ...BASE, limit: '3' });
  expect(entry).toEqual({ name: 'Mine', text: 'old', limit: '3' });
  expect(disputed).toEqual([]);
});

test('keeps mine and reports a conflict where both sides changed', () => {
  const theirs = { name: 'Theirs', text: 'new', limit: '1' };
  const { entry, disputed } = rebase(BASE, { ...BASE, name: 'Mine' }, theirs);
  expect(entry).toEqual({ name: 'Mine', text: 'new', limit: '1' });
  expect(disputed).toEqual(['name']);
});

test('reports no conflict where both made the same change', () => {
  const same = { ...BASE, name: 'Same' };
  expect(rebase(BASE, same, same)).toEqual({ entry: same, disputed: [] });
});
