import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDates } from '#client/lib/use-dates.ts';
import { certaintyOfChart } from './api.ts';
import type { FirstNote } from './first-note.ts';

/** On demand: most charts have an exact time. */
async function loadNote() {
  const [note, { dayScale }] = await Promise.all([
    import('./first-note.ts'),
    import('./day-scale.ts'),
  ]);
  return { ...note, dayScale };
}

export interface FirstScreenCertainty {
  readonly note: FirstNote;
  /** The birth time changes nothing on the first screen. */
  readonly isCertain: boolean;
}

/** What an approximate time means for the first screen; null until that is known, and for an exact time. */
export function useFirstNote(chartId: string, isApproximate: boolean): FirstScreenCertainty | null {
  const dates = useDates();
  const { data } = useQuery({ ...certaintyOfChart(chartId), enabled: isApproximate });
  const code = useQuery({
    queryKey: ['code', 'first-note'],
    queryFn: loadNote,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isApproximate,
  });
  return useMemo(() => {
    if (!isApproximate || !data || !code.data || data.basis === 'exact') return null;
    const { firstNote, isFirstScreenCertain, dayScale } = code.data;
    return {
      note: firstNote(data, dayScale(data, dates)),
      isCertain: isFirstScreenCertain(data),
    };
  }, [isApproximate, data, code.data, dates]);
}
