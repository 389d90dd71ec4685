import { askCoach, askTeamCoach } from '#shared/contract/coach.ts';
import type { Config } from '../../platform/config.ts';
import { handleStream } from '../handle.ts';
import { askAboutChart } from './service.ts';
import { askAboutTeam } from './team-chat.ts';

interface CoachServices {
  readonly config: Config;
  readonly sessionSecret: string;
}

export const coachRoutes = ({ config, sessionSecret: secret }: CoachServices) => {
  const settings = { limits: config.coachLimits, secret };
  return [
    handleStream(askCoach, ({ ctx, body }) => askAboutChart(ctx, settings, body)),
    handleStream(askTeamCoach, ({ ctx, body }) => askAboutTeam(ctx, settings, body)),
  ];
};
