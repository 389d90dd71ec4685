import { getCertainty } from '#shared/contract/certainty.ts';
import { getChartDetails } from '#shared/contract/chart-details.ts';
import {
  countCharts,
  deleteChart,
  getChart,
  getLatestChart,
  listCharts,
  previewChart,
} from '#shared/contract/charts.ts';
import { correctChart, listRevisions } from '#shared/contract/corrections.ts';
import { getOwnChart, setOwnChart } from '#shared/contract/own-chart.ts';
import { handle } from '../handle.ts';
import { correct, revisions } from './correction.ts';
import { count, erase, list } from './history.ts';
import { chooseOwnChart, readOwnChart } from './own-chart.ts';
import { create, read, readCertainty, readDetails, readLatest } from './service.ts';

export const chartsRoutes = [
  handle(previewChart, ({ ctx, body }) => create(ctx, body)),
  handle(getLatestChart, ({ ctx }) => readLatest(ctx)),
  handle(getChart, ({ ctx, params }) => read(ctx, params.id)),
  handle(getCertainty, ({ ctx, params }) => readCertainty(ctx, params.id)),
  handle(getChartDetails, ({ ctx, params }) => readDetails(ctx, params.id)),
  handle(listCharts, ({ ctx, query }) => list(ctx, query)),
  handle(countCharts, ({ ctx, query }) => count(ctx, query)),
  handle(correctChart, ({ ctx, params, body }) => correct(ctx, params.id, body)),
  handle(listRevisions, ({ ctx, params }) => revisions(ctx, params.id)),
  handle(getOwnChart, ({ ctx }) => readOwnChart(ctx)),
  handle(setOwnChart, ({ ctx, body }) => chooseOwnChart(ctx, body.chartId)),
  handle(deleteChart, ({ ctx, params }) => erase(ctx, params.id)),
];
