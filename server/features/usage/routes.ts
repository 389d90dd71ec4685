import { getUsageStatistics, trackPageLoad } from '#shared/contract/usage.ts';
import { handle } from '../handle.ts';
import { statistics, trackOwnPageLoad } from './service.ts';

export const usageRoutes = [
  handle(trackPageLoad, ({ ctx }) => trackOwnPageLoad(ctx)),
  handle(getUsageStatistics, ({ ctx, query }) => statistics(ctx, query)),
];
