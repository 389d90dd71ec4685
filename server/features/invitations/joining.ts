import type { InvitationPage, joinTeam } from '#shared/contract/invitations.ts';
import { JOIN_AGE_MIN } from '#shared/contract/invitations.ts';
import type { PlaceDetails, PlaceSuggestion } from '#shared/contract/places.ts';
import type { RouteRequest } from '#shared/contract/route.ts';
import { TEAM_SIZE_MAX } from '#shared/contract/teams.ts';
import { CONSENT_VERSION } from '#shared/domain/consent.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/errors.ts';
import { hashOf, newToken } from '../../platform/secret-tokens.ts';
import { type ComputedMember, computePerson } from '../analyses/computed-team.ts';
import type { Ctx } from '../context.ts';
import { deliverSoon, enqueueLetter } from '../mail/service.ts';
import { detailsOf, suggest } from '../places/service.ts';
import { addPerson, peopleOfTeam, removePerson } from '../teams/people.ts';
import { insertConsent } from './consent-store.ts';
import { personalLetter } from './letters.ts';
import type { LinkTo } from './manage.ts';
import {
  countDecline,
  countUse,
  type FoundInvitation,
  findByToken,
  lockTeamChanges,
} from './store.ts';

/** @throws AppError invitation.not_found, alike for every token that opens nothing */
async function notEnded(db: Db, token: string, now: Date): Promise<FoundInvitation> {
  const row = await findByToken(db, hashOf(token), now);
  if (!row) throw new AppError('invitation.not_found');
  return row;
}

/** @throws AppError invitation.not_found, also for one that is used up */
async function found(ctx: Ctx, token: string): Promise<FoundInvitation> {
  const row = await notEnded(ctx.db, token, ctx.clock());
  if (row.uses >= row.usesMax) throw new AppError('invitation.not_found');
  return row;
}

/** The outside service that answers questions to the coach; null for the built-in one. */
export function aiProviderOf({ name }: { readonly name: string }): string | null {
  if (name === 'built-in') return null;
  return name === 'openai' ? 'OpenAI' : name;
}

/** @throws AppError invitation.not_found */
export async function open(ctx: Ctx, token: string): Promise<InvitationPage> {
  const { organization, teamName, expiresAt } = await found(ctx, token);
  return {
    organization,
    teamName,
    aiProvider: aiProviderOf(ctx.providers.chat),
    consentVersion: CONSENT_VERSION,
    expiresAt: expiresAt.toISOString(),
  };
}

/** @throws AppError invitation.not_found */
export async function decline(ctx: Ctx, token: string): Promise<void> {
  const { id, kind } = await found(ctx, token);
  await countDecline(ctx.db, id, kind === 'person' ? ctx.clock() : null);
}

/** @throws AppError invitation.not_found; place.unavailable */
export async function suggestPlaces(
  ctx: Ctx,
  token: string,
  input: string,
): Promise<{ predictions: PlaceSuggestion[] }> {
  await found(ctx, token);
  return { predictions: await suggest(ctx, input) };
}

/** @throws AppError invitation.not_found; place.unknown, place.unavailable */
export async function placeOf(ctx: Ctx, token: string, placeId: string): Promise<PlaceDetails> {
  await found(ctx, token);
  return detailsOf(ctx, placeId);
}

/**
 * Whether somebody born on that day is of age everywhere on Earth: the day that begins last counts.
 * @param birthDate YYYY-MM-DD
 */
export function isOfAge(birthDate: string, now: Date): boolean {
  const [year = 0, month = 1, day = 1] = birthDate.split('-').map(Number);
  const lastZoneMs = 12 * 60 * 60_000;
  return Date.UTC(year + JOIN_AGE_MIN, month - 1, day) <= now.getTime() - lastZoneMs;
}

type Join = RouteRequest<typeof joinTeam>['body'];

function refuseBeforehand(ctx: Ctx, { birthDate, consentVersion }: Join): void {
  if (!isOfAge(birthDate, ctx.clock())) throw new AppError('invitation.under_age');
  if (consentVersion !== CONSENT_VERSION) throw new AppError('invitation.consent_changed');
}

/** Adds the person and their consent; call it with the account locked. */
async function keep(
  tx: Db,
  ctx: Ctx,
  invitation: FoundInvitation,
  { member, join, token }: { member: ComputedMember; join: Join; token: string },
): Promise<void> {
  const { id, teamId, accountId } = invitation;
  const people = await peopleOfTeam(tx, teamId);
  // The same instant is the same person, however the name is spelled.
  const born = member.chart.birthUtc.getTime();
  const same = people.find(({ birthUtc }) => Date.parse(birthUtc) === born);
  if (same?.enteredBy === 'person') throw new AppError('invitation.already_in');
  if (!same && people.length >= TEAM_SIZE_MAX) throw new AppError('invitation.full');
  // What the person enters takes the place of what an admin has entered for them.
  if (same) await removePerson(tx, ctx, same.id);
  const sharing = { visibility: join.level, enteredBy: 'person' as const, userId: null };
  await addPerson(tx, ctx, teamId, member, sharing);
  await insertConsent(tx, {
    teamId,
    accountId,
    memberId: member.id,
    textVersion: join.consentVersion,
    level: join.level,
    givenAt: ctx.clock(),
    tokenHash: hashOf(token),
    email: join.email?.toLowerCase() ?? null,
  });
  await countUse(tx, id);
  const after = { teamId, level: join.level };
  await audit(tx, ctx, {
    action: 'person.joined',
    objectType: 'team',
    objectId: teamId,
    accountId,
    after,
  });
}

/**
 * Joins a team with one's own birth data.
 * @throws AppError invitation.not_found, also when it ended meanwhile; invitation.full;
 * invitation.under_age; invitation.already_in; invitation.consent_changed; what `computeChartOf` throws
 */
export async function join(
  ctx: Ctx,
  invitationToken: string,
  body: Join,
  linkTo: LinkTo,
): Promise<{ token: string; isMailed: boolean }> {
  const { accountId } = await found(ctx, invitationToken);
  refuseBeforehand(ctx, body);
  const { level: _level, consentVersion: _version, email, ...birth } = body;
  // Before the transaction: none waits for an outside service.
  const member = await computePerson(ctx, birth);
  const token = newToken();
  const isMailed = email !== undefined && ctx.providers.mail.kind !== 'none';
  await inTransaction(ctx.db, async (tx) => {
    await lockTeamChanges(tx, accountId);
    const now = ctx.clock();
    const invitation = await notEnded(tx, invitationToken, now);
    if (invitation.uses >= invitation.usesMax) throw new AppError('invitation.full');
    await keep(tx, ctx, invitation, { member, join: body, token });
    if (!isMailed) return;
    const letter = personalLetter({ ...invitation, url: linkTo(token) });
    await enqueueLetter(tx, { to: email, letter, now });
  });
  const { db, clock, log, providers } = ctx;
  if (isMailed) deliverSoon({ db, clock, log, mail: providers.mail });
  return { token, isMailed };
}
