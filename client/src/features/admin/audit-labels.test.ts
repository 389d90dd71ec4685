import { describe, expect, test } from 'vitest';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { AUDIT_ACTIONS, AUDIT_OBJECTS } from '#shared/domain/audit.ts';
import { ACTION_LABELS, actorWords, factsOf, OBJECT_LABELS } from './audit-labels.ts';

test.each([
  ['actions', AUDIT_ACTIONS.map((action) => ACTION_LABELS[action])],
  ['objects', AUDIT_OBJECTS.map((object) => OBJECT_LABELS[object])],
])('%s have distinct labels', (_, labels) => {
  for (const label of labels) expect(label).toMatch(/^[A-Z][a-z]+/);
  expect(new Set(labels).size).toBe(labels.length);
});

test.each<[Pick<AuditEntry['actor'], 'kind' | 'email'>, string]>([
  [{ kind: 'system', email: null }, 'The product itself'],
  [{ kind: 'anonymous', email: null }, 'Nobody signed in'],
  [{ kind: 'user', email: 'ana@demo.example' }, 'ana@demo.example'],
  [{ kind: 'user', email: null }, 'A person who has gone'],
])('labels %j', (actor, words) => {
  expect(actorWords({ id: null, ...actor })).toBe(words);
});

describe('the facts of an entry', () => {
  const facts = (before: AuditEntry['before'], after: AuditEntry['after']) =>
    factsOf({ before, after } as AuditEntry).map(({ name, ...line }) => [
      name,
      line.before,
      line.after,
    ]);

  test('are paired, each once', () => {
    expect(facts({ name: 'Acme', teamLimit: 1 }, { name: 'Apex', isActive: false })).toEqual([
      ['name', 'Acme', 'Apex'],
      ['teamLimit', '1', '–'],
      ['isActive', '–', 'false'],
    ]);
  });

  test('are one-sided for a creation or deletion', () => {
    expect(facts(null, { role: null })).toEqual([['role', '–', '–']]);
    expect(facts({ roles: ['a'] }, null)).toEqual([['roles', '["a"]', '–']]);
    expect(facts(null, null)).toEqual([]);
  });
});
