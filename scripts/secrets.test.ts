import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['.ci', 'client', 'docs', 'e2e', 'migrations', 'scripts', 'server', 'shared'];
/** Larger files are baked data. */
const LARGEST = 500_000;

/** What keys of the services in use, and private keys, look like. */
const SECRETS = [
  /\b[rs]k_(?:live|test)_[0-9a-zA-Z]{16,}/,
  /\bwhsec_[0-9a-zA-Z]{24,}/,
  /\bsk-[\w-]{32,}/,
  /\bAIza[\w-]{35}/,
  /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  /\bgh[opsu]_[0-9a-zA-Z]{36}/,
  /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s+[\w+/=]{40}/,
];

function sources(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  const beside = readdirSync(root, { withFileTypes: true })
    // A local `.env` is never committed.
    .filter((entry) => entry.isFile() && entry.name !== '.env')
    .map(({ name }) => join(root, name));
  return [...inFolders, ...beside].filter((file) => statSync(file).size <= LARGEST);
}

test.each([
  ['a key of Stripe', `const key = 'sk_${'live'}_${'a1'.repeat(12)}'`],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIE'.repeat(16)}`],
])('recognizes %s', (_what, text) => {
  expect(SECRETS.some((pattern) => pattern.test(text))).toBe(true);
});

test('S15 no file of the project holds a secret', () => {
  const files = sources();
  expect(files.length).toBeGreaterThan(1_000);
  const holding = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return SECRETS.some((pattern) => pattern.test(text));
  });
  expect(holding).toEqual([]);
});
