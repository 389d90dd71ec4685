import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packFileName } from '#shared/engine/ephemeris/packed-format.ts';
import { bakeEphemeris } from './ephemeris/bake.ts';
import { DE430, DE440 } from './ephemeris/states.data.ts';

/**
 * Builds the ephemeris pack from published constants alone.
 *   tsx scripts/bake-ephemeris.ts [--constants de430_1969|de440_1969] [--out folder] [--verify]
 * With --verify nothing is written: a fresh bake is compared byte by byte with the folder's files.
 */
const { values } = parseArgs({
  options: {
    constants: { type: 'string', default: DE430.name },
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../shared/engine/ephemeris/pack/', import.meta.url)),
    },
    verify: { type: 'boolean', default: false },
  },
});

function tell(message: string): void {
  process.stdout.write(`${message}\n`);
}

const constants = [DE430, DE440].find((set) => set.name === values.constants);
if (constants === undefined) throw new Error(`no constants are called ${values.constants}`);

const { files, manifest } = bakeEphemeris(constants, tell);
const manifestBytes = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
const outputs = [
  ...files.map(({ window, bytes }) => ({ name: packFileName(window.decade), bytes })),
  { name: 'manifest.json', bytes: manifestBytes },
];

if (values.verify) {
  const different = outputs.filter(
    ({ name, bytes }) => !readFileSync(`${values.out}/${name}`).equals(bytes),
  );
  tell(different.length === 0 ? 'all files equal' : 'files differ:');
  for (const { name } of different) tell(`  ${name}`);
  process.exitCode = different.length === 0 ? 0 : 1;
} else {
  mkdirSync(values.out, { recursive: true });
  for (const { name, bytes } of outputs) writeFileSync(`${values.out}/${name}`, bytes);
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  tell(`${files.length} files, ${(total / 1024).toFixed(0)} KB`);
}
