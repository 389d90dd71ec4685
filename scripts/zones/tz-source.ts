import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readTzif, type TzifZone } from './tzif.ts';

/** The parts of an operating system's zoneinfo folder that make up a zone pack. */
export interface TzSource {
  /** Version of the tz database, such as "2026f". */
  readonly version: string;
  readonly zones: ReadonlyMap<string, TzifZone>;
  /** Alias → zone, for names whose data equal the zone's. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Zones assigned to a country. */
  readonly placed: ReadonlySet<string>;
}

/** "Local time has not been set": not used by any place. */
const NOT_A_ZONE = 'Factory';

function readLines(folder: string, file: string): readonly string[] {
  return readFileSync(path.join(folder, file), 'utf8').split('\n');
}

function readPlaced(folder: string): Set<string> {
  const rows = ['zone.tab', 'zone1970.tab']
    .flatMap((file) => readLines(folder, file))
    .filter((line) => line !== '' && !line.startsWith('#'));
  return new Set(rows.map((row) => row.split('\t')[2] ?? ''));
}

/**
 * Reads zones, links and version from a folder such as /usr/share/zoneinfo. Throws when any is
 * missing.
 */
export function readTzSource(folder: string): TzSource {
  const lines = readLines(folder, 'tzdata.zi');
  const version = /^# version (\S+)$/.exec(lines[0] ?? '')?.[1];
  if (version === undefined) throw new Error('tzdata.zi does not begin with its version');
  const read = (name: string) => readTzif(readFileSync(path.join(folder, name)));

  const zones = new Map<string, TzifZone>();
  const aliases = new Map<string, string>();
  for (const [kind, name = ''] of lines.map((line) => line.split(' '))) {
    if (kind === 'Z' && name !== NOT_A_ZONE) zones.set(name, read(name));
  }
  for (const [kind, target = '', name = ''] of lines.map((line) => line.split(' '))) {
    if (kind !== 'L') continue;
    const zone = read(name);
    const isSame = JSON.stringify(zone) === JSON.stringify(zones.get(target));
    if (isSame) aliases.set(name, target);
    else zones.set(name, zone);
  }
  return { version, zones, aliases, placed: readPlaced(folder) };
}
