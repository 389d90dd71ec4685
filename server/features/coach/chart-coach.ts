import { ChartId } from '#shared/contract/charts.ts';
import type { askCoach, CoachAnswer, CoachEvent } from '#shared/contract/coach.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { read, readCertainty } from '../charts/service.ts';
import type { Ctx } from '../context.ts';
import { rejectedReadings } from '../reading/service.ts';
import { ask } from './ask.ts';
import type { CoachSettings } from './coach-question.ts';
import { safeFirstName } from './first-name.ts';
import { groundingOfChart } from './grounding.ts';

/**
 * Asks the coach about one of the person's charts. Discloses at most the person's first name.
 * @throws AppError chart.not_found, also for somebody else's chart; what `ask` throws
 */
export async function* askAboutChart(
  ctx: Ctx<UserActor>,
  settings: CoachSettings,
  { chartId, chartData: _, question, ...asked }: RouteRequest<typeof askCoach>['body'],
): AsyncGenerator<CoachEvent, CoachAnswer> {
  if (!ChartId.safeParse({ id: chartId }).success) throw new AppError('chart.not_found');
  const chart = await read(ctx, chartId);
  return yield* ask(
    ctx,
    settings,
    {
      audience: 'individual',
      scope: { chartId },
      countAs: 'individualChatUsage',
      accountId: null,
      ground: async () => ({
        ...groundingOfChart(
          chart.chartData,
          chart.uncertaintyLevel === 'high' ? await readCertainty(ctx, chartId) : null,
          safeFirstName(chart.name),
        ),
        rejected: await rejectedReadings(ctx, chartId, chart.chartData),
      }),
    },
    { question, ...asked },
  );
}
