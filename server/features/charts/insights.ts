import type { ChartData, QuickInsights } from '#shared/contract/charts.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { bodygraphFrom, setOfGates, wiringOf } from '#shared/engine/bodygraph.ts';
import { bridgingGatesIn } from '#shared/engine/bridging.ts';
import { asGate } from '#shared/engine/wheel.ts';
import { quickInsights } from '#shared/knowledge/quick-insights.ts';

/** The business insight of a stored chart, as the knowledge base words it today. */
export function insightsOf(chart: ChartData): QuickInsights {
  const sun = readPosition(chart.activations.personality.sun);
  if (sun === null) throw new Error('A stored chart has no readable Personality Sun');
  const wiring = wiringOf(setOfGates(chart.gates.flatMap((gate) => asGate(gate) ?? [])));
  const { definition, definedChannels, definedCenters, openCenters, completelyOpenCenters } =
    bodygraphFrom(wiring);
  return quickInsights({
    definition,
    definedChannels,
    definedCenters,
    openCenters,
    completelyOpenCenters,
    bridgingGates: bridgingGatesIn(wiring),
    type: chart.type,
    authority: chart.authority,
    profile: { id: chart.profile, name: chart.profileName, personalityLine: sun.line },
    activations: { personality: { sun } },
  });
}
