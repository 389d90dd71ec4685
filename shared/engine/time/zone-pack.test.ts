import { describe, expect, test } from 'vitest';
import truth from './truth/zone-offsets.json' with { type: 'json' };
import { typeAt } from './zone-history.ts';
import {
  canonicalZone,
  isKnownZone,
  listPlaceZones,
  TZ_VERSION,
  zoneAliases,
  zoneHistory,
} from './zone-pack.ts';

function offsetsOf(zone: string, instants: readonly string[]): readonly (number | undefined)[] {
  const history = zoneHistory(zone);
  return instants.map(
    (instant) =>
      history?.changeSeconds && typeAt(history, Date.parse(instant) / 1000).offsetSeconds,
  );
}

describe('names', () => {
  test.each([
    ['US/Pacific', 'America/Los_Angeles'],
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['Asia/Rangoon', 'Asia/Yangon'],
    ['Europe/Kiev', 'Europe/Kyiv'],
    ['Europe/Vatican', 'Europe/Rome'],
    ['America/Godthab', 'America/Nuuk'],
    ['GB', 'Europe/London'],
    ['UTC', 'Etc/UTC'],
  ])('%s is another name of %s', (alias, zone) => {
    expect(canonicalZone(alias)).toBe(zone);
    expect(zoneHistory(alias)).toBe(zoneHistory(zone));
    expect(zoneHistory(zone)).not.toBeNull();
  });

  test.each([
    '',
    'Factory',
    'europe/berlin',
    'Europe/Atlantis',
    'constructor',
    '=Europe/Rome',
    '2026f',
  ])('%j is no zone', (name) => {
    expect(isKnownZone(name)).toBe(false);
    expect(canonicalZone(name)).toBeNull();
    expect(zoneHistory(name)).toBeNull();
  });

  test('a zone keeps its own name', () => {
    expect(canonicalZone('Europe/Amsterdam')).toBe('Europe/Amsterdam');
    expect(canonicalZone('Etc/GMT+5')).toBe('Etc/GMT+5');
  });

  test('every other name leads to a zone', () => {
    expect([...zoneAliases()].filter(([, zone]) => zoneAliases().has(zone))).toEqual([]);
    expect([...zoneAliases().keys()].filter((name) => zoneHistory(name) === null)).toEqual([]);
  });

  test('the zones of places are sorted, known and have a city', () => {
    const zones = listPlaceZones();
    expect(zones.length).toBeGreaterThan(400);
    expect([...zones].sort()).toEqual(zones);
    expect(zones).toContain('America/Argentina/Buenos_Aires');
    expect(zones.filter((name) => !/^[A-Z]\w+(\/[A-Z][\w-]+)+$/.test(name))).toEqual([]);
    expect(zones.filter((name) => !isKnownZone(name))).toEqual([]);
  });
});

describe('histories', () => {
  test('come from the same version as the truth', () => {
    expect(TZ_VERSION).toBe(truth.version);
  });

  test('give the offsets that an independent reader gives, in all zones', () => {
    const zones = Object.keys(truth.offsets);
    expect(zones.length).toBeGreaterThan(440);
    const read = Object.fromEntries(zones.map((zone) => [zone, offsetsOf(zone, truth.instants)]));
    expect(read).toEqual(truth.offsets);
  });

  test('hold changes in rising order, each with a type and a real rule line', () => {
    for (const zone of Object.keys(truth.offsets)) {
      const history = zoneHistory(zone);
      const changes = history?.changeSeconds ?? [];
      expect(history?.changeTypes.length, zone).toBe(changes.length);
      expect(
        [...changes].sort((a, b) => a - b),
        zone,
      ).toEqual(changes);
      expect(history?.tail, zone).not.toBeNull();
    }
  });
});
