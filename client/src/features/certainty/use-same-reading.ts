import { useQuery } from '@tanstack/react-query';
import { isSameReading } from '#shared/contract/same-reading.ts';
import { certaintyOfChart } from './api.ts';

/** Whether every birth time that an approximate chart may have gives one reading; false until it is known. */
export function useSameReading(chartId: string, isApproximate: boolean): boolean {
  const { data } = useQuery({ ...certaintyOfChart(chartId), enabled: isApproximate });
  return isApproximate && data !== undefined && isSameReading(data);
}
