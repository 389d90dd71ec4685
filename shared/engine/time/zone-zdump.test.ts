import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offsetAt } from './civil.ts';
import { listPlaceZones, TZ_VERSION } from './zone-pack.ts';

/*
 * The operating system's own reader of its own zone files says when each zone's clocks changed.
 * Systems without it, or whose files lack the history before 1970, cannot be asked.
 */

/** Where a system's files may be older (2025b) than the pack's 2026f. */
const CHANGED_SINCE: readonly (readonly [zones: RegExp, from: string, to: string])[] = [
  [/^Africa\/(Casablanca|El_Aaiun)$/, '2026-09-20', '9999'],
  [/^America\/(Edmonton|Inuvik|Vancouver|Winnipeg)$/, '2026-11-01', '9999'],
  [/^America\/Havana$/, '2026-11-01', '2027-03-15'],
  [/^Europe\/Chisinau$/, '2022-03-27', '9999'],
  [/^America\/Bogota$/, '1992-05-02', '1992-05-04'],
  [/^Asia\/Tehran$/, '1979-05-25', '1979-05-27'],
  [/^Europe\/Dublin$/, '1925-10-03', '1925-10-05'],
  [
    /^America\/(Araguaina|Bahia|Belem|Boa_Vista|Campo_Grande|Cuiaba|Eirunepe|Fortaleza|Maceio|Manaus|Noronha|Porto_Velho|Recife|Rio_Branco|Santarem|Sao_Paulo)$/,
    '1965-03-31',
    '1966-03-02',
  ],
];
/** Files before this version differ from the pack in more than that. */
const OLDEST_VERSION = '2025b';

interface Change {
  readonly zone: string;
  readonly utcMs: number;
  readonly offsetSeconds: number;
  readonly abbreviation: string;
}

const LINE =
  /^(\S+) +\w{3} (\w{3}) +(\d+) (\d\d:\d\d:\d\d) (-?\d+) UT = .* (\S+) isdst=[01] gmtoff=(-?\d+)$/;

function systemChanges(zones: readonly string[]): Change[] {
  const { stdout, error } = spawnSync('zdump', ['-V', '-c', '1850,2038', ...zones], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error || !stdout) return [];
  return stdout.split('\n').flatMap((line) => {
    const match = LINE.exec(line);
    if (!match) return [];
    const [, zone = '', month, day, time, year, abbreviation = '', offset] = match;
    const utcMs = Date.parse(`${day} ${month} ${year} ${time} UTC`);
    return [{ zone, utcMs, offsetSeconds: Number(offset), abbreviation }];
  });
}

function isChangedSince({ zone, utcMs }: Change): boolean {
  const instant = new Date(utcMs).toISOString();
  return CHANGED_SINCE.some(
    ([zones, from, to]) => zones.test(zone) && instant >= from && instant < to,
  );
}

function systemVersion(): string {
  try {
    const [first = ''] = readFileSync('/usr/share/zoneinfo/tzdata.zi', 'utf8').split('\n', 1);
    return /^# version (\w+)/.exec(first)?.[1] ?? '';
  } catch {
    return '';
  }
}

const amsterdam = systemChanges(['Europe/Amsterdam']);
const hasHistory = amsterdam.some(({ offsetSeconds }) => offsetSeconds === 1172);
const version = systemVersion();
const isComparable = hasHistory && version >= OLDEST_VERSION && version <= TZ_VERSION;

test.skipIf(!isComparable)(
  "every change of every zone's clocks from 1850 to 2037 is the one the system's zdump tells",
  { timeout: 120_000 },
  () => {
    const changes = systemChanges(listPlaceZones());
    expect(new Set(changes.map(({ zone }) => zone)).size).toBeGreaterThan(380);
    const differing = changes.filter((change) => {
      const ours = offsetAt(change.utcMs, change.zone);
      const isSame =
        ours?.offsetSeconds === change.offsetSeconds && ours.abbreviation === change.abbreviation;
      return !isSame && !isChangedSince(change);
    });
    expect(
      differing.map(({ zone, utcMs, offsetSeconds }) => [
        zone,
        new Date(utcMs).toISOString(),
        offsetSeconds,
        offsetAt(utcMs, zone)?.offsetSeconds,
      ]),
    ).toEqual([]);
  },
);
