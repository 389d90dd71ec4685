import { getReport } from '#shared/contract/report.ts';
import { handle } from '../handle.ts';
import { readReport } from './service.ts';

export const reportRoutes = [
  handle(getReport, ({ ctx, params, query }) => readReport(ctx, params.id, query.size)),
];
