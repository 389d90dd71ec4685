import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { CENTERS } from '#shared/engine/centers.ts';

type CertainParts = Pick<ChartCertainty, 'channels' | 'centers' | 'gates'>;

/** The part of the chart that a point rests on, in brackets at its end: "(channel 12-22, Openness)". */
const TERM = /\(([^()]*)\)\.?$/;

/** The parts that every possible birth time gives, each as a term begins with it. */
function certainParts({ channels, centers, gates }: CertainParts): readonly string[] {
  return [
    ...channels.flatMap(({ channel, state }) =>
      state.kind === 'stable' && state.value === 'filled' ? [`channel ${channel}, `] : [],
    ),
    ...centers.flatMap(({ center, state }) =>
      state.kind === 'stable' && state.value === 'open' ? [`${CENTERS[center].name}, `] : [],
    ),
    ...gates.flatMap(({ gate, presence }) => (presence === 'sure' ? [`gate ${gate}, `] : [])),
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
