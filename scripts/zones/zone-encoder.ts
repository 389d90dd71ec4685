import { STEP_SYMBOLS } from '#shared/engine/time/zone-decode.ts';
import { periodsBetween } from '#shared/engine/time/zone-history.ts';
import type { TzSource } from './tz-source.ts';
import { isSameType, type TzifZone } from './tzif.ts';

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** True when the first `kept` transitions and the rule line together equal all transitions. */
function isTailEnough(zone: TzifZone, kept: number): boolean {
  const { changeSeconds, changeTypes } = zone;
  const from = changeSeconds[kept - 1];
  const last = changeSeconds.at(-1);
  if (from === undefined || last === undefined) return false;
  const shortened = {
    ...zone,
    changeSeconds: changeSeconds.slice(0, kept),
    changeTypes: changeTypes.slice(0, kept),
  };
  const periods = periodsBetween(shortened, from, last + 1);
  return (
    periods.length === changeSeconds.length - kept + 1 &&
    periods.every(({ startSeconds, type }, index) => {
      const original = changeTypes[kept - 1 + index];
      return (
        startSeconds === changeSeconds[kept - 1 + index] &&
        original !== undefined &&
        isSameType(type, original)
      );
    })
  );
}

/** Drops trailing transitions that the zone's rule line generates as well. */
export function shortenZone(zone: TzifZone): TzifZone {
  let kept = zone.changeSeconds.length;
  while (kept > 1 && isTailEnough(zone, kept - 1)) kept -= 1;
  return {
    ...zone,
    changeSeconds: zone.changeSeconds.slice(0, kept),
    changeTypes: zone.changeTypes.slice(0, kept),
  };
}

function stepsOf(zone: TzifZone): readonly number[] {
  return zone.changeSeconds.map((at, index) => at - (zone.changeSeconds[index - 1] ?? 0));
}

function commonestSteps(zones: readonly TzifZone[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const step of zones.flatMap((zone) => stepsOf(zone).slice(1))) {
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return [...counts]
    .sort(([stepA, countA], [stepB, countB]) => countB - countA || stepA - stepB)
    .slice(0, STEP_SYMBOLS.length)
    .map(([step]) => step);
}

function encodeSteps(steps: readonly number[], symbols: ReadonlyMap<number, string>): string {
  const tokens = steps.map((step) => symbols.get(step) ?? step.toString(36));
  // A space is needed only between two numbers.
  return tokens
    .join(' ')
    .replace(/ (?![0-9a-z-])/g, '')
    .replace(/([^0-9a-z-]) /g, '$1');
}

function encodeZone(name: string, zone: TzifZone, symbols: ReadonlyMap<number, string>): string {
  const types = [...new Set([zone.firstType, ...zone.changeTypes])];
  if (types.length > 36) throw new Error(`${name} has too many types`);
  const typeTexts = types.map(
    ({ abbreviation, offsetSeconds, isDst }) =>
      `${abbreviation} ${offsetSeconds.toString(36)}${isDst ? '*' : ''}`,
  );
  const indexes = zone.changeTypes.map((type) => types.indexOf(type).toString(36));
  const fields = [
    name,
    typeTexts.join(','),
    encodeSteps(stepsOf(zone), symbols),
    indexes.join(''),
    zone.tailText,
  ];
  if (fields.some((field) => /[|\n`\\$]/.test(field))) throw new Error(`${name} cannot be encoded`);
  return fields.join('|');
}

function encodeAliases(aliases: ReadonlyMap<string, string>): readonly string[] {
  const namesOf = new Map<string, string[]>();
  for (const name of [...aliases.keys()].sort(byCodeUnit)) {
    const zone = aliases.get(name) ?? '';
    namesOf.set(zone, [...(namesOf.get(zone) ?? []), name]);
  }
  return [...namesOf.keys()]
    .sort(byCodeUnit)
    .map((zone) => `=${[zone, ...(namesOf.get(zone) ?? [])].join(' ')}`);
}

/** Encodes a pack in the format that `zone-decode.ts` reads. Deterministic. */
export function encodeZonePack(source: Pick<TzSource, 'version' | 'zones' | 'aliases'>): string {
  const zones = [...source.zones]
    .sort(([a], [b]) => byCodeUnit(a, b))
    .map(([name, zone]) => [name, shortenZone(zone)] as const);
  const steps = commonestSteps(zones.map(([, zone]) => zone));
  const symbols = new Map(steps.map((step, index) => [step, STEP_SYMBOLS[index] ?? ''] as const));
  return [
    source.version,
    steps.map((step) => step.toString(36)).join(' '),
    ...zones.map(([name, zone]) => encodeZone(name, zone, symbols)),
    ...encodeAliases(source.aliases),
  ].join('\n');
}
