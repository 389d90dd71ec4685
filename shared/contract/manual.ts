import * as z from 'zod/mini';
import { ChartId } from './charts.ts';
import { route } from './route.ts';

export const MANUAL_LINES_MAX = 12;
export const MANUAL_LABEL_MAX = 80;
export const MANUAL_TEXT_MAX = 600;

export const ManualLine = z.strictObject({
  /** "How I decide" */
  label: z
    .string()
    .check(z.trim(), z.minLength(1, 'Enter a heading'), z.maxLength(MANUAL_LABEL_MAX)),
  /** In the first person. */
  text: z.string().check(z.trim(), z.minLength(1, 'Enter a text'), z.maxLength(MANUAL_TEXT_MAX)),
});
export type ManualLine = z.infer<typeof ManualLine>;

const Lines = z.array(ManualLine).check(z.maxLength(MANUAL_LINES_MAX));

const Manual = z.object({
  lines: Lines,
  /** False while the lines are the chart's suggestions. */
  isEdited: z.boolean(),
});
export type Manual = z.infer<typeof Manual>;

export const getManual = route({
  method: 'GET',
  path: '/api/individual/charts/:id/manual',
  summary: '“How to work with me” for one of the person’s charts, as edited or else as suggested',
  access: 'user',
  isKeptOffline: true,
  params: ChartId,
  reply: Manual,
  errors: ['chart.not_found'],
});

export const saveManual = route({
  method: 'PUT',
  path: '/api/individual/charts/:id/manual',
  summary: 'Save “How to work with me” as the person has edited it',
  access: 'user',
  params: ChartId,
  body: z.strictObject({ lines: Lines }),
  reply: Manual,
  errors: ['chart.not_found'],
});

export const resetManual = route({
  method: 'DELETE',
  path: '/api/individual/charts/:id/manual',
  summary: 'Go back to the lines that the chart suggests',
  access: 'user',
  params: ChartId,
  reply: Manual,
  errors: ['chart.not_found'],
});
