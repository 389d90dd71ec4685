/** The actions of the audit log. Never rename one: old entries keep theirs. */
export const AUDIT_ACTIONS = [
  'auth.signed_in',
  'auth.access_refused',
  'user.role_changed',
  'user.disabled',
  'user.enabled',
  'user.signed_out_everywhere',
  'user.deletion_requested',
  'user.deletion_undone',
  'account.created',
  'account.changed',
  'account.deleted',
  'membership.added',
  'membership.changed',
  'membership.removed',
  'team.created',
  'team.changed',
  'team.deleted',
  'invitation.created',
  'invitation.revoked',
  'person.added',
  'person.removed',
  'person.joined',
  'person.sharing_changed',
  'person.left',
  'person.move_asked',
  'person.moved',
  'person.move_declined',
  'subscription.changed',
  'prompts.changed',
  'data.exported',
  'data.erased',
  'cleanup.run',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The object of an action. An `operation` is named by method and path. */
export const AUDIT_OBJECTS = [
  'user',
  'login',
  'account',
  'membership',
  'team',
  'invitation',
  'subscription',
  'prompts',
  'installation',
  'operation',
] as const;
export type AuditObject = (typeof AUDIT_OBJECTS)[number];

/** Who acted: a signed-in person, an anonymous caller, or the system. */
export const AUDIT_ACTORS = ['user', 'anonymous', 'system'] as const;
