/*
 * Compiles shared/engine/time/zones.data.ts from an operating system's time zone files.
 *
 *   npx tsx scripts/bake-zones.ts [folder]        default folder: /usr/share/zoneinfo
 *
 * The files must be built with the tz database's full history (PACKRATDATA=backzone
 * PACKRATLIST=zone.tab), as Debian's tzdata package is; its newest version unpacks without being
 * installed: apt-get download tzdata && dpkg-deb -x tzdata_*.deb DIR, then DIR/usr/share/zoneinfo.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readZonePack, type ZonePack } from '#shared/engine/time/zone-decode.ts';
import { typeAt } from '#shared/engine/time/zone-history.ts';
import { readTzSource, type TzSource } from './zones/tz-source.ts';
import { encodeZonePack } from './zones/zone-encoder.ts';

const TARGET = fileURLToPath(new URL('../shared/engine/time/zones.data.ts', import.meta.url));

/** Amsterdam was 19 min 32 s ahead of Greenwich until 1937; data without backzone differ. */
function assertFullHistory({ zones, aliases, placed }: TzSource): void {
  const amsterdam = zones.get('Europe/Amsterdam');
  const inJanuary1930 = -1_262_304_000;
  if (!amsterdam || typeAt(amsterdam, inJanuary1930).offsetSeconds !== 1172) {
    throw new Error('These files lack the history before 1970 (backzone)');
  }
  const missing = [...placed].filter((name) => !zones.has(name) && !aliases.has(name));
  if (missing.length > 0) throw new Error(`In no list of zones: ${missing.join(', ')}`);
}

/** Reads the pack back and compares it with the source just before and after every transition. */
function assertFaithful(pack: ZonePack, { zones, aliases }: TzSource): void {
  for (const [name, zone] of [
    ...zones,
    ...[...aliases].map(([a, z]) => [a, zones.get(z)] as const),
  ]) {
    const history = pack.history(name);
    if (!history || !zone) throw new Error(`${name} is missing from the pack`);
    const instants = [-1e11, ...zone.changeSeconds.flatMap((at) => [at - 1, at]), 4e9, 4.015e9];
    for (const at of instants) {
      if (JSON.stringify(typeAt(history, at)) !== JSON.stringify(typeAt(zone, at))) {
        throw new Error(`${name} differs at ${at}`);
      }
    }
  }
}

/** Rejects older data: an operating system's files are often years behind the last bake's. */
function assertNotOlder(version: string): void {
  const present = existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : '';
  const [, presentVersion = ''] = /ZONE_TEXT = `(\S+)/.exec(present) ?? [];
  if (version < presentVersion) {
    throw new Error(`These files hold ${version}; ${presentVersion} is there already`);
  }
}

const source = readTzSource(process.argv[2] ?? '/usr/share/zoneinfo');
assertFullHistory(source);
assertNotOlder(source.version);
const text = encodeZonePack(source);
assertFaithful(readZonePack(text), source);

const file = `// Made by scripts/bake-zones.ts from the IANA tz database ${source.version} with backzone (public domain).
// The form is described in zone-decode.ts.
export const ZONE_TEXT = \`${text}\`;
`;
writeFileSync(TARGET, file);
process.stdout.write(
  `tz ${source.version}: ${source.zones.size} zones, ${source.aliases.size} other names, ` +
    `${file.length} bytes, ${gzipSync(file, { level: 9 }).length} gzip\n`,
);
