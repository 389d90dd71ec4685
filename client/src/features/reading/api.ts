import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { call } from '#client/lib/api.ts';
import {
  type FeedbackAnswer,
  getReading,
  type Reading,
  setReadingFeedback,
} from '#shared/contract/reading.ts';

/** What a chart means, in chapters. */
export function readingOfChart(chartId: string) {
  return queryOptions({
    queryKey: ['charts', 'reading', chartId],
    queryFn: ({ signal }) => call(getReading, { params: { id: chartId } }, signal),
  });
}

interface Feedback {
  paragraphId: string;
  answer: FeedbackAnswer;
}

/** Says whether a paragraph fits; shown right away, and taken back if it can't be saved. */
export function useReadingFeedback(chartId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = readingOfChart(chartId);
  const show = ({ paragraphId, answer }: Feedback) =>
    queryClient.setQueryData<Reading>(queryKey, (reading) =>
      reading ? withAnswer(reading, paragraphId, answer) : reading,
    );
  return useMutation({
    mutationFn: (body: Feedback) => call(setReadingFeedback, { params: { id: chartId }, body }),
    onMutate: (feedback) => {
      const before = queryClient.getQueryData<Reading>(queryKey);
      show(feedback);
      return { before };
    },
    onError: (error, _feedback, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      toastFailure(error, 'Your answer couldn’t be saved. Please try again.');
    },
  });
}

function withAnswer(reading: Reading, paragraphId: string, answer: FeedbackAnswer): Reading {
  return {
    ...reading,
    chapters: reading.chapters.map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.map((paragraph) =>
        paragraph.id === paragraphId ? { ...paragraph, answer } : paragraph,
      ),
    })),
  };
}
