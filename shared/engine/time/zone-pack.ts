import { readZonePack, type ZonePack } from './zone-decode.ts';
import type { ZoneHistory } from './zone-history.ts';
import { ZONE_TEXT } from './zones.data.ts';

/** Version of the tz database that the zones come from, such as "2026f". */
export const TZ_VERSION = ZONE_TEXT.slice(0, ZONE_TEXT.indexOf('\n'));

let pack: ZonePack | null = null;

function openPack(): ZonePack {
  pack ??= readZonePack(ZONE_TEXT);
  return pack;
}

/** True for every IANA name of a zone, today's and former ones (Asia/Calcutta, US/Pacific); case counts. */
export function isKnownZone(name: string): boolean {
  const { aliases, history } = openPack();
  return aliases.has(name) || history(name) !== null;
}

/** Today's IANA name of a zone given under any of its names; null when it is unknown. */
export function canonicalZone(name: string): string | null {
  if (!isKnownZone(name)) return null;
  return openPack().aliases.get(name) ?? name;
}

/** All zones by today's names, sorted, without fixed-offset and POSIX-style ones (Etc/GMT+5, EST5EDT). */
export function listPlaceZones(): readonly string[] {
  return openPack().zones.filter((name) => name.includes('/') && !name.startsWith('Etc/'));
}

/** Former and other names of zones, each with today's name. */
export function zoneAliases(): ReadonlyMap<string, string> {
  return openPack().aliases;
}

/** A zone's history under any of its names; decoded on first use. Null when the zone is unknown. */
export function zoneHistory(name: string): ZoneHistory | null {
  return openPack().history(name);
}
