import * as z from 'zod/mini';
import { ChartId } from './charts.ts';
import { route } from './route.ts';

export const PAPER_SIZES = ['a4', 'letter'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

export const getReport = route({
  method: 'GET',
  path: '/api/individual/charts/:id/report',
  summary: 'The reading of one of the person’s charts as a document to keep and print',
  access: 'user',
  params: ChartId,
  /** By default what is usual where the reader lives. */
  query: z.object({ size: z.optional(z.enum(PAPER_SIZES)) }),
  reply: z.object({ fileName: z.string(), bytes: z.instanceof(Uint8Array) }),
  format: 'pdf',
  limit: 'report',
  errors: ['chart.not_found'],
});
