import type { AuditEntry } from '#shared/contract/audit.ts';
import type { AuditAction, AuditObject } from '#shared/domain/audit.ts';

/** Labels of actions. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  'auth.signed_in': 'Signed in',
  'auth.access_refused': 'Access refused',
  'user.role_changed': 'Role changed',
  'user.disabled': 'Person disabled',
  'user.enabled': 'Person enabled',
  'user.signed_out_everywhere': 'Signed out everywhere',
  'user.deletion_requested': 'Account deletion requested',
  'user.deletion_undone': 'Account deletion undone',
  'account.created': 'Account created',
  'account.changed': 'Account changed',
  'account.deleted': 'Account deleted',
  'membership.added': 'Member added',
  'membership.changed': 'Member changed',
  'membership.removed': 'Member removed',
  'team.created': 'Team created',
  'team.changed': 'Team changed',
  'team.deleted': 'Team deleted',
  'invitation.created': 'Invitation created',
  'invitation.revoked': 'Invitation revoked',
  'person.added': 'Person added without a team',
  'person.removed': 'Person without a team removed',
  'person.joined': 'Person joined a team',
  'person.sharing_changed': 'Person changed what they share',
  'person.left': 'Person left a team',
  'person.move_asked': 'Person asked to move',
  'person.moved': 'Person agreed to move',
  'person.move_declined': 'Person declined to move',
  'subscription.changed': 'Subscription changed',
  'prompts.changed': 'Prompts changed',
  'data.exported': 'Data exported',
  'data.erased': 'Data erased',
  'cleanup.run': 'Cleanup run',
};

/** Labels of object types. */
export const OBJECT_LABELS: Record<AuditObject, string> = {
  user: 'Person',
  login: 'Login',
  account: 'Account',
  membership: 'Membership',
  team: 'Team',
  invitation: 'Invitation',
  subscription: 'Subscription',
  prompts: 'Prompts',
  installation: 'Installation',
  operation: 'Operation',
};

/** The label of who acted. */
export function actorWords({ kind, email }: AuditEntry['actor']): string {
  if (kind === 'system') return 'The product itself';
  if (kind === 'anonymous') return 'Nobody signed in';
  return email ?? 'A person who has gone';
}

export interface FactLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

function wordsOf(value: unknown): string {
  if (value === undefined || value === null) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** An entry's facts, each with its value before and after. */
export function factsOf({ before, after }: AuditEntry): FactLine[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name,
    before: wordsOf(before?.[name]),
    after: wordsOf(after?.[name]),
  }));
}
