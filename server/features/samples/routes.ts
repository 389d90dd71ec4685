import { getSampleResult, getSampleTeam } from '#shared/contract/samples.ts';
import { handle } from '../handle.ts';
import { sampleResult, sampleTeam } from './service.ts';

export const samplesRoutes = [
  handle(getSampleResult, ({ ctx }) => sampleResult(ctx)),
  handle(getSampleTeam, ({ ctx }) => sampleTeam(ctx)),
];
