import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reading } from '#shared/contract/reading.ts';
import { readingOfChart } from './api.ts';

/** The birth times that a result is written for, of those that an uncertain chart may have. */
export interface ChosenHours {
  /** Undefined until somebody chooses: the result's own. */
  readonly chosen: number | undefined;
  readonly choose: (index: number) => void;
  /** Written for them; the last one while another is loading. */
  readonly reading: Reading | undefined;
  readonly isLoading: boolean;
  /** Of the reading of chosen hours, which may fail. */
  readonly query: UseQueryResult<Reading>;
}

/** @param own the reading of the hours that a result is told for unless others are chosen */
export function useChosenHours(chartId: string, own: Reading | undefined): ChosenHours {
  const [chosen, choose] = useState<number>();
  const query = useQuery({
    ...readingOfChart(chartId, chosen),
    enabled: chosen !== undefined,
    placeholderData: keepPreviousData,
  });
  const isLoading = chosen !== undefined && (query.isPending || query.isPlaceholderData);
  return {
    chosen,
    choose,
    reading: chosen === undefined ? own : (query.data ?? own),
    isLoading: isLoading && !query.isError,
    query,
  };
}
