import { useQuery } from '@tanstack/react-query';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ownChart, useMarkOwnChart } from './api.ts';

/** The person's own chart, and a function to mark it; undefined while loading. */
export function useOwnMark() {
  const own = useQuery(ownChart);
  const { mutate, isPending } = useMarkOwnChart();

  function mark(chartId: string | null, title: string, description?: string) {
    mutate(chartId, {
      onSuccess: () => toast({ title, tone: 'success', ...(description ? { description } : {}) }),
      onError: (error) => toastFailure(error, 'We couldn’t save that. Please try again.'),
    });
  }

  return {
    isKnown: own.isSuccess,
    chartId: own.data?.chartId ?? null,
    isQuestionDue: own.data?.isQuestionDue === true,
    isPending,
    markMine: (chartId: string) => mark(chartId, 'Marked as your chart'),
    unmark: () => mark(null, 'This chart is no longer marked as yours'),
    decline: () =>
      mark(null, 'Got it', 'You can mark your own chart anytime in your chart history.'),
  };
}

export type OwnMark = ReturnType<typeof useOwnMark>;
