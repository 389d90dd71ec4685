import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { CENTERS, type CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_IDS, type ChannelId } from '#shared/engine/channels.ts';
import { CENTER_TEXTS } from '#shared/knowledge/center-texts.data.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';

type CertainParts = Pick<ChartCertainty, 'channels' | 'centers' | 'gates'>;

/** The part of the chart that a point rests on, in brackets at its end: "(channel 12-22, Openness)". */
const TERM = /\(([^()]*)\)\.?$/;

function certainChannels({ channels }: CertainParts): ChannelId[] {
  const filled = new Set(
    channels.flatMap(({ channel, state }) =>
      state.kind === 'stable' && state.value === 'filled' ? [channel] : [],
    ),
  );
  return CHANNEL_IDS.filter((id) => filled.has(id));
}

function certainCenters({ centers }: CertainParts, value: 'defined' | 'open'): CenterId[] {
  return centers.flatMap(({ center, state }) =>
    state.kind === 'stable' && state.value === value ? [center] : [],
  );
}

/** The parts that every possible birth time gives, each as a term begins with it. */
function certainParts(certainty: CertainParts): readonly string[] {
  return [
    ...certainChannels(certainty).map((channel) => `channel ${channel}, `),
    ...certainCenters(certainty, 'open').map((center) => `${CENTERS[center].name}, `),
    ...certainty.gates.flatMap(({ gate, presence }) =>
      presence === 'sure' ? [`gate ${gate}, `] : [],
    ),
  ];
}

/** The points that are true at every possible birth time; those that name no part of the chart aren't known to be. */
export function certainPoints(points: readonly string[], certainty: CertainParts): string[] {
  const certain = certainParts(certainty);
  return points.filter((point) => {
    const term = TERM.exec(point)?.[1] ?? '';
    return certain.some((part) => term.startsWith(part));
  });
}

/** What else is true at every possible birth time, the most telling first. */
export function furtherPoints(certainty: CertainParts) {
  const channels = certainChannels(certainty).map((id) => CHANNEL_TEXTS[id]);
  const open = certainCenters(certainty, 'open').map((id) => CENTER_TEXTS[id]);
  const defined = certainCenters(certainty, 'defined').map((id) => CENTER_TEXTS[id]);
  return {
    strengths: [
      ...channels.map(({ strength }) => strength),
      ...open.map((texts) => texts.open),
      ...defined.map((texts) => texts.defined),
    ],
    watchouts: [...channels, ...open].map(({ watchout }) => watchout),
  };
}
