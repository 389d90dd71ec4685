import type { PerPosition } from '../engine/bodies.ts';
import type { DerivedChart } from '../engine/chart.ts';
import type { Profile } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** What a reading is made of; a computed chart is one. */
export interface ReadingChart
  extends Pick<
    DerivedChart,
    | 'type'
    | 'authority'
    | 'definition'
    | 'definedChannels'
    | 'definedCenters'
    | 'openCenters'
    | 'completelyOpenCenters'
    | 'components'
    | 'gateStatus'
  > {
  readonly profile: Pick<Profile, 'id' | 'personalityLine' | 'designLine'>;
  readonly activations: PerPosition<{ readonly gate: GateNumber }>;
}
