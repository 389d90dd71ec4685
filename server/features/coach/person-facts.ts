import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import type { ChartData } from '#shared/contract/charts.ts';
import { BODY_IDS, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { CENTER_IDS, CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { recordOf } from '#shared/engine/lookup.ts';

/** A property of a person: its value in the chart, and every value the birth time allows. */
export interface Held {
  readonly value: string;
  /** One value when it is certain. */
  readonly possible: readonly string[];
}

export type Presence = 'sure' | 'possible';

export interface HeldPosition {
  readonly side: Side;
  readonly body: BodyId;
  /** "gate.line" */
  readonly place: Held;
}

/** What an answer about one person is checked against. */
export interface PersonFacts {
  /** null for the asking person, when no name is known. */
  readonly name: string | null;
  readonly isTimeExact: boolean;
  readonly type: Held;
  readonly strategy: Held;
  readonly authority: Held;
  /** "5/1" */
  readonly profile: Held;
  readonly definition: Held;
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

function held(value: string, attribute: CertainAttribute | undefined): Held {
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

function valuesOf(attribute: CertainAttribute): readonly string[] {
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
  return recordOf(CENTER_IDS, (id) => {
    const known = certainty?.centers.find(({ center }) => center === id);
    if (known === undefined) {
      return chart.definedCenters.includes(CENTERS[id].name) ? 'defined' : 'open';
    }
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
    type: held(chart.type, open?.type),
    strategy: held(chart.strategy, open?.strategy),
    authority: held(chart.authority, open?.authority),
    profile: held(chart.profile, open?.profile),
    definition: held(chart.definition, open?.definition),
    incarnationCross: held(chart.incarnationCross, open?.incarnationCross),
    gates: gatesOf(chart, open),
    channels: channelsOf(chart, open),
    centers: centersOf(chart, open),
    positions: SIDES.flatMap((side) =>
      BODY_IDS.map((body) => ({
        side,
        body,
        place: held(
          chart.activations[side][body],
          open?.positions.find((known) => known.side === side && known.body === body)?.value,
        ),
      })),
    ),
    variables: open === null ? chart.variables : null,
  };
}
