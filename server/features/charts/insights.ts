import type { ChartData, QuickInsights } from '#shared/contract/charts.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { bodygraphOf } from '#shared/engine/bodygraph.ts';
import { bridgesOf } from '#shared/engine/bridging.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { quickInsights } from '#shared/knowledge/quick-insights.ts';

/** The business insight of a stored chart, as the knowledge base words it today. */
export function insightsOf(chart: ChartData): QuickInsights {
  const sun = readPosition(chart.activations.personality.sun);
  if (sun === null) throw new Error('A stored chart has no readable Personality Sun');
  const bodygraph = bodygraphOf(chart.gates.flatMap((gate) => asGate(gate) ?? []));
  const { definition, definedChannels, definedCenters, openCenters, completelyOpenCenters } =
    bodygraph;
  return quickInsights({
    definition,
    definedChannels,
    definedCenters,
    openCenters,
    completelyOpenCenters,
    bridgingGates: bridgesOf(bodygraph).gates,
    type: chart.type,
    authority: chart.authority,
    profile: { id: chart.profile, name: chart.profileName, personalityLine: sun.line },
    activations: { personality: { sun } },
  });
}
