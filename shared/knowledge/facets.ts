import { authorityOf } from '../engine/authority.ts';
import { bodygraphOf } from '../engine/bodygraph.ts';
import { bridgesOf } from '../engine/bridging.ts';
import { setOfCenters } from '../engine/centers.ts';
import type { DerivedChart } from '../engine/chart.ts';
import { typeOf } from '../engine/human-type.ts';
import type { Profile } from '../engine/profile.ts';
import { GATE_NUMBERS, type GateNumber } from '../engine/wheel.ts';
import { findProfile } from './profiles.ts';

/** What texts about a person are composed from; a computed chart is one. */
export interface ChartFacets
  extends Pick<
    DerivedChart,
    | 'type'
    | 'authority'
    | 'definition'
    | 'definedChannels'
    | 'definedCenters'
    | 'openCenters'
    | 'completelyOpenCenters'
    | 'bridgingGates'
  > {
  readonly profile: Pick<Profile, 'id' | 'name' | 'personalityLine'>;
  readonly activations: {
    readonly personality: { readonly sun: { readonly gate: GateNumber } };
  };
}

/** The parts of a chart in the words of the contract from which all facets follow. */
export interface StoredFacets {
  readonly gates: readonly number[];
  /** "5/1" */
  readonly profile: string;
  /** "gate.line" */
  readonly activations: { readonly personality: { readonly sun: string } };
}

function findGate(gate: number): GateNumber | undefined {
  return GATE_NUMBERS.find((candidate) => candidate === gate);
}

/**
 * The facets of a chart as it is stored and sent, derived anew from its gates.
 * @returns null when a gate or the profile is none
 */
export function facetsOfStored(stored: StoredFacets): ChartFacets | null {
  const gates = stored.gates.map(findGate).filter((gate) => gate !== undefined);
  const profile = findProfile(stored.profile);
  const sunGate = findGate(Number.parseInt(stored.activations.personality.sun, 10));
  if (gates.length !== stored.gates.length || profile === undefined || sunGate === undefined) {
    return null;
  }
  const bodygraph = bodygraphOf(gates);
  const components = bodygraph.components.map(setOfCenters);
  return {
    type: typeOf(components),
    authority: authorityOf(components),
    definition: bodygraph.definition,
    definedChannels: bodygraph.definedChannels,
    definedCenters: bodygraph.definedCenters,
    openCenters: bodygraph.openCenters,
    completelyOpenCenters: bodygraph.completelyOpenCenters,
    bridgingGates: bridgesOf(bodygraph).gates,
    profile,
    activations: { personality: { sun: { gate: sunGate } } },
  };
}
