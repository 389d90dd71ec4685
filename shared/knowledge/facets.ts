import type { DerivedChart } from '../engine/chart.ts';
import type { Profile } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** The input of texts about a person; a computed chart is one. */
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
