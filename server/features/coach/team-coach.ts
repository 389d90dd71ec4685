import type { askTeamCoach, CoachEvent } from '#shared/contract/coach.ts';
import type { RouteReply, RouteRequest } from '#shared/contract/route.ts';
import { TeamId } from '#shared/contract/teams.ts';
import { PAIR_MODES } from '#shared/engine/pair/modes.ts';
import type { UserActor } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Ctx } from '../context.ts';
import { type CoachedTeam, isVersionOf, teamForCoach } from '../teams/coached-team.ts';
import { activeTeam } from '../workplace/service.ts';
import { ask } from './ask.ts';
import type { CoachSettings } from './coach-question.ts';
import { namesInTeam } from './first-name.ts';
import { groundingOfTeam, type TeamGroundingInput } from './grounding.ts';

function asDynamic({ member1, member2, summary }: CoachedTeam['limitedPairs'][number]) {
  return summary ? [{ member1, member2, channels: null, ...summary }] : [];
}

/** "Electromagnetic 7-31, 23-43; Dominance 1-8" */
function channelsInWords(channels: CoachedTeam['dynamics'][number]['channels'] | null): string {
  return PAIR_MODES.flatMap((mode) => {
    const links = channels?.[mode] ?? [];
    return links.length > 0 ? [`${mode} ${links.map(({ channel }) => channel).join(', ')}`] : [];
  }).join('; ');
}

/** The team as sent to the coach: its members by their position. */
export function groundOf({
  members,
  pentaData,
  dynamics,
  limitedPairs,
}: Omit<CoachedTeam, 'accountId' | 'peopleVersion'>): TeamGroundingInput {
  const indexOf = new Map(members.map(({ id }, index) => [id, index]));
  const indexes = (ids: readonly string[]) => ids.flatMap((id) => indexOf.get(id) ?? []);
  return {
    members,
    penta: pentaData && {
      gates: pentaData.gates.map(({ gate, holders }) => ({
        gate,
        holders: indexes(holders.map(({ memberId }) => memberId)),
      })),
      channels: pentaData.channels.map(({ channel, state }) => ({ id: channel, state })),
    },
    pairs: [...dynamics, ...limitedPairs.flatMap(asDynamic)].flatMap(
      ({ member1, member2, dynamicType, strength, watchout, talk, trial, channels }) => {
        const [one, other] = indexes([member1.id, member2.id]);
        if (one === undefined || other === undefined) return [];
        const texts = { dynamicType, strength, watchout, talk, trial };
        return [{ members: [one, other], ...texts, channels: channelsInWords(channels) }];
      },
    ),
  };
}

/**
 * Asks the coach about a team. Discloses at most its people's first names.
 * @throws AppError team.not_found, also for a team the person may not see; request.conflict for an
 * inactive or unanalyzed one; what `ask` throws
 */
export async function* askAboutTeam(
  ctx: Ctx<UserActor>,
  settings: CoachSettings,
  {
    teamId: named,
    message: question,
    pentaData: _penta,
    teamMembers: _members,
    ...asked
  }: RouteRequest<typeof askTeamCoach>['body'],
): AsyncGenerator<CoachEvent, RouteReply<typeof askTeamCoach>> {
  const teamId = named ?? (await activeTeam(ctx)).activeTeamId;
  if (teamId === null) {
    const message = 'Team ID is required';
    throw new AppError('request.invalid', { message, fields: { teamId: message } });
  }
  if (!TeamId.safeParse({ id: teamId }).success) throw new AppError('team.not_found');
  const team = await teamForCoach(ctx, teamId, namesInTeam);
  const answer = yield* ask(
    ctx,
    settings,
    {
      audience: 'team',
      scope: { teamId },
      countAs: 'teamChatUsage',
      accountId: team.accountId,
      isCurrent: (tx) => isVersionOf(tx, teamId, team.peopleVersion),
      ground: async () => groundingOfTeam(groundOf(team)),
    },
    { question, ...asked },
  );
  return { ...answer, reply: answer.answer };
}
