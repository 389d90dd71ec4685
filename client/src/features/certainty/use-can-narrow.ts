import { useQuery } from '@tanstack/react-query';
import type { ChartCertainty } from '#shared/contract/certainty.ts';
import { certaintyOfChart } from './api.ts';

/** Whether there is something to ask questions about that narrow a birth time down. */
function canNarrow({ type, authority, profile, definition, centers }: ChartCertainty): boolean {
  const facts = [type, authority, profile, definition, ...centers.map(({ state }) => state)];
  return facts.some(({ kind }) => kind === 'varying');
}

/** False until it is known. */
export function useCanNarrow(chartId: string, isApproximate: boolean): boolean {
  const { data } = useQuery({ ...certaintyOfChart(chartId), enabled: isApproximate });
  return isApproximate && data !== undefined && canNarrow(data);
}
