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

/** Licenses that let everybody use and pass on what is built with them. */
const PERMISSIVE = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'MPL-2.0', 'OFL-1.1', 'Unlicense'],
];
/** MIT, as their license file or readme says. */
const UNSTATED = ['passport-strategy 1.0.0', 'pause 0.0.1', 'png-js 2.0.0'];

test('S15 every production package has a permissive license', () => {
  const stated = [...notices.matchAll(/^([@\w./-]+ \d\S*) \(([^)]+)\)$/gm)];
  expect(stated.length).toBeGreaterThan(100);
  const others = stated.filter(([, name = '', license = '']) =>
    license === 'no license stated' ? !UNSTATED.includes(name) : !PERMISSIVE.includes(license),
  );
  expect(others.map(([line]) => line)).toEqual([]);
});

test('omit development dependencies', () => {
  expect(notices).not.toMatch(/^vitest \d/m);
  expect(notices).not.toMatch(/^typescript \d/m);
});

test('name the data sources of places and time zones', () => {
  expect(notices).toContain('GeoNames');
  expect(notices).toContain('OpenStreetMap contributors');
});
