import { askCoach, askTeamCoach } from '#shared/contract/coach.ts';
import { handleStream } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { askAboutChart } from './service.ts';
import { askAboutTeam } from './team-chat.ts';

export const coachRoutes = ({
  config,
  sessionSecret: secret,
}: Pick<Services, 'config' | 'sessionSecret'>) => {
  const settings = { limits: config.coachLimits, secret };
  return [
    handleStream(askCoach, ({ ctx, body }) => askAboutChart(ctx, settings, body)),
    handleStream(askTeamCoach, ({ ctx, body }) => askAboutTeam(ctx, settings, body)),
  ];
};
