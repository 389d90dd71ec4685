import { type GateLine, readPosition } from '../domain/chart-text.ts';
import { type AuthorityName, authorityOf } from '../engine/authority.ts';
import { BODY_IDS, type BodyId, type PerPosition, SIDES, type Side } from '../engine/bodies.ts';
import { bodygraphOf } from '../engine/bodygraph.ts';
import { setOfCenters } from '../engine/centers.ts';
import type { GateCertainty, GatePresence } from '../engine/certainty/attribute.ts';
import type { GateHolder } from '../engine/chart.ts';
import { type TypeName, typeOf } from '../engine/human-type.ts';
import { recordOf } from '../engine/lookup.ts';
import type { PentaMember } from '../engine/penta/member.ts';
import { PENTA_GATES, type PentaGate } from '../engine/penta-matrix.ts';
import type { ProfileId } from '../engine/profile.ts';
import type { GateNumber } from '../engine/wheel.ts';

/** An instant with the local clock at the birthplace: `YYYY-MM-DD` and `HH:MM:SS`. */
export interface StoredMoment {
  /** ISO 8601, UTC. */
  readonly utc: string;
  readonly localDate: string;
  readonly localTime: string;
}

type StoredAttribute =
  | { readonly kind: 'stable'; readonly value: string }
  | { readonly kind: 'varying'; readonly shares: readonly { readonly value: string }[] };

/** What depends on the birth time in a chart, in the contract's shape. */
export interface StoredCertainty {
  readonly window: { readonly start: StoredMoment; readonly end: StoredMoment };
  readonly flips: readonly StoredMoment[];
  readonly type: StoredAttribute;
  readonly authority?: StoredAttribute | undefined;
  readonly profile: StoredAttribute;
  readonly gates: readonly {
    readonly gate: number;
    readonly presence: GatePresence;
    readonly share: number;
    readonly spans: readonly { readonly from: string; readonly to: string }[];
  }[];
}

/** A person of a team or connection as stored by the server. */
export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly chart: {
    readonly profile: ProfileId;
    /** "gate.line" */
    readonly activations: Readonly<Record<Side, Readonly<Record<BodyId, string>>>>;
  };
  /** Omitted or null when the birth time is exact. */
  readonly certainty?: StoredCertainty | null | undefined;
}

/** A person as needed by texts about teams and pairs. */
export interface ChartedPerson extends PentaMember {
  readonly name: string;
  readonly positions: Positions;
  readonly type: TypeName;
  readonly authority: AuthorityName;
  readonly profile: ProfileId;
  /** null when the birth time is exact. */
  readonly stored: StoredCertainty | null;
  /** Gates that are active only at some of the possible birth times. */
  readonly possibleGates: ReadonlySet<number>;
}

type Positions = PerPosition<GateLine>;
type Holders = Partial<Record<GateNumber, GateHolder[]>>;

/** The gates of the 26 activations; null when a text is not "gate.line". */
function positionsOf(activations: StoredPerson['chart']['activations']): Positions | null {
  let isReadable = true;
  const positions = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const position = readPosition(activations[side][body]);
      if (position !== null) return position;
      isReadable = false;
      return { gate: 1, line: 1 } as const;
    }),
  );
  return isReadable ? positions : null;
}

function holdersOf(positions: Positions): Holders {
  const holders: Holders = {};
  for (const side of SIDES) {
    for (const body of BODY_IDS) {
      const { gate, line } = positions[side][body];
      const others = holders[gate];
      if (others) others.push({ side, body, line });
      else holders[gate] = [{ side, body, line }];
    }
  }
  return holders;
}

function pentaCertaintyOf({ gates }: StoredCertainty): Readonly<Record<PentaGate, GateCertainty>> {
  return recordOf(PENTA_GATES, (gate) => {
    const found = gates.find((one) => one.gate === gate);
    if (found === undefined) return { presence: 'never', share: 0, spans: [] };
    const spans = found.spans.map(({ from, to }) => ({
      fromUtcMs: Date.parse(from),
      toUtcMs: Date.parse(to),
    }));
    return { presence: found.presence, share: found.share, spans };
  });
}

/**
 * Derives a person's gates, type and authority from the activations of the chart.
 * @returns null when an activation is invalid
 */
export function chartedPersonOf({
  id,
  name,
  chart,
  certainty,
}: StoredPerson): ChartedPerson | null {
  const positions = positionsOf(chart.activations);
  if (positions === null) return null;
  const bodygraph = bodygraphOf(
    SIDES.flatMap((side) => BODY_IDS.map((body) => positions[side][body].gate)),
  );
  const components = bodygraph.components.map(setOfCenters);
  const possible = certainty?.gates.filter(({ presence }) => presence === 'possible') ?? [];
  return {
    id,
    name,
    activeGates: bodygraph.activeGates,
    gateHolders: holdersOf(positions),
    positions,
    certainty: certainty ? pentaCertaintyOf(certainty) : undefined,
    type: typeOf(components),
    authority: authorityOf(components),
    profile: chart.profile,
    stored: certainty ?? null,
    possibleGates: new Set(possible.map(({ gate }) => gate)),
  };
}
