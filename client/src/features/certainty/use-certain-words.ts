import { useQuery } from '@tanstack/react-query';
import { certaintyOfChart } from './api.ts';
import { certainWords } from './certain-words.ts';

/** That an approximate time leaves the first screen as it is; null until that is known, and where it doesn't. */
export function useCertainWords(chartId: string, isApproximate: boolean): string | null {
  const { data } = useQuery({ ...certaintyOfChart(chartId), enabled: isApproximate });
  return isApproximate && data ? certainWords(data) : null;
}
