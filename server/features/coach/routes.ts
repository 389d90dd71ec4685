import { askCoach, askTeamCoach } from '#shared/contract/coach.ts';
import type { Config } from '../../platform/config.ts';
import { handleStream } from '../handle.ts';
import { askAboutChart } from './chart-coach.ts';
import { askAboutTeam } from './team-coach.ts';

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
