import { askCoach, askTeamCoach } from '#shared/contract/coach.ts';
import { handleStream } from '../../platform/http/mount.ts';
import type { Services } from '../../services.ts';
import { askAboutChart } from './service.ts';
import { askAboutTeam } from './team-chat.ts';

export const coachRoutes = ({ config }: Pick<Services, 'config'>) => [
  handleStream(askCoach, ({ ctx, body }) => askAboutChart(ctx, config.coachLimits, body)),
  handleStream(askTeamCoach, ({ ctx, body }) => askAboutTeam(ctx, config.coachLimits, body)),
];
