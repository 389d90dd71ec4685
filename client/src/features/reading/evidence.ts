import { paths } from '#client/lib/paths.ts';
import type { ReadingEvidence } from '#shared/contract/reading.ts';
import { andList } from '#shared/domain/english.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import type { ChannelId } from '#shared/engine/channels.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';

/** What a text rests on, as the bodygraph lights it. */
export interface Lighting {
  readonly gates: readonly GateNumber[];
  readonly channels: readonly ChannelId[];
  readonly centers: readonly CenterId[];
}

export const NO_LIGHT: Lighting = { gates: [], channels: [], centers: [] };

/** The parts of the bodygraph that are the evidence; a type or a definition has none of its own. */
export function lightingOf(evidence: readonly ReadingEvidence[]): Lighting {
  return {
    gates: evidence.flatMap((fact) => (fact.kind === 'gate' ? (asGate(fact.gate) ?? []) : [])),
    channels: evidence.flatMap((fact) => (fact.kind === 'channel' ? fact.channel : [])),
    centers: evidence.flatMap((fact) => (fact.kind === 'center' ? fact.center : [])),
  };
}

/** The library's page on a fact that has no part of the bodygraph of its own; null for the others. */
export function articleOf(fact: ReadingEvidence): string | null {
  switch (fact.kind) {
    case 'type':
      return paths.library.type(fact.type);
    case 'authority':
      return paths.library.authority(fact.authority);
    case 'profile':
      return paths.library.profile(fact.profile);
    case 'definition':
      return paths.library.definition(fact.definition);
    default:
      return null;
  }
}

/** What is lit, by name: "Sacral", "Channel 12-22", "Gates 40 and 35". */
export function partsNamed({ gates, channels, centers }: Lighting): string {
  return [
    ...centers.map((id) => CENTERS[id].name),
    ...channels.map((id) => `Channel ${id}`),
    ...(gates.length > 0 ? [`${gates.length > 1 ? 'Gates' : 'Gate'} ${andList(gates)}`] : []),
  ].join(', ');
}

/** Whether two texts light the same. */
export function isSameLighting(a: Lighting, b: Lighting): boolean {
  const parts = ({ gates, channels, centers }: Lighting) => [gates, channels, centers].join('|');
  return parts(a) === parts(b);
}
