import type { CurrentUser, Preferences } from '#shared/contract/auth.ts';
import type { UserActor } from '../../platform/context.ts';
import type { MailPort } from '../../providers/mail/port.ts';

/** Without e-mail there are no letters to choose. */
export function presentPreferences(
  { clock, signInLetters }: Pick<UserActor, 'clock' | 'signInLetters'>,
  mail: Pick<MailPort, 'kind'>,
): Preferences {
  return mail.kind === 'none' ? { clock } : { clock, signInLetters };
}

export function presentUser(
  { deletionDueAt, signInLetters, activeAccounts, ...actor }: UserActor,
  mail: Pick<MailPort, 'kind'>,
): CurrentUser {
  return {
    ...actor,
    ...presentPreferences({ clock: actor.clock, signInLetters }, mail),
    teams: activeAccounts.map(({ role, id, name }) => ({ role, teamAccount: { id, name } })),
    ...(deletionDueAt ? { deletionDueAt: deletionDueAt.toISOString() } : {}),
  };
}
