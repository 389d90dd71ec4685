import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { PACK_DECADES, packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { loadEphemeris } from './ephemeris.ts';

const PACK = new URL('../shared/engine/ephemeris/pack/', import.meta.url);

const Manifest = z.object({
  files: z.array(z.object({ file: z.string(), bytes: z.number(), sha256: z.string() })),
});

test('the pack folder contains exactly the files in the manifest', () => {
  const manifest = Manifest.parse(JSON.parse(readFileSync(new URL('manifest.json', PACK), 'utf8')));
  const found = readdirSync(PACK)
    .filter((file) => file !== 'manifest.json')
    .map((file) => {
      const bytes = readFileSync(new URL(file, PACK));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { file, bytes: bytes.length, sha256 };
    });
  expect(found).toEqual(manifest.files);
  expect(manifest.files.map(({ file }) => file)).toEqual(PACK_DECADES.map(packFileName));
});

test('computes positions from the bundled pack', () => {
  // The Sun's longitude at the instant of J2000 (UTC noon), Astronomical Almanac: 280.37 degrees.
  expect(loadEphemeris().sunLongitude(Date.UTC(2000, 0, 1, 12))).toBeCloseTo(280.37, 2);
});

/** A copy of the pack to damage. */
function packCopy(): { folder: URL; [Symbol.dispose](): void } {
  const path = mkdtempSync(join(tmpdir(), 'pack-'));
  cpSync(PACK, path, { recursive: true });
  return {
    folder: pathToFileURL(`${path}/`),
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  };
}

test('rejects a pack with a changed byte and names the file', () => {
  using pack = packCopy();
  const file = new URL('1980.bin', pack.folder);
  const bytes = readFileSync(file);
  bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
  writeFileSync(file, bytes);
  expect(() => loadEphemeris(pack.folder)).toThrow(/1980\.bin differs from its hash/);
});

test('rejects a pack with a missing file and names it', () => {
  using pack = packCopy();
  rmSync(new URL('2020.bin', pack.folder));
  expect(() => loadEphemeris(pack.folder)).toThrow(/2020\.bin is missing/);
});

test('rejects a folder without a pack', () => {
  expect(() => loadEphemeris(new URL('./nowhere/', PACK))).toThrow(/manifest\.json is missing/);
});
