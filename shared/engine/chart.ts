import { type Activation, type Activations, activationsFrom } from './activations.ts';
import { type AuthorityName, authorityOf } from './authority.ts';
import { BODY_IDS, type BodyId, SIDES, type Side } from './bodies.ts';
import { type Bodygraph, bodygraphOf } from './bodygraph.ts';
import { type BridgingGate, type BridgingPair, bridgesOf } from './bridging.ts';
import { type CenterId, setOfCenters } from './centers.ts';
import { CHANNEL_BY_ID, type ChannelId, type Circuit, type CircuitGroup } from './channels.ts';
import { crossOf, type IncarnationCross } from './cross.ts';
import { designMoment } from './design-moment.ts';
import type { Ephemeris } from './ephemeris/port.ts';
import { activeGatesOf, type GateStatus, noGates, withSide } from './gate-status.ts';
import { GATES } from './gates.ts';
import { TYPES, type TypeName, typeOf } from './human-type.ts';
import { PENTA_CHANNELS, PENTA_GATES, type PentaChannel, type PentaGate } from './penta-matrix.ts';
import { type Profile, profileOf } from './profile.ts';
import { type QuarterName, quarterOf } from './quarter.ts';
import { type Variable, variablesOf } from './variables.ts';
import type { GateNumber, Line } from './wheel.ts';

/** A position that falls in a gate. */
export interface GateHolder {
  readonly side: Side;
  readonly body: BodyId;
  readonly line: Line;
}

/** All that follows from the 26 positions. */
export interface DerivedChart extends Bodygraph {
  readonly activations: Activations;
  /** Active gates only; holders in the order design, personality and of the bodies. */
  readonly gateHolders: Readonly<Partial<Record<GateNumber, readonly GateHolder[]>>>;
  readonly gateStatus: Readonly<Record<GateNumber, GateStatus>>;
  readonly type: TypeName;
  readonly strategy: string;
  readonly signature: string;
  readonly notSelf: string;
  readonly careerType: string;
  readonly authority: AuthorityName;
  readonly bridgingGates: readonly BridgingGate[];
  readonly bridgingPairs: readonly BridgingPair[];
  readonly bridgedByOneGate: boolean;
  readonly profile: Profile;
  readonly incarnationCross: IncarnationCross;
  readonly quarter: QuarterName;
  /** For an exact birth time only. */
  readonly variables: readonly Variable[];
  /** Defined channels of each circuit and of each group. */
  readonly circuitCounts: {
    readonly circuits: Readonly<Record<Circuit, number>>;
    readonly groups: Readonly<Record<CircuitGroup, number>>;
  };
  /** In the order of the Penta's matrix. */
  readonly pentaGates: readonly PentaGate[];
  /** Penta channels held whole, by number. */
  readonly pentaChannels: readonly PentaChannel[];
  /** The open centers, by their BG5 name. */
  readonly profitCenters: readonly CenterId[];
  /** Gates in open centers held in line 3; with a 3 in the profile, all active ones there. */
  readonly moneyLines: readonly GateNumber[];
}

export interface Chart extends DerivedChart {
  /** UTC in milliseconds since 1970. */
  readonly birthUtcMs: number;
  readonly designUtcMs: number;
}

type Holders = Partial<Record<GateNumber, GateHolder[]>>;

interface HeldGates {
  readonly gateHolders: Holders;
  readonly gateStatus: Readonly<Record<GateNumber, GateStatus>>;
}

function heldGatesOf(activations: Activations): HeldGates {
  const gateHolders: Holders = {};
  const gateStatus = noGates();
  for (const side of SIDES) {
    for (const body of BODY_IDS) {
      const { gate, line } = activations[side][body];
      const holder = { side, body, line };
      const others = gateHolders[gate];
      if (others) others.push(holder);
      else gateHolders[gate] = [holder];
      gateStatus[gate] = withSide(gateStatus[gate], side);
    }
  }
  return { gateHolders, gateStatus };
}

function countCircuits(channels: readonly ChannelId[]): DerivedChart['circuitCounts'] {
  // Written out: objects made key by key would cost more than the counting.
  const circuits: Record<Circuit, number> = {
    Integration: 0,
    Knowing: 0,
    Centering: 0,
    Understanding: 0,
    Sensing: 0,
    Ego: 0,
    Defense: 0,
  };
  const groups: Record<CircuitGroup, number> = {
    Integration: 0,
    Individual: 0,
    Collective: 0,
    Tribal: 0,
  };
  for (const id of channels) {
    const { circuit, group } = CHANNEL_BY_ID[id];
    circuits[circuit] += 1;
    groups[group] += 1;
  }
  return { circuits, groups };
}

function moneyLinesOf(bodygraph: Bodygraph, holders: Holders, profile: Profile): GateNumber[] {
  const everyLine = profile.personalityLine === 3 || profile.designLine === 3;
  return bodygraph.activeGates.filter(
    (gate) =>
      bodygraph.openCenters.includes(GATES[gate].center) &&
      (everyLine || holders[gate]?.some(({ line }) => line === 3)),
  );
}

/** The cross of the two Suns. @throws RangeError when the Design Sun is not 88° behind. */
function incarnationCrossOf(activations: Activations, profile: Profile): IncarnationCross {
  const { personality, design } = activations;
  const cross = crossOf(personality.sun.gate, profile.angle.code);
  const held = [personality.sun, personality.earth, design.sun, design.earth];
  if (held.some(({ gate }: Activation, index) => gate !== cross.gates[index])) {
    throw new RangeError(`Sun and Earth do not fit the ${cross.fullName}`);
  }
  return cross;
}

/**
 * Derives a chart from its 26 positions. Pure: same positions, same chart.
 * @throws RangeError for positions that no birth gives (Sun and Earth not opposite, the Design Sun
 * not 88° behind the Personality Sun)
 */
export function deriveChart(activations: Activations): DerivedChart {
  const { gateHolders, gateStatus } = heldGatesOf(activations);
  const bodygraph = bodygraphOf(activeGatesOf(gateStatus));
  const components = bodygraph.components.map(setOfCenters);
  const type = typeOf(components);
  const { strategy, signature, notSelf, careerType } = TYPES[type];
  const profile = profileOf(activations.personality.sun.line, activations.design.sun.line);
  const bridges = bridgesOf(bodygraph);
  return {
    activations,
    gateHolders,
    gateStatus,
    // One by one: spreading an object of this size costs more than all rules together.
    activeGates: bodygraph.activeGates,
    channelStatus: bodygraph.channelStatus,
    definedChannels: bodygraph.definedChannels,
    halfChannels: bodygraph.halfChannels,
    hangingGates: bodygraph.hangingGates,
    definedCenters: bodygraph.definedCenters,
    openCenters: bodygraph.openCenters,
    completelyOpenCenters: bodygraph.completelyOpenCenters,
    components: bodygraph.components,
    definition: bodygraph.definition,
    type,
    strategy,
    signature,
    notSelf,
    careerType,
    authority: authorityOf(components),
    bridgingGates: bridges.gates,
    bridgingPairs: bridges.pairs,
    bridgedByOneGate: bridges.gates.length > 0,
    profile,
    incarnationCross: incarnationCrossOf(activations, profile),
    quarter: quarterOf(activations.personality.sun.gate),
    variables: variablesOf(activations),
    circuitCounts: countCircuits(bodygraph.definedChannels),
    pentaGates: PENTA_GATES.filter((gate) => gateStatus[gate] !== 'none'),
    pentaChannels: PENTA_CHANNELS.filter((id) => bodygraph.channelStatus[id] === 'filled'),
    profitCenters: bodygraph.openCenters,
    moneyLines: moneyLinesOf(bodygraph, gateHolders, profile),
  };
}

/**
 * Computes the chart of a birth.
 * @param birthUtcMs UTC in milliseconds since 1970
 * @throws EphemerisRangeError when the birth or its design moment lies outside the ephemeris
 */
export function computeChart(birthUtcMs: number, ephemeris: Ephemeris): Chart {
  const personality = ephemeris.longitudes(birthUtcMs);
  const designUtcMs = designMoment(birthUtcMs, personality.sun, (utcMs) =>
    ephemeris.sunLongitude(utcMs),
  );
  const design = ephemeris.longitudes(designUtcMs);
  return Object.assign(deriveChart(activationsFrom(personality, design)), {
    birthUtcMs,
    designUtcMs,
  });
}
