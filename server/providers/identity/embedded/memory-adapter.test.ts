import { expect, test } from 'vitest';
import { createMemoryAdapter } from './memory-adapter.ts';

test('finds what was stored, by id and by session uid', async () => {
  const sessions = createMemoryAdapter()('Session');
  await sessions.upsert('1', { uid: 'a', accountId: 'ann@people.example' }, 60);
  expect(await sessions.find('1')).toMatchObject({ accountId: 'ann@people.example' });
  expect(await sessions.findByUid('a')).toMatchObject({ accountId: 'ann@people.example' });
  expect(await sessions.findByUid('b')).toBeUndefined();
});

test('finds a session by its uid after its id changed', async () => {
  const sessions = createMemoryAdapter()('Session');
  await sessions.upsert('old', { uid: 'a', accountId: 'ann@people.example' }, 60);
  await sessions.upsert('new', { uid: 'a', accountId: 'bob@people.example' }, 60);
  await sessions.find('old');
  await sessions.destroy('old');
  expect(await sessions.findByUid('a')).toMatchObject({ accountId: 'bob@people.example' });
});

test('keeps the entries of different models separate', async () => {
  const adapter = createMemoryAdapter();
  await adapter('Session').upsert('1', { uid: 'a' }, 60);
  expect(await adapter('Grant').find('1')).toBeUndefined();
  expect(await adapter('Grant').findByUid('a')).toBeUndefined();
});

test('drops an expired entry', async () => {
  const codes = createMemoryAdapter()('AuthorizationCode');
  await codes.upsert('1', { grantId: 'g' }, 0.001);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await codes.find('1')).toBeUndefined();
});

test('marks a code as consumed', async () => {
  const codes = createMemoryAdapter()('AuthorizationCode');
  await codes.upsert('1', { grantId: 'g' }, 60);
  await codes.consume('1');
  expect(await codes.find('1')).toMatchObject({ consumed: expect.any(Number) });
});

test('destroys one entry and keeps the others', async () => {
  const sessions = createMemoryAdapter()('Session');
  await sessions.upsert('1', { uid: 'a' }, 60);
  await sessions.upsert('2', { uid: 'b' }, 60);
  await sessions.destroy('1');
  expect(await sessions.find('1')).toBeUndefined();
  expect(await sessions.find('2')).toBeDefined();
});

test('revokes only the tokens of its own model and the given grant', async () => {
  const adapter = createMemoryAdapter();
  await adapter('AccessToken').upsert('1', { grantId: 'g' }, 60);
  await adapter('AccessToken').upsert('2', { grantId: 'other' }, 60);
  await adapter('Interaction').upsert('3', { grantId: 'g' }, 60);
  await adapter('AccessToken').revokeByGrantId('g');
  expect(await adapter('AccessToken').find('1')).toBeUndefined();
  expect(await adapter('AccessToken').find('2')).toBeDefined();
  expect(await adapter('Interaction').find('3')).toBeDefined();
});
