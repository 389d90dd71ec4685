import { expect, test } from 'vitest';
import { createPlaces } from './select.ts';

test.each([
  [{ kind: 'gazetteer' } as const, 'gazetteer'],
  [{ kind: 'google', apiKey: 'k', api: 'legacy' } as const, 'google'],
  [{ kind: 'google', apiKey: 'k', api: 'new' } as const, 'google-new'],
])('%o selects the provider %s', (config, kind) => {
  expect(createPlaces(config).kind).toBe(kind);
});
