import type { ZoneHistory } from './zone-history.ts';
import { parseZoneTail, type ZoneType } from './zone-tail.ts';

/*
 * The text of a zone pack, one record per line:
 *
 *   2026f                                    version of the tz database
 *   7x6o0 8k3c0 …                            the commonest steps, in the order of STEP_SYMBOLS
 *   Europe/Berlin|LMT 2h4,CET 2s0,CEST 5k0*|-18y0lc0AB3f …|121…|CET-1CEST,M3.5.0,M10.5.0/3
 *   …
 *   =Europe/London Europe/Belfast GB …       a zone and its other names
 *
 * Numbers are whole seconds in base 36. A zone's fields are its types (the first is in force before
 * any change; * marks daylight saving time), the steps from change to change (the first counts from
 * 1970-01-01), one digit per change that names its type, and the POSIX rule for later years.
 */

/** Each stands for one common step; none is a base-36 digit or a separator. */
export const STEP_SYMBOLS = '!"#%&\'()*+,./:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_{}~';

/** A zone pack as read from its text; zones are decoded when asked for. */
export interface ZonePack {
  /** Version of the tz database, such as "2026f". */
  readonly version: string;
  /** All zones that are not other names of one, in order. */
  readonly zones: readonly string[];
  /** Other name → zone. */
  readonly aliases: ReadonlyMap<string, string>;
  /** A zone's history, under any of its names; null when the pack does not hold it. */
  readonly history: (name: string) => ZoneHistory | null;
}

function decodeType(text: string): ZoneType {
  const [abbreviation = '', offset = ''] = text.split(' ');
  const isDst = offset.endsWith('*');
  return { offsetSeconds: Number.parseInt(offset, 36), isDst, abbreviation };
}

function decodeZone(record: string, commonSteps: ReadonlyMap<string, number>): ZoneHistory | null {
  const [, types = '', steps = '', indexes = '', tail = ''] = record.split('|');
  const zoneTypes = types.split(',').map(decodeType);
  const firstType = zoneTypes[0];
  if (!firstType) return null;
  const changeSeconds: number[] = [];
  let atSeconds = 0;
  for (const [token] of steps.matchAll(/-?[0-9a-z]+|[^ ]/g)) {
    atSeconds += commonSteps.get(token) ?? Number.parseInt(token, 36);
    changeSeconds.push(atSeconds);
  }
  const changeTypes = Array.from(
    indexes,
    (digit) => zoneTypes[Number.parseInt(digit, 36)] ?? firstType,
  );
  return { firstType, changeSeconds, changeTypes, tail: parseZoneTail(tail) };
}

/** Reads a pack's table of contents. The text must come from the encoder; it is not checked again. */
export function readZonePack(text: string): ZonePack {
  const [version = '', steps = '', ...records] = text.split('\n');
  const commonSteps = new Map(
    steps.split(' ').map((step, i) => [STEP_SYMBOLS[i] ?? '', Number.parseInt(step, 36)] as const),
  );
  const recordOf = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const record of records) {
    if (record.startsWith('=')) {
      const [zone = '', ...names] = record.slice(1).split(' ');
      for (const name of names) aliases.set(name, zone);
    } else if (record !== '') recordOf.set(record.slice(0, record.indexOf('|')), record);
  }
  const decoded = new Map<string, ZoneHistory | null>();
  const history = (name: string): ZoneHistory | null => {
    const zone = aliases.get(name) ?? name;
    const known = decoded.get(zone);
    if (known !== undefined) return known;
    const record = recordOf.get(zone);
    if (record === undefined) return null;
    const fresh = decodeZone(record, commonSteps);
    decoded.set(zone, fresh);
    return fresh;
  };
  return { version, zones: [...recordOf.keys()], aliases, history };
}
