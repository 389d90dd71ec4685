import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { call } from '#client/lib/api.ts';
import {
  type FeedbackAnswer,
  getReading,
  type Reading,
  setReadingFeedback,
} from '#shared/contract/reading.ts';

/** All readings of a chart, for whichever birth times. */
const readingKey = (chartId: string) => ['charts', 'reading', chartId] as const;

/**
 * What a chart means, in chapters.
 * @param hours which of its birth times they are written for, else those it is drawn for
 */
export function readingOfChart(chartId: string, hours?: number) {
  return queryOptions({
    queryKey: [...readingKey(chartId), hours ?? 'drawn'],
    queryFn: ({ signal }) =>
      call(getReading, { params: { id: chartId }, query: { hours } }, signal),
  });
}

export interface Feedback {
  paragraphId: string;
  answer: FeedbackAnswer;
}

/** Says whether paragraphs fit; shown right away, and taken back if that can't be saved. */
export function useReadingFeedback(chartId: string) {
  const queryClient = useQueryClient();
  const queryKey = readingKey(chartId);
  return useMutation({
    mutationFn: (answers: readonly Feedback[]) =>
      Promise.all(
        answers.map((body) => call(setReadingFeedback, { params: { id: chartId }, body })),
      ),
    onMutate: (answers) => {
      const before = queryClient.getQueriesData<Reading>({ queryKey });
      queryClient.setQueriesData<Reading>(
        { queryKey },
        (reading) => reading && withAnswers(reading, answers),
      );
      return { before };
    },
    onError: (error, _answers, context) => {
      for (const [key, reading] of context?.before ?? []) queryClient.setQueryData(key, reading);
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
