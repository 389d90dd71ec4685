import { getCertainty } from '#shared/contract/certainty.ts';
import { getChart, getLatestChart, listCharts, previewChart } from '#shared/contract/charts.ts';
import { handle } from '../../http/mount.ts';
import { list, preview, read, readCertainty, readLatest } from './service.ts';

export const chartsRoutes = [
  handle(previewChart, ({ ctx, body }) => preview(ctx, body)),
  handle(getLatestChart, ({ ctx }) => readLatest(ctx)),
  handle(getChart, ({ ctx, params }) => read(ctx, params.id)),
  handle(getCertainty, ({ ctx, params }) => readCertainty(ctx, params.id)),
  handle(listCharts, ({ ctx }) => list(ctx)),
];
