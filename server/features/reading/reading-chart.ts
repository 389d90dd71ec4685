import type { ChartData } from '#shared/contract/charts.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { BODY_IDS, type BodyId, SIDES, type Side } from '#shared/engine/bodies.ts';
import { bodygraphOf } from '#shared/engine/bodygraph.ts';
import { noGates, withSide } from '#shared/engine/gate-status.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { asGate } from '#shared/engine/wheel.ts';
import type { ReadingChart } from '#shared/reading/chart.ts';

function positionOf(chart: ChartData, side: Side, body: BodyId) {
  const position = readPosition(chart.activations[side][body]);
  if (position === null) throw new Error(`A stored chart has no readable ${side} ${body}`);
  return position;
}

/** A stored chart as readings need it. */
export function readingChartOf(chart: ChartData): ReadingChart {
  const gateStatus = noGates();
  const activations = recordOf(SIDES, (side) =>
    recordOf(BODY_IDS, (body) => {
      const position = positionOf(chart, side, body);
      gateStatus[position.gate] = withSide(gateStatus[position.gate], side);
      return position;
    }),
  );
  const bodygraph = bodygraphOf(chart.gates.flatMap((gate) => asGate(gate) ?? []));
  const { definition, components, definedChannels } = bodygraph;
  const { definedCenters, openCenters, completelyOpenCenters } = bodygraph;
  return {
    type: chart.type,
    authority: chart.authority,
    profile: {
      id: chart.profile,
      personalityLine: activations.personality.sun.line,
      designLine: activations.design.sun.line,
    },
    definition,
    components,
    definedChannels,
    definedCenters,
    openCenters,
    completelyOpenCenters,
    activations,
    gateStatus,
  };
}
