import { getReading, setReadingFeedback } from '#shared/contract/reading.ts';
import { handle } from '../handle.ts';
import { giveFeedback, readReading } from './service.ts';

export const readingRoutes = [
  handle(getReading, ({ ctx, params }) => readReading(ctx, params.id)),
  handle(setReadingFeedback, ({ ctx, params, body }) => giveFeedback(ctx, params.id, body)),
];
