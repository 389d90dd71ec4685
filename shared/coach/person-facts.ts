import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { centersNamed, type GateLine, readPosition } from '#shared/domain/chart-text.ts';
import type { AuthorityName } from '#shared/engine/authority.ts';
import { BODY_IDS, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { CENTER_IDS, type CenterId } from '#shared/engine/centers.ts';
import type { Definition } from '#shared/engine/definition.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import type { ProfileId } from '#shared/engine/profile.ts';

/** A property of a person: its value in the chart, and every value the birth time allows. */
export interface Held<Value extends string = string> {
  readonly value: Value;
  /** One value when it is certain. */
  readonly possible: readonly Value[];
}

export type Presence = 'sure' | 'possible';

export interface HeldPosition {
  readonly side: Side;
  readonly body: BodyId;
  /** As drawn; null when the stored text cannot be read. */
  readonly at: GateLine | null;
  /** As text, "34.2". */
  readonly text: Held;
}

/** What an answer about one person is checked against. */
export interface PersonFacts {
  /** null for the asking person, when no name is known. */
  readonly name: string | null;
  readonly isTimeExact: boolean;
  readonly type: Held<TypeName>;
  readonly strategy: Held;
  readonly authority: Held<AuthorityName>;
  readonly profile: Held<ProfileId>;
  readonly definition: Held<Definition>;
  readonly incarnationCross: Held;
  /** Active gates; a gate that is missing here is inactive at every possible time. */
  readonly gates: ReadonlyMap<number, Presence>;
  /** Defined channels, "low-high". */
  readonly channels: ReadonlyMap<string, Presence>;
  readonly centers: Readonly<Record<CenterId, 'defined' | 'open' | 'either'>>;
  readonly positions: readonly HeldPosition[];
  /** null unless the birth time is exact. */
  readonly variables: NonNullable<ChartData['variables']> | null;
}

/** What is known of a member who shares a summary only. */
export type SummaryFacts = Pick<PersonFacts, 'type' | 'strategy' | 'authority' | 'profile'>;

type Summary = Pick<ChartData, keyof SummaryFacts>;
type SummaryCertainty = Pick<ChartCertainty, keyof SummaryFacts>;

/** @param certainty null when the birth time is exact */
export function summaryFactsOf(
  { type, strategy, authority, profile }: Summary,
  certainty: SummaryCertainty | null,
): SummaryFacts {
  return {
    type: held(type, certainty?.type),
    strategy: held(strategy, certainty?.strategy),
    authority: held(authority, certainty?.authority),
    profile: held(profile, certainty?.profile),
  };
}

function held<Value extends string>(
  value: Value,
  attribute: CertainAttribute<Value> | undefined,
): Held<Value> {
  if (attribute === undefined) return { value, possible: [value] };
  if (attribute.kind === 'stable') return { value, possible: [attribute.value] };
  const others = attribute.shares.map((share) => share.value).filter((other) => other !== value);
  return { value, possible: [value, ...others] };
}

function gatesOf(chart: ChartData, certainty: ChartCertainty | null): Map<number, Presence> {
  if (certainty === null) return new Map(chart.gates.map((gate) => [gate, 'sure'] as const));
  const gates = new Map<number, Presence>();
  for (const { gate, presence } of certainty.gates) {
    if (presence !== 'never') gates.set(gate, presence);
  }
  return gates;
}

function valuesOf<Value extends string>(attribute: CertainAttribute<Value>): readonly Value[] {
  return attribute.kind === 'stable'
    ? [attribute.value]
    : attribute.shares.map(({ value }) => value);
}

function channelsOf(chart: ChartData, certainty: ChartCertainty | null): Map<string, Presence> {
  if (certainty === null) return new Map(chart.channels.map((id) => [id, 'sure'] as const));
  const channels = new Map<string, Presence>();
  for (const { channel, state } of certainty.channels) {
    const values = valuesOf(state);
    if (values.includes('filled')) channels.set(channel, values.length === 1 ? 'sure' : 'possible');
  }
  return channels;
}

function centersOf(chart: ChartData, certainty: ChartCertainty | null): PersonFacts['centers'] {
  const defined = centersNamed(chart.definedCenters);
  return recordOf(CENTER_IDS, (id) => {
    const known = certainty?.centers.find(({ center }) => center === id);
    if (known === undefined) return defined.includes(id) ? 'defined' : 'open';
    const values = valuesOf(known.state);
    if (values.length > 1) return 'either';
    return values[0] === 'defined' ? 'defined' : 'open';
  });
}

/** @param certainty null when the birth time is exact */
export function personFactsOf(
  chart: ChartData,
  certainty: ChartCertainty | null,
  name: string | null,
): PersonFacts {
  const open = certainty?.basis === 'exact' ? null : certainty;
  return {
    name,
    isTimeExact: open === null && chart.variables !== null,
    ...summaryFactsOf(chart, open),
    definition: held(chart.definition, open?.definition),
    incarnationCross: held(chart.incarnationCross, open?.incarnationCross),
    gates: gatesOf(chart, open),
    channels: channelsOf(chart, open),
    centers: centersOf(chart, open),
    positions: SIDES.flatMap((side) =>
      BODY_IDS.map((body) => ({
        side,
        body,
        at: readPosition(chart.activations[side][body]),
        text: held(
          chart.activations[side][body],
          open?.positions.find((known) => known.side === side && known.body === body)?.value,
        ),
      })),
    ),
    variables: open === null ? chart.variables : null,
  };
}
