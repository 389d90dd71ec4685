import type { ChartData, ChartRecord, QuickInsights } from '#shared/contract/charts.ts';
import { readPosition } from '#shared/domain/chart-text.ts';
import { channelStrength } from '#shared/engine/channel-strength.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { GATES } from '#shared/engine/gates.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { GATE_TEXTS } from '#shared/knowledge/gate-texts.data.ts';
import { insightPoint, type PointFact } from '#shared/knowledge/insight-point.ts';
import { withTerm } from '#shared/knowledge/prose.ts';

/** A whole channel or a gate, as a headline tells of it. */
type Lead = Extract<PointFact, { kind: 'channel' | 'gate' }>;

/** What a result's headline tells of; see `ownLinesOf`. */
function headlineFact(
  { activations, channels }: ChartData,
  isCertain: (fact: PointFact) => boolean,
): Lead | undefined {
  const strength = (id: ChannelId) =>
    channelStrength((side, body) => readPosition(activations[side][body])?.gate, id);
  const { sun, earth } = activations.personality;
  const whole = CHANNEL_IDS.filter((id) => channels.includes(id));
  const facts: Lead[] = [
    ...whole
      .toSorted((a, b) => strength(b) - strength(a))
      .map((channel) => ({ kind: 'channel', channel }) as const),
    ...[sun, earth].flatMap((text) => {
      const gate = readPosition(text)?.gate;
      return gate === undefined ? [] : [{ kind: 'gate', gate } as const];
    }),
  ];
  return facts.find(isCertain);
}

function strengthOf(fact: Lead): string {
  if (fact.kind === 'gate') {
    return withTerm(GATE_TEXTS[fact.gate].gift, `gate ${fact.gate}, ${GATES[fact.gate].name}`);
  }
  const { channel } = fact;
  return withTerm(
    CHANNEL_TEXTS[channel].strength,
    `channel ${channel}, ${CHANNEL_BY_ID[channel].name}`,
  );
}

const isSame = (one: PointFact | null, other: PointFact) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The strengths of a chart's insight, begun by the one in the result's headline, which is added where the
 * insight leaves it out.
 * @param isCertain whether every possible birth time gives a fact
 */
export function headlineFirst(
  { chartData, quickInsights }: Pick<ChartRecord, 'chartData' | 'quickInsights'>,
  isCertain: (fact: PointFact) => boolean,
): QuickInsights {
  const { strengths = [] } = quickInsights;
  const lead = headlineFact(chartData, isCertain);
  // Charts from before have only the passages.
  if (!lead || strengths.length === 0) return quickInsights;
  const isLead = (text: string) => isSame(insightPoint(text, 'strength').fact, lead);
  const first = strengths.find(isLead) ?? strengthOf(lead);
  return { ...quickInsights, strengths: [first, ...strengths.filter((text) => !isLead(text))] };
}
