import { getReading, setReadingFeedback } from '#shared/contract/reading.ts';
import { handle } from '../handle.ts';
import { giveFeedback, readReading } from './service.ts';

export const readingRoutes = [
  handle(getReading, ({ ctx, params, query }) => readReading(ctx, params.id, query.hours)),
  handle(setReadingFeedback, ({ ctx, params, body }) => giveFeedback(ctx, params.id, body)),
];
