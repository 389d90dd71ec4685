import type { AuthorityName } from '../engine/authority.ts';
import type { Side } from '../engine/bodies.ts';
import type { CenterId } from '../engine/centers.ts';
import type { ChannelId } from '../engine/channels.ts';
import type { Definition } from '../engine/definition.ts';
import type { TypeName } from '../engine/human-type.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** A fact of the chart that a sentence rests on; the graph can show each of them. */
export type Evidence =
  | { readonly kind: 'type'; readonly type: TypeName }
  | { readonly kind: 'authority'; readonly authority: AuthorityName }
  | { readonly kind: 'profile'; readonly profile: ProfileId }
  | { readonly kind: 'definition'; readonly definition: Definition }
  | { readonly kind: 'center'; readonly center: CenterId; readonly state: 'defined' | 'open' }
  | { readonly kind: 'channel'; readonly channel: ChannelId }
  /** The sides on which the gate is active, at least one. */
  | { readonly kind: 'gate'; readonly gate: GateNumber; readonly sides: readonly Side[] };
