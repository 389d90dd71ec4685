import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from './notices.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const notices = await thirdPartyNotices(root);

test('name every production dependency with its version and license text', async () => {
  const manifest = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'));
  for (const [name, version] of Object.entries<string>(manifest.dependencies)) {
    expect(notices).toContain(`${name} ${version} (`);
  }
  expect(notices).toContain('Permission is hereby granted, free of charge');
});

test('omit development dependencies', () => {
  expect(notices).not.toMatch(/^vitest \d/m);
  expect(notices).not.toMatch(/^typescript \d/m);
});

test('name the data sources of places and time zones', () => {
  expect(notices).toContain('GeoNames');
  expect(notices).toContain('OpenStreetMap contributors');
});
