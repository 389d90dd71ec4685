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

export interface Feedback {
  paragraphId: string;
  answer: FeedbackAnswer;
}

/** Says whether paragraphs fit; shown right away, and taken back if that can't be saved. */
export function useReadingFeedback(chartId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = readingOfChart(chartId);
  return useMutation({
    mutationFn: (answers: readonly Feedback[]) =>
      Promise.all(
        answers.map((body) => call(setReadingFeedback, { params: { id: chartId }, body })),
      ),
    onMutate: (answers) => {
      const before = queryClient.getQueryData<Reading>(queryKey);
      if (before) queryClient.setQueryData(queryKey, withAnswers(before, answers));
      return { before };
    },
    onError: (error, _answers, context) => {
      if (context?.before) queryClient.setQueryData(queryKey, context.before);
      toastFailure(error, 'Your answer couldn’t be saved. Please try again.');
    },
  });
}

function withAnswers(reading: Reading, answers: readonly Feedback[]): Reading {
  const said = new Map(answers.map(({ paragraphId, answer }) => [paragraphId, answer]));
  return {
    ...reading,
    chapters: reading.chapters.map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.map((paragraph) => ({
        ...paragraph,
        answer: said.get(paragraph.id) ?? (said.has(paragraph.id) ? null : paragraph.answer),
      })),
    })),
  };
}
