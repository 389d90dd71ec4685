import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { createPackedEphemeris } from '#shared/engine/ephemeris/packed.ts';
import { PACK_DECADES, packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import type { Ephemeris } from '#shared/engine/ephemeris/port.ts';

/** Resolves both beside this file and beside the bundled server in `dist/server`. */
const PACK_FOLDER = new URL('../shared/engine/ephemeris/pack/', import.meta.url);

const Manifest = z.object({
  files: z.array(z.object({ file: z.string(), sha256: z.string() })),
});

/** A pack file is missing or fails its checksum; no chart computed from it can be trusted. */
export class DamagedPack extends Error {
  override readonly name = 'DamagedPack';

  constructor(file: string, problem: 'missing' | 'changed') {
    super(
      problem === 'missing'
        ? `The ephemeris file ${file} is missing: restore it from the repository`
        : `The ephemeris file ${file} differs from its hash in manifest.json: restore it`,
    );
  }
}

function readPackFile(folder: URL, file: string): Uint8Array {
  try {
    return readFileSync(new URL(file, folder));
  } catch {
    throw new DamagedPack(file, 'missing');
  }
}

function readManifest(folder: URL): ReadonlyMap<string, string> {
  const text = new TextDecoder().decode(readPackFile(folder, 'manifest.json'));
  const { files } = Manifest.parse(JSON.parse(text));
  return new Map(files.map(({ file, sha256 }) => [file, sha256]));
}

/**
 * Loads the planetary positions that charts are computed from, verifying every file (550 KB)
 * against the hash in the manifest.
 * @param folder file URL ending in a slash
 * @throws DamagedPack
 */
export function loadEphemeris(folder: URL = PACK_FOLDER): Ephemeris {
  const hashes = readManifest(folder);
  const decades = new Map<number, Uint8Array>();
  for (const decade of PACK_DECADES) {
    const file = packFileName(decade);
    const bytes = readPackFile(folder, file);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (hashes.get(file) !== sha256) throw new DamagedPack(file, 'changed');
    decades.set(decade, bytes);
  }
  return createPackedEphemeris((decade) => decades.get(decade));
}
