import { type Activations, bodygraphModel } from '#shared/bodygraph/model.ts';
import type { CertainAttribute, ChartCertainty } from '#shared/contract/certainty.ts';
import type { Reading } from '#shared/contract/reading.ts';
import { withDoubt } from '#shared/contract/reading-doubt.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { BODY_IDS, type PerPosition, SIDES, type Side } from '#shared/engine/bodies.ts';
import type { TypeName } from '#shared/engine/human-type.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { GATE_NUMBERS, type GateNumber } from '#shared/engine/wheel.ts';
import { firstScreenOf } from '#shared/reading/first-screen.ts';
import type { DayScale } from './day-scale.ts';
import { type ChartDoubts, doubtsOf } from './doubts.ts';

/** The chart of another birth time inside the window. */
export interface TriedChart {
  readonly type: TypeName;
  readonly activations: Activations;
  readonly doubts: ChartDoubts;
  /** What the first screen says of it. */
  readonly words: Pick<Reading, 'statement' | 'lead' | 'facts'>;
}

function at<V extends string>(attribute: CertainAttribute<V>, utcMs: number): V | null {
  if (attribute.kind === 'stable') return attribute.value;
  const { intervals } = attribute;
  const interval = intervals.find(({ to }) => utcMs < Date.parse(to)) ?? intervals.at(-1);
  return interval?.value ?? null;
}

/** The 26 positions at an instant of the window, as "gate.line". */
export function activationsAt({ positions }: ChartCertainty, utcMs: number): Activations {
  return recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const own = positions.find((each) => each.side === side && each.body === body);
      return own ? (at(own.value, utcMs) ?? '') : '';
    }),
  );
}

/** Gates for the reading; null where a value is none, which no chart of ours has. */
function gatesIn(activations: Activations): PerPosition<{ readonly gate: GateNumber }> | null {
  const values = SIDES.flatMap((side) => Object.values(activations[side]));
  if (values.some((value) => readPosition(value) === null)) return null;
  return recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => ({ gate: readPosition(activations[side][body])?.gate ?? 1 })),
  );
}

function wordsAt(
  certainty: ChartCertainty,
  activations: Activations,
  utcMs: number,
): TriedChart['words'] | null {
  const [type, authority] = [at(certainty.type, utcMs), at(certainty.authority, utcMs)];
  const profile = at(certainty.profile, utcMs);
  const gates = gatesIn(activations);
  const lineOf = (side: Side) => readPosition(activations[side].sun)?.line;
  const [personalityLine, designLine] = [lineOf('personality'), lineOf('design')];
  if (!type || !authority || !profile || !gates || !personalityLine || !designLine) return null;
  const model = bodygraphModel(activations);
  const { statement, lead, facts } = firstScreenOf({
    ...model.graph,
    type,
    authority,
    profile: { id: profile, personalityLine, designLine },
    gateStatus: recordOf(GATE_NUMBERS, (gate) => model.gates[gate].status),
    activations: gates,
  });
  return {
    statement: withDoubt(statement, certainty),
    lead,
    facts: facts.map((fact) => withDoubt(fact, certainty)),
  };
}

/**
 * Charts of any instant of a window, looked up in what the server found to change in it: between two
 * changes of a line the chart is one and the same object, so that a picture of it stays as it is.
 *
 * @returns a function of UTC milliseconds; null where the certainty has no whole chart
 */
export function triedCharts(
  certainty: ChartCertainty,
  scale: DayScale,
): (utcMs: number) => TriedChart | null {
  const edges = certainty.flips.map(({ utc }) => Date.parse(utc));
  const made = new Map<number, TriedChart | null>();
  const make = (utcMs: number): TriedChart | null => {
    const type = at(certainty.type, utcMs);
    const activations = activationsAt(certainty, utcMs);
    const words = wordsAt(certainty, activations, utcMs);
    if (type === null || words === null) return null;
    return { type, activations, words, doubts: doubtsOf(certainty, scale, utcMs) };
  };
  return (utcMs) => {
    const part = edges.filter((edge) => edge <= utcMs).length;
    const known = made.get(part);
    if (known !== undefined) return known;
    const chart = make(utcMs);
    made.set(part, chart);
    return chart;
  };
}
