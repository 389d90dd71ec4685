import type { AuthorityName } from '../engine/authority.ts';
import { SIDES, type Side } from '../engine/bodies.ts';
import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';
import type { ReadingChart } from './chart.ts';

/** A fact of the chart that a sentence rests on; the graph can show each of them. */
export type Evidence =
  | { readonly kind: 'type'; readonly type: TypeName }
  | { readonly kind: 'authority'; readonly authority: AuthorityName }
  /** Of a text that is worded for one of its two lines: whose Sun that line is. */
  | { readonly kind: 'profile'; readonly profile: ProfileId; readonly line?: Side | undefined }
  | { readonly kind: 'definition'; readonly definition: Definition }
  | { readonly kind: 'center'; readonly center: CenterId; readonly state: 'defined' | 'open' }
  | { readonly kind: 'channel'; readonly channel: ChannelId }
  /** The sides on which the gate is active, at least one. */
  | { readonly kind: 'gate'; readonly gate: GateNumber; readonly sides: readonly Side[] };

/** A text with what it rests on, the fact it is about first. */
export interface Evidenced {
  readonly text: string;
  readonly evidence: readonly Evidence[];
}

/** The center that speaks in an authority; two have none and decide with time or company. */
const SPEAKING_CENTER: Readonly<Record<AuthorityName, CenterId | null>> = {
  Emotional: 'solarPlexus',
  Sacral: 'sacral',
  Splenic: 'spleen',
  'Ego Manifested': 'heart',
  'Ego Projected': 'heart',
  'Self-Projected': 'g',
  'Mental / Environmental': null,
  Lunar: null,
};

/** @returns null where no center speaks */
export function speakingCenter(authority: AuthorityName): CenterId | null {
  return SPEAKING_CENTER[authority];
}

/** A center in the chart's state. */
export function centerEvidence({ definedCenters }: ReadingChart, center: CenterId): Evidence {
  return { kind: 'center', center, state: definedCenters.includes(center) ? 'defined' : 'open' };
}

/** The authority, with the center that speaks. */
export function authorityEvidence(chart: ReadingChart): Evidence[] {
  const center = SPEAKING_CENTER[chart.authority];
  return [
    { kind: 'authority', authority: chart.authority },
    ...(center ? [centerEvidence(chart, center)] : []),
  ];
}

/** The type, with the Sacral, whose state it depends on first. */
export function typeEvidence(chart: ReadingChart): Evidence[] {
  return [{ kind: 'type', type: chart.type }, centerEvidence(chart, 'sacral')];
}

/** The profile, with the two Suns whose lines make it. */
export function profileEvidence({ profile, activations }: ReadingChart): Evidence[] {
  return [
    { kind: 'profile', profile: profile.id },
    { kind: 'gate', gate: activations.personality.sun.gate, sides: ['personality'] },
    { kind: 'gate', gate: activations.design.sun.gate, sides: ['design'] },
  ];
}

/** An active gate, with the sides that have it. */
export function gateEvidence({ gateStatus }: ReadingChart, gate: GateNumber): Evidence {
  const status = gateStatus[gate];
  return {
    kind: 'gate',
    gate,
    sides: SIDES.filter((side) => status === side || status === 'both'),
  };
}
